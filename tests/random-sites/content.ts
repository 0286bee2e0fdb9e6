import { stringify } from 'yaml';
import type { RawFile } from '../../scripts/content/read.ts';
import { type FieldSchema, jsonSchemas } from '../../scripts/editor/json-schema.ts';
import { seededRandom } from '../support/random.ts';
import { pictured } from './pictures.ts';
import { shapeOf } from './shape.ts';
import { type Maker, makeGroup } from './values.ts';
import { wordsFrom } from './words.ts';

const SCHEMAS = jsonSchemas();

const toYaml = (data: unknown) => stringify(data, { lineWidth: 0 });
const toMarkdown = (fields: unknown, body: string) => `---\n${toYaml(fields)}---\n\n${body}\n`;

/** What pages of many entries must name, so that each has a title of its own. */
const TITLES: Record<string, string> = {
  'page-service': '{{service}}',
  'page-city': '{{city}}, {{state}}',
  'page-place': '{{place}}, {{city}}',
};

/** The tokens that answers of the finder may have, by their field. */
const ANSWERS: Record<string, string> = {
  document: '{{document}}, {{service}}',
  bring: '{{bring}}',
  elsewhere: '{{who}}, {{document}}, {{who}}',
  city: '{{city}}',
  cityMiles: '{{miles}} {{city}}',
  near: '{{place}} {{miles}} {{city}}',
  far: '{{place}}, {{service}}',
  outside: '{{stateName}} {{service}}',
};

/** The files of a valid content folder, in any shape that the schemas allow; the same for a seed. */
export function generateContent(seed: number): RawFile[] {
  const random = seededRandom(seed);
  const shape = shapeOf(seed, random);
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const slugs = {
    cities: numbers(shape.cities).map((number) => random.pick([`city-${number}`, `${number}-b`])),
    services: numbers(shape.services).map((number) => `service-${number}`),
  };
  const maker: Maker = { random, shape, words: wordsFrom(random), slugs };
  return [
    { path: 'business.yaml', text: toYaml(fields('business', maker)) },
    { path: 'testimonials.yaml', text: toYaml({ testimonials: testimonials(maker) }) },
    { path: 'redirects.yaml', text: toYaml({ redirects: redirects(maker) }) },
    ...documents(maker),
    ...pages(maker),
    ...slugs.services.flatMap((slug, index) => service(slug, index + 1, maker)),
    ...slugs.cities.flatMap((slug, index) => city(slug, index + 1, maker)),
  ];
}

function schemaOf(kind: string): FieldSchema {
  const schema = SCHEMAS.get(kind);
  if (schema === undefined) throw new Error(`There is no kind of content "${kind}".`);
  return schema;
}

function fields(kind: string, maker: Maker, own = '', schema = schemaOf(kind)) {
  return makeGroup(schema, own, maker);
}

/** The schema of the entries of a kind's one list. */
function entrySchema(kind: string, list: string): FieldSchema {
  return schemaOf(kind).properties?.[list]?.items ?? {};
}

function entries(kind: string, list: string, length: number, maker: Maker) {
  const schema = entrySchema(kind, list);
  return Array.from({ length }, () => makeGroup(schema, '', maker));
}

function testimonials(maker: Maker) {
  const { testimonials: count } = maker.shape;
  const schema = without(entrySchema('testimonials', 'testimonials'), 'id');
  return Array.from({ length: count }, (_, index) => ({
    id: `client-${index % 3}`,
    ...makeGroup(schema, '', maker),
  }));
}

function redirects({ random, shape, slugs }: Maker) {
  const paths = ['/contact', ...slugs.cities.map((slug) => `/areas/${slug}`)];
  return Array.from({ length: shape.redirects }, (_, index) => ({
    from: random.pick([`/old-${index}`, `/old/page_${index}.html`, `/areas/old-${index}`]),
    to: random.pick(paths),
  }));
}

/** Names of documents that are also those of parts of a page. */
const PART_NAMES = ['Documents', 'Main', 'Menu', 'Finder heading'];

