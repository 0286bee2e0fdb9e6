import { dateIn } from '../../../model/hours.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { checkValues, fieldValues } from '../entries.ts';
import type { Folder } from './folder.ts';
import { checkRepeated } from './rules.ts';

/** Warns of testimonials with one id, and of those that nobody can have said yet. */
export function checkTestimonials({ entries: { business, testimonials } }: Folder): Diagnostic[] {
  const ids = fieldValues([testimonials], 'testimonials', 'id');
  const repeated = checkRepeated('warning', ids, 'Change one.');
  if (business === undefined) return repeated;

  const today = dateIn(business.fields.hours);
  const dates = fieldValues([testimonials], 'testimonials', 'date');
  const early = checkValues(dates, 'warning', ({ value }) => {
    return value > today && 'in the future, and pages would show it. Check the year.';
  });
  return [...repeated, ...early];
}
