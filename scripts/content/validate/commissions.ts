import type { Business } from '../../../model/content.ts';
import { dayIn, daysAfter, longDate } from '../../../model/dates.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Report } from './reporter.ts';

/** How long before its last day a commission is warned of. Unit: days. */
const NOTICE = 60;

/**
 * The commissions that have expired, and what else the owner should know of them. On its last day a
 * commission still holds.
 */
export function checkCommissions(
  {
    commissions,
    commissionDetails = [],
    hours,
  }: Pick<Business, 'commissions' | 'commissionDetails' | 'hours'>,
  now: Date,
  inBusiness: Report,
): { expired: Diagnostic[]; notes: Diagnostic[] } {
  const today = dayIn(hours.timeZone, now);
  const expired: Diagnostic[] = [];
  const notes: Diagnostic[] = [];
  for (const [index, { state, expires }] of commissionDetails.entries()) {
    const report = (field: 'state' | 'expires', message: string) =>
      inBusiness(['commissionDetails', index, field], message);
    if (!commissions.includes(state)) {
      notes.push(
        ...report(
          'state',
          `pages leave this out, since commissions doesn't list ${state}. Add ${state} there, or delete this entry.`,
        ),
      );
    }
    if (expires < today) {
      expired.push(
        ...report(
          'expires',
          `the commission expired on ${longDate(expires)}. Write the number and the last day of the new one.`,
        ),
      );
    } else if (daysAfter(expires, -NOTICE) <= today) {
      notes.push(
        ...report(
          'expires',
          `the commission expires on ${longDate(expires)}. Renew it, then write the new number and last day.`,
        ),
      );
    }
  }
  return { expired, notes };
}
