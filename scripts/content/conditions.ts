import type { Condition } from '../../model/schemas/fields.ts';
import { attractionEntries, type Entries } from './entries.ts';

/** The conditions that are true of a site, of all that its sentences can depend on. */
export function holdingConditions(entries: Entries): ReadonlySet<Condition> {
  const { business, page, city } = entries;
  const { commissions } = business.fields;
  const isOutside = [...city.values()].some(({ fields }) => !commissions.includes(fields.state));
  const isOnline = page.search.fields.onlineService !== undefined;

  const holding = new Set<Condition>();
  if (isOnline) holding.add('online');
  if (isOutside) holding.add('outside');
  if (attractionEntries(entries).length > 0) holding.add('places');
  return holding;
}
