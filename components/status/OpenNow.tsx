import { openHoursText } from '../../model/hours.ts';
import { useSite } from '../site/site.tsx';

/**
 * Whether the business is open now, which a script writes into the first span (islands/plain.ts). The
 * second one has the hours themselves, for where there is no script.
 */
export function OpenNow() {
  const { hours, holidays } = useSite().business;

  return (
    <p className="open-now">
      <span data-open-now={JSON.stringify({ hours, holidays })} />
      <span>{openHoursText(hours)}</span>
    </p>
  );
}