/** Each has one of our services or someone else; the file may be missing. */
function documents(maker: Maker): RawFile[] {
  const { random, shape, slugs } = maker;
  if (shape.documents === 0) return [];
  const { elsewhere = {} } = entrySchema('documents', 'documents').properties ?? {};
  const made = entries('documents', 'documents', shape.documents, maker);
  const documents = made.map(({ service: _, elsewhere: __, bring, ...rest }, index) => {
    const others = { ...rest, name: PART_NAMES[index] ?? rest.name };
    if (random.below(3) === 0) return { ...others, elsewhere: makeGroup(elsewhere, '', maker) };
    const ours = { ...others, service: random.pick(slugs.services) };
    return bring === undefined ? ours : { ...ours, bring };
  });
  return [{ path: 'documents.yaml', text: toYaml({ documents }) }];
}

/** The words of a page's own kind, with the tokens that they may have. */
function withTokens(kind: string, all: Record<string, unknown>, maker: Maker) {
  const title = TITLES[kind];
  if (title !== undefined) return { ...all, title: `${title} ${maker.words.name()}` };
  if (kind !== 'page-finder') return all;
  const answers = Object.entries(ANSWERS).filter(() => maker.random.below(4) > 0);
  return {
    ...all,
    ...Object.fromEntries(answers.map(([name, tokens]) => [name, `${all[name]} ${tokens}.`])),
  };
}

function pages(maker: Maker): RawFile[] {
  const { random, words } = maker;
  return [...SCHEMAS.keys()]
    .filter((kind) => kind.startsWith('page-'))
    .map((kind) => {
      const named = withTokens(kind, fields(kind, maker), maker);
      const link = `[${random.pick(['here', 'R&D'])}](${random.pick(['/places', '/contact'])})`;
      const body = `${words.markdown()}\n\n{{business.name}} is ${link}.`;
      const text = toMarkdown(named, pictured(body, maker));
      return { path: `pages/${kind.slice('page-'.length)}.md`, text };
    });
}

/** A place in a list: at times that of another, or between two. */
function place(order: number, { random }: Maker): number {
  return random.pick([order, order, 1, order - 0.5]);
}

function service(slug: string, order: number, maker: Maker): RawFile[] {
  const { random, shape, words } = maker;
  const count = shape.optional === 1 ? shape.questions : 1 + random.below(shape.questions);
  const faqs = entries('faqs', 'faqs', count, maker);
  return [
    {
      path: `services/${slug}.md`,
      text: toMarkdown(
        { ...fields('service', maker, slug), order: place(order, maker) },
        pictured(words.markdown(), maker),
      ),
    },
    { path: `faqs/${slug}.yaml`, text: toYaml({ faqs }) },
  ];
}

function city(slug: string, order: number, maker: Maker): RawFile[] {
  const { random, shape, words } = maker;
  const { locationsOrder, ...all } = fields('city', maker, slug);
  const placed = locationsOrder === undefined ? {} : { locationsOrder: 1000 - order };
  const text = toMarkdown(
    { ...all, ...placed, order: place(order, maker) },
    pictured(words.markdown(), maker),
  );
  const files = [{ path: `cities/${slug}.md`, text }];
  const count = shape.optional === 1 ? shape.attractions : random.below(shape.attractions + 1);
  if (count === 0 && random.below(2) === 0) return files;
  const schema = without(entrySchema('attractions', 'attractions'), 'slug');
  const attractions = Array.from({ length: count }, (_, index) => {
    if (shape.optional < 1 && random.below(6) === 0) return words.name();
    const attraction = makeGroup(schema, '', maker);
    return random.below(2) === 0 ? attraction : { ...attraction, slug: `${slug}-${index}` };
  });
  return [...files, { path: `attractions/${slug}.yaml`, text: toYaml({ attractions }) }];
}

/** A group's schema without a field that is filled in by number. */
function without(schema: FieldSchema, field: string): FieldSchema {
  const { [field]: _, ...properties } = schema.properties ?? {};
  const required = schema.required?.filter((name) => name !== field) ?? [];
  return { ...schema, properties, required };
}
