import type { Condition } from '../../model/schemas/fields.ts';
import type { Entries } from './entries.ts';

/** What holds for a site, of all that its sentences can depend on. */
export function holdingConditions({ business, page, city }: Entries): ReadonlySet<Condition> {
  const { commissions } = business.fields;
  const isOutside = [...city.values()].some(({ fields }) => !commissions.includes(fields.state));
  const isOnline = page.search.fields.onlineService !== undefined;

  const holding = new Set<Condition>();
  if (isOnline) holding.add('online');
  if (isOutside) holding.add('outside');
  return holding;
}
