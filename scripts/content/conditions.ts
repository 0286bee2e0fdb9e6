import { CONDITION_NAMES, type Condition } from '../../model/schemas/fields.ts';
import { attractionEntries, type Entries } from './entries.ts';

/** The conditions that are true of a site, of all that its sentences can depend on. */
export function holdingConditions(entries: Entries): ReadonlySet<Condition> {
  const { business, page, city } = entries;
  const { commissions, maps, form } = business.fields;
  const { onlineService, apostilleService } = page.search.fields;

  const conditions: Record<Condition, boolean> = {
    online: onlineService !== undefined,
    apostille: apostilleService !== undefined,
    outside: [...city.values()].some(({ fields }) => !commissions.includes(fields.state)),
    places: attractionEntries(entries).length > 0,
    mapsOnClick: maps.load === 'click',
    mapsInView: maps.load === 'visible',
    formByEmail: form === undefined,
    formByService: form !== undefined,
  };
  return new Set(CONDITION_NAMES.filter((name) => conditions[name]));
}
