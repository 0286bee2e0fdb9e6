import { z } from 'zod';
import { PHONE_PATTERN, parsePhone } from '../phone.ts';
import { quote } from '../quote.ts';
import { LONGEST_SLUG, SLUG_PATTERN } from '../slug.ts';
import type { Parsed } from '../web-address.ts';
import { WEEKDAYS } from '../weekdays.ts';

/**
 * Small kinds of text that several schemas share. Each message says what to write instead.
 *
 * What `meta` adds is for the tools that help people write: JSON Schemas and the form editor.
 * `patternErrorMessage` is a keyword of Visual Studio Code; `x-` keywords are our own.
 */

/** What a text must look like, and what to write instead when it does not. */
export const shaped = (pattern: RegExp, message: string) =>
  z.string().regex(pattern, message).meta({ patternErrorMessage: message });

/** A text that a parser takes; the parser says what is wrong with one that it does not. */
export const parsed = (parse: (written: string) => Parsed<unknown>) =>
  z.string().superRefine((written, context) => {
    const result = parse(written);
    if (!result.ok) context.addIssue(result.fault);
  });

/** A letter, number or sign: a combining accent alone is none of these. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const text = z
  .string()
  // Double and special spaces would stand in the page's data, but not in what people see of it.
  .overwrite((words) => words.replace(/\s+/g, ' ').trim())
  .min(1, 'is empty: write a text')
  .refine((words) => words === '' || VISIBLE.test(words), 'shows nothing: write a text')
  .refine(
    (words) => !/<\/?[a-z][^<>]*>/i.test(words),
    'holds HTML, which visitors would see as it is typed: write plain words',
  );

/** A text that may need more than one line of a form. */
export const prose = text.meta({ 'x-long': true });

export const slug = shaped(
  SLUG_PATTERN,
  'must be lower-case words joined by hyphens, for example "garden-city"',
).max(LONGEST_SLUG, `has more than ${LONGEST_SLUG} letters: write a shorter one`);

/** Cities and services are named by their files. */
export const citySlugField = slug.meta({ title: 'City', 'x-refers-to': 'cities' });
export const serviceSlug = slug.meta({ title: 'Service', 'x-refers-to': 'services' });

export const state = z.enum(['ID', 'OR'], 'must be ID or OR');

/** A place in a list: any number sorts. */
export const order = z.number('must be a number, without quotes');

/** Miles or minutes that nobody has measured. */
export const estimate = z
  .number('must be a number, without quotes')
  .positive('must be more than 0; leave it out for the office itself');

const SWAPPED = 'latitude and longitude have changed places: swap the two';

/** Around Idaho and Oregon, the two states that a city can be in. Unit: degrees. */
const REGION = { south: 41.9, north: 49.1, west: -124.7, east: -111 } as const;

const inLatitudes = (degrees: number) => degrees >= REGION.south && degrees <= REGION.north;
const inLongitudes = (degrees: number) => degrees >= REGION.west && degrees <= REGION.east;

export const latitude = z
  .number('must be a number of degrees, for example 43.6135')
  .refine(inLatitudes, {
    error: ({ input }) => {
      if (typeof input === 'number' && inLongitudes(input)) return SWAPPED;
      return `lies ${Number(input) < REGION.south ? 'south' : 'north'} of Idaho and Oregon: check the number on a map`;
    },
  })
  .meta({ minimum: REGION.south, maximum: REGION.north });

export const longitude = z
  .number('must be a number of degrees, for example -116.2035')
  .refine(inLongitudes, {
    error: ({ input }) => {
      if (typeof input !== 'number') return undefined;
      if (inLatitudes(input)) return SWAPPED;
      if (inLongitudes(-input)) return `must be -${input}: the minus sign is missing`;
      return `lies ${input < REGION.west ? 'west' : 'east'} of Idaho and Oregon: check the number on a map`;
    },
  })
  .meta({ minimum: REGION.west, maximum: REGION.east });

/** The address that somebody most likely means by one that is none. */
function betterAddress(written: string): string {
  const [, rest = ''] =
    /^(?:http:\/\/)?((?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,20}(?:\/[^\s"]{0,60})?)$/i.exec(written) ??
    [];
  return rest === '' ? '' : `: write https://${rest}`;
}

const namesNoUser = (address: string) => !URL.canParse(address) || new URL(address).username === '';

export const webAddress = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: ({ input }) =>
      typeof input === 'string'
        ? `${quote(input)} is no web address that starts with https://${betterAddress(input)}`
        : undefined,
  })
  .refine(namesNoUser, 'names a user before an @, and so seems to lead elsewhere: leave that out')
  .meta({
    pattern: '^https://',
    patternErrorMessage: 'must be a whole address that starts with https://',
  });

export const phone = z
  .string()
  .transform((written, context) => {
    const parsed = parsePhone(written);
    if (parsed !== undefined) return parsed;
    const digits = written.replace(/\D/g, '').length;
    context.addIssue(
      digits === 10 || digits === 11
        ? `${quote(written)} is no number of the United States: write one such as (208) 555-0100`
        : `has ${digits} digits, but a number has ten: write it like (208) 555-0100`,
    );
    return z.NEVER;
  })
  .meta({
    pattern: PHONE_PATTERN,
    patternErrorMessage: 'must be a ten-digit number such as (208) 555-0100',
  });

export const time = shaped(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00 or 20:00');

const weekday = `(${WEEKDAYS.join('|')})`;
const weekdayRun = `${weekday}(-${weekday})?`;

/** A set of weekdays, "Monday-Friday" or "Monday-Wednesday, Friday". */
export const weekdays = shaped(
  new RegExp(`^${weekdayRun}(, ?${weekdayRun})*$`),
  'must be weekdays, for example Monday-Friday or "Monday-Wednesday, Friday"',
);

/** What search engines show under a page's title; others are warned of. Unit: characters. */
export const USUAL_DESCRIPTION = { min: 50, max: 160 } as const;

export const keywords = z
  .array(text)
  .default([])
  .describe('What people type into a search engine to find this page.');
