import type { OpenHours } from '../../islands/plain.ts';
import { parseWeekdays, weekdayHoursText, zoneName } from '../../model/hours.ts';
import { useSite } from '../site/site.tsx';

/**
 * Whether the business is open now; the hours themselves until a script knows, and without one.
 * Both are one line, so that nothing moves when the one takes the place of the other.
 */
export function OpenNow() {
  const { hours, holidays } = useSite().business;
  const open: OpenHours = {
    days: parseWeekdays(hours.visible.days),
    opens: hours.visible.opens,
    closes: hours.visible.closes,
    weekends: hours.visible.weekends,
    zone: hours.timeZone,
    zoneName: zoneName(hours),
    holidays,
  };
  return (
    <p className="open-now" data-open-now={JSON.stringify(open)}>
      {weekdayHoursText(hours)}
    </p>
  );
}
