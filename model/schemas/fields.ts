import { z } from 'zod';
import { PHONE_PATTERN, parsePhone } from '../contact.ts';
import { WEEKDAYS } from '../hours.ts';
import { LONGEST_SLUG, quote, SLUG_PATTERN } from '../text.ts';

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

/** A list that may be empty or missing. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).default([]);

/** A list that has something in it. */
export const filled = <Item extends z.ZodType>(item: Item, what: string) =>
  z.array(item).min(1, `the list is empty. Add at least one ${what}.`);

const HTML = /<\/?[a-z][^<>]*>/i;

export const text = z
  .string()
  // Double and special spaces would stand in the page's data, but not in what people see of it.
  .overwrite((words) => words.replace(/\s+/g, ' ').trim())
  .min(1, { error: 'no text. Write some.', abort: true })
  // A letter, number or sign: a combining accent alone is none of these.
  .refine((words) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(words), {
    error: 'nothing in it can be seen. Write some text.',
  })
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

/** Around Idaho and Oregon, the two states that a city can be in. Unit: degrees. */
const REGION = {
  latitude: { from: 41.9, to: 49.1, before: 'south', after: 'north', such: '43.6135' },
  longitude: { from: -124.7, to: -111, before: 'west', after: 'east', such: '-116.2035' },
} as const;

function coordinate(name: keyof typeof REGION, other: keyof typeof REGION) {
  const { from, to, before, after, such } = REGION[name];
  const isIn = (axis: keyof typeof REGION, degrees: number) =>
    degrees >= REGION[axis].from && degrees <= REGION[axis].to;
  const error = (degrees: number) => {
    if (isIn(other, degrees)) return `looks like a ${other}. Swap latitude and longitude.`;
    if (isIn(name, -degrees))
      return `has ${degrees < 0 ? 'a' : 'no'} minus sign. Write ${-degrees}.`;
    return `is ${degrees < from ? before : after} of Idaho and Oregon. Check it on a map.`;
  };
  return z
    .number(`expected degrees such as ${such}`)
    .refine((degrees) => isIn(name, degrees), {
      error: ({ input }) => `${input} ${error(Number(input))}`,
    })
    .meta({ minimum: from, maximum: to });
}

export const latitude = coordinate('latitude', 'longitude').describe(
  'Latitude in degrees, such as 43.6135.',
);
export const longitude = coordinate('longitude', 'latitude').describe(
  'Longitude in degrees. Negative in Idaho and Oregon.',
);

/** What is wrong with an address, with the one that was most likely meant. */
function badAddress(written: string): string {
  const [, http, rest] =
    /^(http:\/\/)?((?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,20}(?:\/[^\s"]{0,60})?)$/i.exec(written) ?? [];
  const fault = http === undefined ? "isn't a full URL" : "isn't encrypted";
  const advice = rest ? `Try https://${rest}` : 'Write one that starts with https://';
  return `${quote(written)} ${fault}. ${advice}.`;
}

const FULL_URL = 'expected a full URL that starts with https://';

export const webAddress = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: ({ input }) => {
      if (input === undefined) return FULL_URL;
      return typeof input === 'string' ? badAddress(input) : undefined;
    },
  })
  .refine((address) => !URL.canParse(address) || new URL(address).username === '', {
    error: 'the name before the @ hides where this URL leads. Delete it.',
  })
  .meta({ pattern: '^https://', patternErrorMessage: FULL_URL });

export const phone = z
  .string()
  .refine(parsePhone, {
    error: ({ input }) => {
      const digits = String(input).replace(/\D/g, '').length;
      const fault =
        digits === 10 || digits === 11
          ? "isn't a US phone number"
          : `has ${digits} digits instead of 10`;
      return `${quote(String(input))} ${fault}. Write it like (208) 555-0100.`;
    },
  })
  .transform((written) => parsePhone(written) ?? written)
  .meta({
    pattern: PHONE_PATTERN,
    patternErrorMessage: 'expected a 10-digit number such as (208) 555-0100',
  });

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

export const description = prose.describe(
  'One sentence for cards and search engines. Best: 50 to 160 characters.',
);

export const keywords = listOf(text).describe(
  'What people type into a search engine to find this page.',
);
