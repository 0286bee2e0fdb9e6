import { z } from 'zod';
import { PHONE_PATTERN, parsePhone } from '../phone.ts';
import { quote } from '../quote.ts';
import { LONGEST_SLUG, SLUG_PATTERN } from '../slug.ts';
import type { Parsed } from '../web-address.ts';
import { WEEKDAYS } from '../weekdays.ts';

/**
 * Small kinds of text that several schemas share. A message that starts with "expected" is one of
 * what a value must be; the checker adds what it found instead.
 *
 * What `meta` adds is for the tools that help people write: JSON Schemas and the form editor.
 * `patternErrorMessage` is a keyword of Visual Studio Code; `x-` keywords are our own.
 */

/** A text of a certain look, and the words for it. */
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

const HTML = /<\/?[a-z][^<>]*>/i;

export const text = z
  .string()
  // Double and special spaces would stand in the page's data, but not in what people see of it.
  .overwrite((words) => words.replace(/\s+/g, ' ').trim())
  .min(1, 'no text. Write some.')
  .refine(
    (words) => words === '' || VISIBLE.test(words),
    'nothing in it can be seen. Write some text.',
  )
  .refine((words) => !HTML.test(words), {
    error: ({ input }) =>
      `"${HTML.exec(String(input))?.[0]}" is HTML, which would show up as typed. Write plain text.`,
  });

/** A text that may need more than one line of a form. */
export const prose = text.meta({ 'x-long': true });

export const slug = shaped(
  SLUG_PATTERN,
  'expected lowercase words joined by hyphens, such as "garden-city"',
).max(LONGEST_SLUG, `more than ${LONGEST_SLUG} letters. Write a shorter one.`);

/** Cities and services are named by their files. */
export const citySlugField = slug.meta({ title: 'City', 'x-refers-to': 'cities' });
export const serviceSlug = slug.meta({ title: 'Service', 'x-refers-to': 'services' });

export const state = z.enum(['ID', 'OR']);

/** A place in a list: any number sorts. */
export const order = z.number();

/** Miles or minutes that nobody has measured. */
export const estimate = z
  .number()
  .positive('expected a number above 0. Delete the line for the city of the office.');

/** Around Idaho and Oregon, the two states that a city can be in. Unit: degrees. */
const REGION = { south: 41.9, north: 49.1, west: -124.7, east: -111 } as const;

const inLatitudes = (degrees: number) => degrees >= REGION.south && degrees <= REGION.north;
const inLongitudes = (degrees: number) => degrees >= REGION.west && degrees <= REGION.east;

export const latitude = z
  .number('expected degrees such as 43.6135')
  .refine(inLatitudes, {
    error: ({ input }) => {
      if (inLongitudes(Number(input))) {
        return `${input} looks like a longitude. Swap latitude and longitude.`;
      }
      return `${input} is ${Number(input) < REGION.south ? 'south' : 'north'} of Idaho and Oregon. Check it on a map.`;
    },
  })
  .meta({ minimum: REGION.south, maximum: REGION.north });

export const longitude = z
  .number('expected degrees such as -116.2035')
  .refine(inLongitudes, {
    error: ({ input }) => {
      const degrees = Number(input);
      if (inLatitudes(degrees))
        return `${input} looks like a latitude. Swap latitude and longitude.`;
      if (inLongitudes(-degrees)) return `${input} has no minus sign. Write -${input}.`;
      return `${input} is ${degrees < REGION.west ? 'west' : 'east'} of Idaho and Oregon. Check it on a map.`;
    },
  })
  .meta({ minimum: REGION.west, maximum: REGION.east });

/** What is wrong with an address, with the one that was most likely meant. */
function badAddress(written: string): string {
  const [, scheme, rest] =
    /^(http:\/\/)?((?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,20}(?:\/[^\s"]{0,60})?)$/i.exec(written) ?? [];
  if (rest === undefined) {
    return `${quote(written)} isn't a full URL. Write one that starts with https://.`;
  }
  const fault = scheme === undefined ? "isn't a full URL" : "isn't encrypted";
  return `${quote(written)} ${fault}. Try https://${rest}.`;
}

const namesNoUser = (address: string) => !URL.canParse(address) || new URL(address).username === '';

export const webAddress = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: ({ input }) => {
      if (input === undefined) return 'expected a full URL that starts with https://';
      return typeof input === 'string' ? badAddress(input) : undefined;
    },
  })
  .refine(namesNoUser, 'the name before the @ hides where this URL leads. Delete it.')
  .meta({
    pattern: '^https://',
    patternErrorMessage: 'expected a full URL that starts with https://',
  });

export const phone = z
  .string()
  .transform((written, context) => {
    const parsed = parsePhone(written);
    if (parsed !== undefined) return parsed;
    const digits = written.replace(/\D/g, '').length;
    context.addIssue(
      digits === 10 || digits === 11
        ? `${quote(written)} isn't a US phone number. Write it like (208) 555-0100.`
        : `${quote(written)} has ${digits} digits instead of 10. Write it like (208) 555-0100.`,
    );
    return z.NEVER;
  })
  .meta({
    pattern: PHONE_PATTERN,
    patternErrorMessage: 'expected a 10-digit number such as (208) 555-0100',
  });

export const time = shaped(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 08:00 or 20:00');

/** A day of the calendar: "2027-01-01". */
export const isoDate = z.iso.date('expected a date such as 2027-01-01');

const weekday = `(${WEEKDAYS.join('|')})`;
const weekdayRun = `${weekday}(-${weekday})?`;

/** A set of weekdays, "Monday-Friday" or "Monday-Wednesday, Friday". */
export const weekdays = shaped(
  new RegExp(`^${weekdayRun}(, ?${weekdayRun})*$`),
  'expected weekdays such as Monday-Friday or "Monday-Wednesday, Friday"',
);

/** What search engines show under a page's title; others are warned of. Unit: characters. */
export const USUAL_DESCRIPTION = { min: 50, max: 160 } as const;

export const keywords = z
  .array(text)
  .default([])
  .describe('What people type into a search engine to find this page.');
