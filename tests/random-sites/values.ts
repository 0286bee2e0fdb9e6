import { WEEKDAYS } from '../../model/hours.ts';
import type { FieldSchema } from '../../scripts/editor/json-schema.ts';
import type { Random } from '../support/random.ts';
import { PICTURE_PATHS } from './pictures.ts';
import type { Shape } from './shape.ts';
import type { Words } from './words.ts';

/** What values are made from. */
export interface Maker {
  random: Random;
  shape: Shape;
  words: Words;
  /** The slugs that other files may refer to. */
  slugs: Record<'cities' | 'services', readonly string[]>;
}

/** Texts that must look like something, by the name of their field. */
const SHAPED: Record<string, (random: Random) => string> = {
  phone: (random) => `(208) ${200 + random.below(700)}-${1000 + random.below(9000)}`,
  email: (random) => `box+${random.below(1000)}@mail-${random.below(1000)}.example.org`,
  zip: (random) => `${83_000 + random.below(900)}${random.pick(['', '-0001'])}`,
  days: (random) =>
    `${random.pick(WEEKDAYS)}-${random.pick(WEEKDAYS)}${random.pick(['', ', Sunday'])}`,
  opens: (random) => random.pick(['00:00', '07:30', '11:59']),
  closes: (random) => random.pick(['12:00', '17:30', '23:59']),
  timeZone: (random) => random.pick(['America/Boise', 'America/Los_Angeles', 'Asia/Kathmandu']),
  holidays: (random) => `2028-0${1 + random.below(9)}-1${random.below(10)}`,
  date: (random) => `2026-0${1 + random.below(9)}-1${random.below(10)}`,
  endpoint: (random) => random.pick(['/contact-form', 'https://forms.example.org/f?a=1&b=2']),
  repository: () => 'some-owner/some.site',
  branch: () => 'release/next',
  signIn: () => 'https://sign-in.example.org',
  url: (random) => `https://place-${random.below(1000)}.example.org/a?b=c&d=%20`,
  source: (random) => `https://office-${random.below(1000)}.example.org/?p=1&q=2`,
  hasMap: (random) => `https://maps.example.org/?q=${random.below(1000)}&z=1`,
  googleMapsUrl: (random) => `https://maps.example.org/g/${random.below(1000)}`,
};

/** How many entries a list has at most where its schema does not say. */
const USUAL_LIST = 5;

/**
 * A value that a schema allows.
 * @param name the field's name
 * @param own the slug of the file, which it must not refer to
 * Throws for a text with a pattern that is not among the shaped ones: add it there.
 */
export function makeValue(schema: FieldSchema, name: string, own: string, maker: Maker): unknown {
  const { random } = maker;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return makeGroup(schema, own, maker);
    case 'array':
      return makeList(schema, name, own, maker);
    case 'boolean':
      return random.below(2) === 0;
    case 'integer':
    case 'number': {
      const { minimum = 1, maximum = 1000 } = schema;
      const whole = schema.type === 'integer';
      const steps = whole ? 1 : 10_000;
      return minimum + random.below((maximum - minimum) * steps + 1) / steps;
    }
    default:
      return makeText(schema, name, maker);
  }
}

/** A group with all its fields, those that may be left out now and then. */
export function makeGroup(schema: FieldSchema, own: string, maker: Maker): Record<string, unknown> {
  const { random, shape, words } = maker;
  if (schema.properties === undefined) return { access_key: words.name(), 'odd key': words.name() };
  const fields = Object.entries(schema.properties).flatMap(([name, field]) => {
    const needed = schema.required?.includes(name) ?? false;
    if (!needed && random.below(1000) >= shape.optional * 1000) return [];
    const value = makeValue(field, name, own, maker);
    const empty = Array.isArray(value) && value.length < (field.minItems ?? 0);
    return empty && !needed ? [] : [[name, value]];
  });
  return Object.fromEntries(fields);
}

function makeList(schema: FieldSchema, name: string, own: string, maker: Maker): unknown[] {
  const { random, shape, slugs } = maker;
  const items = schema.items ?? {};
  const least = schema.minItems ?? 0;
  const most = schema.maxItems ?? Math.max(least, USUAL_LIST);
  const length = shape.optional === 0 ? least : least + random.below(most - least + 1);
  const owner = items['x-refers-to'];
  const choices = owner === undefined ? items.enum : slugs[owner].filter((slug) => slug !== own);
  if (choices !== undefined) {
    const some = someOf(choices, length, random);
    return schema.maxItems === undefined && random.below(4) === 0 ? [...some, ...some] : some;
  }
  return Array.from({ length }, () => makeValue(items, name, own, maker));
}

/** Different ones of a list, in any order. */
function someOf<Item>(items: readonly Item[], length: number, random: Random): Item[] {
  const left = [...items];
  const picked: Item[] = [];
  while (picked.length < length && left.length > 0) {
    picked.push(...left.splice(random.below(left.length), 1));
  }
  return picked;
}

function makeText(schema: FieldSchema, name: string, { random, slugs, words }: Maker): string {
  const owner = schema['x-refers-to'];
  if (owner !== undefined) return random.pick(slugs[owner]);
  if (schema['x-picture']) return random.pick(PICTURE_PATHS);
  const shaped = SHAPED[name];
  if (shaped !== undefined) return shaped(random);
  if (name === 'question') {
    return `${random.pick([words.name, words.phrase])()}${random.pick(['?', ''])}`;
  }
  if (schema.pattern !== undefined) throw new Error(`What does a text look like in "${name}"?`);
  const { minLength = 1, maxLength = minLength + 250 } = schema;
  return schema['x-long'] || minLength > 1
    ? words.text(minLength, maxLength)
    : words.name(maxLength);
}
