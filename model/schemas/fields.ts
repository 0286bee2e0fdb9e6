import { z } from 'zod';
import { PHONE_PATTERN, parsePhone } from '../contact.ts';
import { STATE_CODES, STATE_WORDS, stateCodeOf } from '../states.ts';
import { capitalized, SLUG_PATTERN } from '../text.ts';

// The kinds of fields that zod has no schema for. Each takes the hint that people read beside the
// field; an item of a list has none. All else is said as zod has it: `.meta({ title: 'County' })` for
// a label where the name of the field says less, `.meta({ tokens: ['city'] })` for a text that its page
// fills in, and `.optional()` last.
//
// A kind says in `expected` what belongs in its place ("a date such as 2027-01-01"), and the check makes a
// sentence of it. Messages of `refine`, and of how long a text or a list may be, are shown as they are.

function hinted<Schema extends z.ZodType>(schema: Schema, hint: string | undefined): Schema {
  return hint === undefined ? schema : schema.meta({ description: hint });
}

/**
 * A kind of field that also takes what people write in its place, where that can mean one thing. Its
 * `pattern` or `x-also-written` says so to forms and editors.
 * @param read what a text or a number means; undefined where that is open
 */
export function understanding<Schema extends z.ZodType>(
  read: (written: string) => string | number | undefined,
  schema: Schema,
) {
  return z.preprocess((written) => {
    const isWord = typeof written === 'string' || typeof written === 'number';
    return (isWord ? read(`${written}`.trim()) : undefined) ?? written;
  }, schema);
}

const HTML = /<\/?[a-z][^<>]*>/i;

const textSchema = z
  .string()
  // Double and special spaces would be in the page's data, but not in what people see.
  .overwrite((words) => words.replace(/\s+/g, ' ').trim())
  .min(1, 'no text. Write some.')
  .refine((words) => !HTML.test(words), {
    error: ({ input }) => {
      const [tag] = HTML.exec(String(input)) ?? [];
      return `"${tag}" is HTML, which would show up as typed. Write plain text.`;
    },
  });

/** Words of one line, which are on a page as they are. */
export const text = (hint?: string) => hinted(textSchema, hint);

/** Words that are an entry of a list on a page, with a capital letter first. */
export const listed = () => textSchema.overwrite(capitalized);

/** Words that may need more than one line of a form. */
export const longText = (hint?: string) => hinted(textSchema.meta({ 'x-long': true }), hint);

/**
 * Adds a rule to a kind of field.
 * @param expected what belongs in place of a refused value
 */
export const expecting = <Schema extends z.ZodType>(
  schema: Schema,
  expected: string,
  isRight: (value: z.output<Schema>) => boolean,
) =>
  // `params` tells the issue from one whose message says all.
  schema.refine(isRight, { error: '', params: { expected }, abort: true }).meta({ expected });

/** Makes a kind of field: texts of a certain look. */
export const shaped = (pattern: RegExp, expected: string) => {
  const schema = z.string().regex(pattern, { abort: true }).meta({ expected });
  return (hint?: string) => hinted(schema, hint);
};

/**
 * A kind of field that texts take as it is: written in some form, read in one. YAML reads a plain "5" as
 * a number, which is taken too.
 */
const readAs =
  (pattern: RegExp, expected: string, read: (written: string) => string) => (hint: string) =>
    hinted(
      z.coerce.string().trim().regex(pattern, { abort: true }).overwrite(read).meta({ expected }),
      hint,
    );

