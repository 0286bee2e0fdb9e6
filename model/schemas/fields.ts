import { z } from 'zod';
import { parsePhone } from '../phone.ts';
import { isSlug } from '../slug.ts';
import { parseWeekdays } from '../weekdays.ts';

/** Small kinds of text that several schemas share. Each message says what to write instead. */

export const text = z.string().trim().min(1, 'is empty: write a text or remove the line');

export const slug = z
  .string()
  .refine(isSlug, 'must be lower-case words joined by hyphens, for example "garden-city"');

export const state = z.enum(['ID', 'OR'], 'must be ID or OR');

export const order = z.int('must be a whole number').positive('must be 1 or more');

/** Spec section 3 gives no limits; the region is Idaho and Eastern Oregon. Unit: degrees. */
export const latitude = z
  .number('must be a number of degrees, for example 43.6135')
  .min(41.9, 'lies south of Idaho')
  .max(49.1, 'lies north of Idaho');
export const longitude = z
  .number('must be a number of degrees, for example -116.2035')
  .min(-119.5, 'lies west of Eastern Oregon')
  .max(-111, 'lies east of Idaho: is the minus sign missing?');

export const webAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .describe('must be a whole address that starts with https://');

export const phone = z.string().transform((written, context) => {
  const parsed = parsePhone(written);
  if (parsed !== undefined) return parsed;
  context.addIssue('must be a ten-digit number such as (208) 555-0100');
  return z.NEVER;
});

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00 or 20:00');

/** A run of weekdays, "Monday-Friday". */
export const weekdays = z
  .string()
  .refine(
    (days) => parseWeekdays(days) !== undefined,
    'must be two weekdays with a hyphen, for example Monday-Friday',
  );

/** What search engines show under a page's title. Unit: characters. */
export const description = text
  .min(50, 'is short: a page description needs 50 characters or more')
  .max(170, 'is long: search engines cut a page description after about 160 characters');

export const keywords = z.array(text).min(1, 'needs one keyword or more');
