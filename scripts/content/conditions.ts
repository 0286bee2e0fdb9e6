import { CONDITIONS, type Condition } from '../../model/schemas/fields.ts';
import type { Entries } from './entries.ts';

/** What holds for a site, of all that its sentences can depend on. */
export function holdingConditions({ business, page, city }: Entries): ReadonlySet<Condition> {
  const { onlineService, apostilleService } = page.search?.fields ?? {};
  const { form, maps, commissions = [], credentials = [] } = business?.fields ?? {};
  const states = [...city.values()].map(({ fields }) => fields.state);

  const holds: Record<Condition, boolean> = {
    online: onlineService !== undefined,
    apostille: apostilleService !== undefined,
    outside: states.some((state) => !commissions.includes(state)),
    credentials: credentials.length > 0,
    form: form !== undefined,
    'no form': form === undefined,
    'maps on click': maps?.load === 'click',
    'maps in view': maps?.load === 'visible',
  };
  return new Set(CONDITIONS.filter((condition) => holds[condition]));
}