/** A sum in dollars: "$5", "$7.50", "$1,200". */
export const amount = readAs(
  /^\$?\d{1,3}(,?\d{3})*(\.\d\d?)?$/,
  'a sum in dollars such as $5 or $7.50',
  (written) => {
    const dollars = Number(written.replace(/[$,]/g, ''));
    const digits = Number.isInteger(dollars) ? 0 : 2;
    return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits })}`;
  },
);

/** A span of time: "2 hours", "1-3 weeks". */
export const span = readAs(
  /^\d+(\s*(-|–|to)\s*\d+)? (minute|hour|day|week|month)s?$/,
  'a span of time such as "2 hours" or "1-3 weeks"',
  (written) => written.replace(/\s*(?:-|–|to)\s*(?=\d)/, '-'),
);

/** How many there are of something: 80. */
export const counted = (hint: string) =>
  z.int().positive().meta({ description: hint, expected: 'a whole number above 0 such as 80' });

/** A list that may be empty or missing. */
export const list = <Item extends z.ZodType>(item: Item, hint: string) =>
  hinted(z.array(item).default([]), hint);

/** What must hold for a sentence to be shown. */
const CONDITIONS = {
  online: 'while the site has an online service',
  apostille: 'while the site has an apostille service',
  outside: 'while a city is in a state without a commission',
  places: 'while a city has places',
  mapsOnClick: 'while maps load on a click',
  mapsInView: 'while maps load when they come into view',
  formByEmail: 'while the message form opens a draft in an email app',
  formByService: 'while the site has a form service',
} as const;

export type Condition = keyof typeof CONDITIONS;

/** Asserted: TypeScript gives the keys of an object as any strings. */
export const CONDITION_NAMES = Object.keys(CONDITIONS) as readonly Condition[];

/** When something is shown. */
export const condition = () =>
  z.enum(CONDITION_NAMES).describe(
    Object.entries(CONDITIONS)
      .map(([name, meaning]) => `${name}: ${meaning}.`)
      .join(' '),
  );

const sentence = z.strictObject({
  when: condition(),
  text: longText('Whole sentences. They take links, [words](/contact), and **bold** words.').meta({
    'x-inline': true,
  }),
});

const listOfSentences = <Item extends z.ZodType>(item: Item, hint: string) =>
  list(item, `${hint} Each is shown only while it is true.`).meta({ 'x-one': 'Sentence' });

/** Sentences that are shown only while they are true. */
export const sentences = (hint: string) => listOfSentences(sentence, hint);

/** The same, of which some follow one of these fields, without links: the others follow the text of the page. */
export const sentencesAfter = <const Fields extends readonly [string, ...string[]]>(
  ...fields: Fields
) => {
  const after = z
    .enum(fields)
    .describe('The field that it follows, if not the text of the page. It takes no links then.');
  const following = sentence.extend({ after: after.optional() });
  return listOfSentences(following, 'Sentences after the text of the page, or after a field.');
};

/** Sentences without links that are shown only while they are true. */
export const plainSentences = (hint: string) =>
  listOfSentences(z.strictObject({ when: condition(), text: longText('Whole sentences.') }), hint);

/** A list that has something in it. */
export const filled = <Item extends z.ZodType>(item: Item, hint: string) =>
  hinted(z.array(item).min(1, 'the list is empty. Add at least one entry.'), hint);

const SLUG_EXPECTED = 'lowercase words joined by hyphens, such as "garden-city"';

/** The last part of an address on this site. */
export const slug = shaped(SLUG_PATTERN, SLUG_EXPECTED);

/**
 * The name of another file. The check takes any text, and reports one that no file has, since that may
 * be the title of one.
 */
const reference = z.string().trim().meta({ pattern: SLUG_PATTERN.source, expected: SLUG_EXPECTED });

/** A city, by the name of its file. */
export const citySlug = (hint?: string) =>
  hinted(reference.meta({ title: 'City', 'x-refers-to': 'cities' }), hint);

/** A service, by the name of its file. */
export const serviceSlug = (hint?: string) =>
  hinted(reference.meta({ title: 'Service', 'x-refers-to': 'services' }), hint);

/** A state after the name of a city: "Kuna, ID". */
const STATE_BEHIND = new RegExp(`,?\\s+(?:${STATE_WORDS})$`);

/** The name of a city, without its state. */
export const cityName = (hint: string) =>
  text(hint)
    .refine((name) => !STATE_BEHIND.test(name), {
      error: ({ input }) => {
        const name = `${input}`.replace(STATE_BEHIND, '');
        return `pages add the state. Write ${capitalized(name)}.`;
      },
    })
    .meta({ pattern: '^[^,]+$', expected: 'the name without the state' });

/** A state by its postal code, or by its name. */
export const state = () =>
  understanding(
    stateCodeOf,
    z
      .enum(STATE_CODES)
      .describe('The state by its two letters, such as ID for Idaho.')
      .meta({
        expected: 'a state such as ID or Idaho',
        'x-also-written': `^(?:${STATE_WORDS}|[a-z]{2})$`,
      }),
  );

/** Degrees between two bounds, which enclose the U.S. */
const coordinate = (name: string, example: number, from: number, to: number) =>
  z
    .number()
    .min(from)
    .max(to)
    .describe(`The ${name} in degrees, such as ${example}.`)
    .meta({ expected: `a ${name} in the United States such as ${example}` });

/** How far north a place is. */
export const latitude = () => coordinate('latitude', 43.6135, 18.9, 71.5);

/** How far east a place is; west of Greenwich the number is negative. */
export const longitude = () => coordinate('longitude', -116.2035, -179.2, -66.9);

const FULL_URL = 'a full URL that starts with https://';

/** A full address as it is in a link. */
export const url = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true })
  // Browsers take one with a space, which ends an address in a text, and one slash as a path of this site.
  .regex(/^https:\/\/\S+$/i)
  .meta({ expected: FULL_URL });

const webAddressSchema = expecting(z.string().trim(), FULL_URL, (written) => {
  return url.safeParse(written).success;
}).meta({ pattern: '^https://[\\w-]+(?:\\.[\\w-]+)+(?:[:/?#]\\S*)?$' });

/** The address of a page on the web. */
export const webAddress = (hint?: string) => hinted(webAddressSchema, hint);

const writtenPhone = shaped(
  new RegExp(PHONE_PATTERN),
  'a US phone number of 10 digits such as (208) 555-0100',
);

/** A phone number, however it is written; read in its E.164 form. */
export const phone = (hint: string) => hinted(understanding(parsePhone, writtenPhone()), hint);

const emailSchema = z.email().meta({ expected: 'an email address such as you@example.com' });

export const email = (hint: string) => hinted(emailSchema, hint);

const DATE = 'a date such as 2027-01-01';

/** A day that its month has, in the form of ISO 8601. */
const isDay = (written: string) => z.iso.date().safeParse(written).success;

/** A day of the calendar, read in the form of ISO 8601. */
export const date = (hint?: string) =>
  hinted(
    understanding(
      dayOf,
      expecting(z.string(), DATE, isDay).meta({
        pattern: '^(?:[\\d/.-]{6,10}|[A-Za-z]{3,9}\\.? \\d{1,2},? \\d{4})$',
      }),
    ),
    hint,
  );

/** How people write a day: "6/30/2027", "12/25/26", "2027-6-30", "June 30, 2027". */
const DAYS = [
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?:20)?(?<year>\d\d)$/,
  /^20(?<year>\d\d)[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>[A-Z][a-z]{2,8})\.? (?<day>\d{1,2}),? 20(?<year>\d\d)$/,
];

/** A day as people write it in the form of ISO 8601, whether or not it is in the calendar. */
function dayOf(written: string): string | undefined {
  const groups = DAYS.map((form) => form.exec(written)?.groups).find((found) => found);
  if (groups === undefined) return undefined;

  const { year = '', month = '', day = '' } = groups;
  const number = /\d/.test(month) ? month : new Date(`${month} 1, 2000`).getMonth() + 1;
  return `20${year}-${`${number}`.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** What cards and search engines say about a page. */
export const description = () =>
  longText(
    `One sentence for cards and search engines that says "notary". Best: 50 to ${LONGEST_DESCRIPTION} characters.`,
  );

/** What a page is searched by. */
export const keywords = () =>
  list(text(), 'What people type into a search engine to find this page.');

/** How much of a title search results have room for, before the name of the business. Unit: characters. */
export const LONGEST_TITLE = 45;

/** How much of a description search results have room for. Unit: characters. */
export const LONGEST_DESCRIPTION = 155;

/** The title of one page, where the one that all pages of its kind share says too little or is long. */
export const seoTitle = () =>
  text(
    `Its own title for search results and browser tabs, where the usual one is too long or says too little. Best: ${LONGEST_TITLE} characters at most. The business name is added.`,
  )
    .meta({ title: 'Title for search results' })
    .optional();

/** The description of one page for search engines, where cards need a shorter one. */
export const seoDescription = () =>
  longText('What search engines show for the page, if the description is too short for them.')
    .meta({ title: 'Description for search results' })
    .optional();

/** Where a picture is named in a text; the editor puts a slash before its folder. */
export const picturePath = (written: string) => written.replace(/^\/(?=pictures\/)/, '');

/** Whether a text names a file of content/pictures, whether or not it is there. */
export const isPicturePath = (written: string) =>
  /^\/?pictures\/[A-Za-z0-9][\w.-]*\.(jpe?g|png|webp)$/i.test(written);

const pictureFileSchema = expecting(
  z.string().overwrite(picturePath),
  'a JPEG, PNG or WebP such as pictures/kitchen-table.jpg, with a name of the letters a to z, digits and hyphens',
  isPicturePath,
).meta({ 'x-picture': true });

export const pictureFile = (hint: string) => hinted(pictureFileSchema, hint);

const pictureSchema = z.strictObject({
  file: pictureFile('A file of content/pictures, at least 640 pixels wide.'),
  alt: text('What the picture shows, for people who cannot see it.').meta({
    title: 'What it shows',
  }),
  credit: text('Whose picture it is. Shown in small letters below it.').optional(),
});

export const picture = (hint: string) => hinted(pictureSchema, hint);

export type PictureFields = z.infer<typeof pictureSchema>;
