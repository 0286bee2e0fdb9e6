import { longestStatus, openHoursText } from '../../model/hours.ts';
import { useSite } from '../site/site.tsx';

/**
 * Whether the business is open now. A script writes it into the first span (islands/plain.ts); the
 * second one has the hours for visitors without scripts. The longest text holds the space of all, so that
 * nothing moves when another one takes its place.
 */
export function OpenNow() {
  const { hours, holidays } = useSite().business;

  return (
    <p className="open-now" data-longest={longestStatus({ hours, holidays })}>
      <span data-open-now={JSON.stringify({ hours, holidays })} />
      <span>{openHoursText(hours)}</span>
    </p>
  );
}
