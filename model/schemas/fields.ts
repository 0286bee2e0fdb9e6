import { z } from 'zod';
import { PHONE_PATTERN, parsePhone } from '../contact.ts';
import { SLUG_PATTERN } from '../text.ts';

// The kinds of fields. To a message that starts with "expected" the checker adds what it found.
// `patternErrorMessage` is a keyword of Visual Studio Code, `x-` keywords are our own.

/**
 * A kind of field: `text('Its county.', 'County')`, or `text.optional(...)` for one that may be left out.
 * The form shows the hint, and the label where the field's name says less; items of lists have neither.
 */
export function field<Schema extends z.ZodType>(schema: Schema) {
  const told = (description?: string, title?: string) =>
    schema.meta({ ...(description && { description }), ...(title && { title }) });
  const optional = (...words: Parameters<typeof told>) => told(...words).optional();
  return Object.assign(told, { optional });
}

export const number = field(z.number());
export const flag = field(z.boolean());
export const choice = <const Value extends string>(values: readonly Value[]) =>
  field(z.enum(values));
export const group = <Shape extends z.ZodRawShape>(shape: Shape) => field(z.strictObject(shape));

/** A text of a certain look, and the words for it, which are all that is said of another. */
export const shaped = (pattern: RegExp, message: string) =>
  field(
    z
      .string()
      .regex(pattern, { error: message, abort: true })
      .meta({ patternErrorMessage: message }),
  );

/** A list that may be empty or missing. */
export const list = <Item extends z.ZodType>(item: Item) => field(z.array(item).default([]));

/** A list that has something in it. */
export const filled = <Item extends z.ZodType>(item: Item) =>
  field(z.array(item).min(1, 'the list is empty. Add at least one entry.'));

const HTML = /<\/?[a-z][^<>]*>/i;

export const text = field(
  z
    .string()
    // Double and special spaces would stand in the page's data, but not in what people see of it.
    .overwrite((words) => words.replace(/\s+/g, ' ').trim())
    .min(1, 'no text. Write some.')
    .refine((words) => !HTML.test(words), {
      error: ({ input }) =>
        `"${HTML.exec(`${input}`)?.[0]}" is HTML, which would show up as typed. Write plain text.`,
    }),
);

/** A text that may need more than one line of a form. */
export const prose = field(text().meta({ 'x-long': true }));

export const texts = filled(text());

export const slug = shaped(
  SLUG_PATTERN,
  'expected lowercase words joined by hyphens, such as "garden-city"',
);

/** Cities and services are named by their files. */
export const citySlug = field(slug().meta({ title: 'City', 'x-refers-to': 'cities' }));
export const serviceSlug = field(slug().meta({ title: 'Service', 'x-refers-to': 'services' }));
export const cities = filled(citySlug());
export const services = filled(serviceSlug());

export const state = z.enum(['ID', 'OR']).describe('ID for Idaho, OR for Oregon.');

function coordinate(name: string, example: number, from: number, to: number) {
  const error = ({ input }: { input?: unknown }) => {
    const opposite = -Number(input);
    const fix =
      opposite >= from && opposite <= to
        ? `Write ${opposite}.`
        : "Check it on a map, and that latitude and longitude haven't changed places.";
    return `expected a ${name} in Idaho or Oregon such as ${example}. ${fix}`;
  };
  return z
    .number(`expected degrees such as ${example}`)
    .min(from, { error })
    .max(to, { error })
    .describe(`The ${name} in degrees, such as ${example}.`);
}

export const latitude = coordinate('latitude', 43.6135, 41.9, 49.1);
export const longitude = coordinate('longitude', -116.2035, -124.7, -111);

const FULL_URL = 'expected a full URL that starts with https://';

export const webAddress = field(
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: ({ input }) => {
        const bare = /^(?:http:\/\/)?([\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/.exec(`${input}`)?.[1];
        return bare ? `${FULL_URL}. Try https://${bare}.` : FULL_URL;
      },
    })
    // Browsers take one, but nothing that finds addresses in a text does.
    .refine((url) => !/\s/.test(url), {
      error: ({ input }) =>
        `expected a full URL without spaces. Try ${`${input}`.replace(/\s+/g, '%20')}.`,
    })
    .meta({ pattern: '^https://\\S+$', patternErrorMessage: FULL_URL }),
);

export const phone = field(
  shaped(
    new RegExp(PHONE_PATTERN),
    'expected a US phone number of 10 digits such as (208) 555-0100',
  )().overwrite((written) => parsePhone(written) ?? written),
);

export const email = field(z.email('expected an email address such as you@example.com'));
export const date = field(z.iso.date('expected a date such as 2027-01-01'));

export const description = prose(
  'One sentence for cards and search engines. Best: 50 to 160 characters.',
);

export const keywords = list(text())('What people type into a search engine to find this page.');

/** Where a picture is named in a text; the editor puts a slash before its folder. */
export const picturePath = (written: string) => written.replace(/^\/(?=pictures\/)/, '');

/** Whether a text names a file of content/pictures, be it there or not. */
export const isPicturePath = (written: string) =>
  /^\/?pictures\/[A-Za-z0-9][\w.-]*\.(jpe?g|png|webp)$/i.test(written);

export const pictureFile = field(
  z
    .string('expected its name, such as pictures/name.jpg')
    .overwrite(picturePath)
    .refine(isPicturePath, {
      error: ({ input }) => {
        const fix = isPicturePath(`pictures/${input}`) ? `. Write pictures/${input}.` : '';
        return `expected a JPEG, PNG or WebP such as pictures/kitchen-table.jpg${fix}`;
      },
    })
    .meta({ 'x-picture': true }),
);

export const picture = group({
  file: pictureFile('A file of content/pictures, at least 640 pixels wide.'),
  alt: text('What the picture shows, for people who cannot see it.', 'What it shows'),
  credit: text.optional('Whose picture it is. Shown in small letters below it.'),
});

export type Picture = z.infer<ReturnType<typeof picture>>;
