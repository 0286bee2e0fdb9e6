import { z } from 'zod';
import { addressMeant, isWebAddress } from '../addresses.ts';
import { PHONE_PATTERN, parsePhone } from '../contact.ts';
import { STATE_CODES, STATE_WORDS, stateCodeOf } from '../states.ts';
import { capitalized, quote, SLUG_PATTERN } from '../text.ts';
import { expecting, expectingNumber } from './expected.ts';
import { DAYS, type Form, patternOf, readForm, SPANS, SUMS } from './forms.ts';

// The kinds of fields that zod has no schema for. Each takes the hint that people read beside the
// field; an item of a list has none. All else is said as zod has it: `.meta({ title: 'County' })` for
// a label where the name of the field says less, `.meta({ tokens: ['city'] })` for a text that its page
// fills in, and `.optional()` last.
//
// A kind that has words of its own for what belongs in its place ("a date such as 2027-01-01") says them
// as zod has it, by `error`; the check has words for all others. Messages are shown as they are.

function hinted<Schema extends z.ZodType>(schema: Schema, hint: string | undefined): Schema {
  return hint === undefined ? schema : schema.meta({ description: hint });
}

/** What forms say of a text that their pattern refuses, and the pattern where zod doesn't write it. */
const inForms = (expected: string, pattern?: string) => ({
  patternErrorMessage: `expected ${expected}`,
  ...(pattern !== undefined && { pattern }),
});

/** A number that YAML reads from plain digits, as the text that was meant. */
export const asText = (written: unknown) => (typeof written === 'number' ? `${written}` : written);

/**
 * A kind of field that is written in one of some forms and read in one.
 * @param read what a text means; undefined where that is open
 */
export function readable(
  forms: readonly Form[],
  expected: string,
  {
    read = (written: string) => readForm(forms, written),
    error = expecting(expected),
  }: { read?: (written: string) => string | undefined; error?: ReturnType<typeof expecting> } = {},
) {
  const schema = z
    .string({ error })
    .trim()
    .meta(inForms(expected, patternOf(forms)))
    .transform((written, context) => {
      const value = read(written);
      if (value !== undefined) return value;

      context.addIssue({ code: 'custom', message: error({ input: written }), input: written });
      return z.NEVER;
    });
  return (hint?: string) => hinted(z.preprocess(asText, schema), hint);
}

