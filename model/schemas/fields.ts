import { z } from 'zod';
import { PHONE_PATTERN, parsePhone } from '../contact.ts';
import { WEEKDAYS } from '../hours.ts';
import { LONGEST_SLUG, quote, SLUG_PATTERN } from '../text.ts';

// What several schemas share. To a message that starts with "expected" the checker adds what it found.
// What `meta` adds is for JSON Schemas and the form editor: `patternErrorMessage` is a keyword of
// Visual Studio Code, `x-` keywords are our own.

/** A text of a certain look, and the words for it, which are all that is said of another. */
export const shaped = (pattern: RegExp, message: string) =>
  z.string().regex(pattern, { error: message, abort: true }).meta({ patternErrorMessage: message });

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
export const citySlug = slug.meta({ title: 'City', 'x-refers-to': 'cities' });
export const serviceSlug = slug.meta({ title: 'Service', 'x-refers-to': 'services' });

export const state = z.enum(['ID', 'OR']).describe('ID for Idaho, OR for Oregon.');

/** Around Idaho and Oregon, the two states that a city can be in. Unit: degrees. */
const REGION = {
  latitude: { from: 41.9, to: 49.1, example: '43.6135' },
  longitude: { from: -124.7, to: -111, example: '-116.2035' },
};

function coordinate(name: keyof typeof REGION, other: keyof typeof REGION) {
  const { from, to, example } = REGION[name];
  const error = ({ input }: { input?: unknown }) => {
    const degrees = Number(input);
    const isIn = (axis: typeof name, value: number) =>
      value >= REGION[axis].from && value <= REGION[axis].to;
    if (isIn(other, degrees)) return `${input} looks like a ${other}. Swap latitude and longitude.`;
    const sign = degrees < 0 ? 'a' : 'no';
    if (isIn(name, -degrees)) return `${input} has ${sign} minus sign. Write ${-degrees}.`;
    return `${input} is outside Idaho and Oregon. Check it on a map.`;
  };
  return z
    .number(`expected degrees such as ${example}`)
    .min(from, { error })
    .max(to, { error })
    .describe(`The ${name} in degrees, such as ${example}.`);
}

export const latitude = coordinate('latitude', 'longitude');
export const longitude = coordinate('longitude', 'latitude');

const FULL_URL = 'expected a full URL that starts with https://';

export const webAddress = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: ({ input }) => {
      if (typeof input !== 'string') return FULL_URL;
      const [, rest] = /^(?:http:\/\/)?([\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/.exec(input) ?? [];
      const advice = rest ? `Try https://${rest}.` : 'Write one.';
      return `${quote(input)} isn't a full URL that starts with https://. ${advice}`;
    },
  })
  .refine((url) => !/^https:\/\/[^/?#]*@/i.test(url), {
    error: 'the name before the @ hides where this URL leads. Delete it.',
  })
  .meta({ pattern: '^https://', patternErrorMessage: FULL_URL });

export const phone = shaped(
  new RegExp(PHONE_PATTERN),
  'expected a US phone number of 10 digits such as (208) 555-0100',
).overwrite((written) => parsePhone(written) ?? written);

export const isoDate = z.iso.date('expected a date such as 2027-01-01');

const weekday = `(${WEEKDAYS.join('|')})`;

/** A set of weekdays, "Monday-Friday" or "Monday-Wednesday, Friday". */
export const weekdays = shaped(
  new RegExp(`^${weekday}(-${weekday})?(, ?${weekday}(-${weekday})?)*$`),
  'expected weekdays such as Monday-Friday or "Monday-Wednesday, Friday"',
);

export const description = prose.describe(
  'One sentence for cards and search engines. Best: 50 to 160 characters.',
);

export const keywords = listOf(text).describe(
  'What people type into a search engine to find this page.',
);

/** Where a picture is named in a text; the editor puts a slash before its folder. */
export function picturePath(written: string): string {
  return written.replace(/^\/(?=pictures\/)/, '');
}

/** Whether a text names a file of content/pictures, be it there or not. */
export function isPicturePath(written: string): boolean {
  return /^\/?pictures\/[A-Za-z0-9][\w.-]*\.(jpe?g|png|webp)$/i.test(written);
}

export const pictureFile = z
  .string()
  .overwrite(picturePath)
  .refine(isPicturePath, {
    error: ({ input }) => {
      const fix = isPicturePath(`pictures/${input}`) ? `. Write pictures/${input}.` : '';
      return `expected a JPEG, PNG or WebP such as pictures/kitchen-table.jpg${fix}`;
    },
  })
  .meta({ 'x-picture': true });

/** A picture of a page. */
export const picture = z.strictObject({
  file: pictureFile.describe('A file of content/pictures, at least 640 pixels wide.'),
  alt: text.meta({
    title: 'What it shows',
    description: 'What the picture shows, for people who cannot see it.',
  }),
  credit: text.optional().describe('Whose picture it is. Shown in small letters below it.'),
});

export type Picture = z.infer<typeof picture>;