/** A kind of field that also takes what people write in its place, where that can mean one thing. */
export function understanding<Schema extends z.ZodType>(
  read: (written: string) => string | undefined,
  schema: Schema,
) {
  return z.preprocess((written) => {
    return typeof written === 'string' ? (read(written.trim()) ?? written) : written;
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

/** A paragraph in Markdown. */
export const inlineText = (hint: string) => longText(hint).meta({ 'x-inline': true });

/**
 * Adds a rule to a kind of field.
 * @param expected what belongs in place of a refused value
 */
export const ruled = <Schema extends z.ZodType>(
  schema: Schema,
  expected: string,
  isRight: (value: z.output<Schema>) => boolean,
) =>
  schema
    .refine(isRight, { error: expecting(expected), abort: true })
    .meta({ patternErrorMessage: `expected ${expected}` });

/** Makes a kind of field: texts of a certain look. */
export const shaped = (pattern: RegExp, expected: string) => {
  const error = expecting(expected);
  const schema = z.string({ error }).regex(pattern, { error, abort: true }).meta(inForms(expected));
  return (hint?: string) => hinted(schema, hint);
};

/** A sum in dollars, read as "$7.50". */
export const amount = (hint: string, advice?: string) => {
  const expected = 'a sum in dollars such as $5 or $7.50';
  return readable(SUMS, expected, { error: expecting(expected, advice) })(hint);
};

/** A span of time, read as "1-3 weeks". */
export const span = readable(SPANS, 'a span of time such as "2 hours" or "1-3 weeks"');

/** How many there are of something: 80. */
export const counted = (hint: string) => {
  const error = expectingNumber('a whole number above 0 such as 80');
  return z.int({ error }).positive({ error }).describe(hint);
};

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
const reference = z
  .string({ error: expecting(SLUG_EXPECTED) })
  .trim()
  .meta(inForms(SLUG_EXPECTED, SLUG_PATTERN.source));

/** A city, by the name of its file. */
export const citySlug = (hint?: string) =>
  hinted(reference.meta({ title: 'City', 'x-refers-to': 'cities' }), hint);

/** A service, by the name of its file. */
export const serviceSlug = (hint?: string) =>
  hinted(reference.meta({ title: 'Service', 'x-refers-to': 'services' }), hint);

/** A state after the name of a city: "Kuna, ID". */
const STATE_BEHIND = new RegExp(`,\\s*(?:${STATE_WORDS})$`);

/** The name of a city, read without its state, which pages add. */
export const cityName = (hint: string) =>
  text(hint).overwrite((name) => name.replace(STATE_BEHIND, ''));

/** A state by its postal code, or by its name. */
export const state = () =>
  understanding(
    stateCodeOf,
    z
      .enum(STATE_CODES, { error: expecting('a state such as ID or Idaho') })
      .describe('The state by its two letters, such as ID for Idaho.')
      .meta({ 'x-also-written': `^(?:${STATE_WORDS}|[a-z]{2})$` }),
  );

/** Degrees between two bounds, which enclose the U.S. */
const coordinate = (name: string, example: number, from: number, to: number) => {
  const error = expectingNumber(`a ${name} in the United States such as ${example}`);
  return z
    .number({ error })
    .min(from, { error })
    .max(to, { error })
    .describe(`The ${name} in degrees, such as ${example}.`);
};

/** How far north a place is. */
export const latitude = () => coordinate('latitude', 43.6135, 18.9, 71.5);

/** How far east a place is; west of Greenwich the number is negative. */
export const longitude = () => coordinate('longitude', -116.2035, -179.2, -66.9);

const FULL_URL = 'a full URL that starts with https://';

const webAddressSchema = z
  .string({ error: expecting(FULL_URL) })
  .trim()
  .refine(isWebAddress, {
    error: ({ input }) => {
      const meant = addressMeant(`${input}`);
      const advice = meant?.startsWith('https:') ? `Write ${quote(meant)}.` : '';
      return expecting(FULL_URL, advice)({ input });
    },
    abort: true,
  })
  .meta(inForms(FULL_URL, '^https://[\\w-]+(?:\\.[\\w-]+)+(?::\\d+)?(?:[/?#][^\\s\\\\]*)?$'));

/** The address of a page on the web. */
export const webAddress = (hint?: string) => hinted(webAddressSchema, hint);

const PHONE = 'a US phone number of 10 digits such as (208) 555-0100';

/** An extension behind a number. */
const EXTENSION = /\d\D*(?:x|ext\.?|extension|#)\s*\d+$/i;

const phoneForm: Form = {
  looks: new RegExp(PHONE_PATTERN),
  means: (_, written) => parsePhone(written),
};

/** A phone number, however it is written; read in its E.164 form. */
export const phone = readable([phoneForm], PHONE, {
  error: ({ input }) =>
    EXTENSION.test(`${input}`)
      ? `a call button can't dial the extension of ${quote(`${input}`)}. Write the number alone, and the extension in a text.`
      : expecting(PHONE)({ input }),
});

const EMAIL = 'an email address such as you@example.com';

export const email = (hint: string) =>
  z.email({ error: expecting(EMAIL) }).meta({ description: hint, ...inForms(EMAIL) });

/** A day that the calendar has, read in the form of ISO 8601. */
export const date = readable(DAYS, 'a date such as 2027-01-01', {
  read: (written) => z.iso.date().safeParse(readForm(DAYS, written)).data,
});

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

/** What is said of a picture as iPhones take them, which no browser shows. */
export const NO_HEIC =
  "an iPhone's picture (HEIC), which browsers can't show, whatever its name ends in. Open it in Preview (Mac) or Photos (Windows), save it as a JPEG, and upload that. On the iPhone, Settings, Camera, Formats, Most Compatible takes JPEGs from then on.";

/** Whether a picture is one of an iPhone by its name. */
export const isNamedHeic = (name: string) => /\.hei[cf]$/i.test(name);

const PICTURE_NAME =
  'a JPEG, PNG or WebP such as pictures/kitchen-table.jpg, with a name of the letters a to z, digits and hyphens';

const pictureError = ({ input }: { input?: unknown }) =>
  isNamedHeic(`${input}`) ? NO_HEIC : expecting(PICTURE_NAME)({ input });

const pictureFileSchema = z
  .string({ error: pictureError })
  .overwrite(picturePath)
  .refine(isPicturePath, { error: pictureError, abort: true })
  .meta({ 'x-picture': true });

export const pictureFile = (hint: string) => hinted(pictureFileSchema, hint);

const pictureSchema = z.strictObject({
  file: pictureFile('A picture such as pictures/kitchen-table.jpg, at least 640 pixels wide.'),
  alt: text('What the picture shows, for people who cannot see it.').meta({
    title: 'What it shows',
  }),
  credit: text('Whose picture it is. Shown in small letters below it.').optional(),
});

export const picture = (hint: string) => hinted(pictureSchema, hint);

export type PictureFields = z.infer<typeof pictureSchema>;
