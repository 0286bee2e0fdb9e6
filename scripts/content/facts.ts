import type { Element, ElementContent, Text } from 'hast';
import { hoursShortText } from '../../model/hours.ts';
import { namedNotaries, spokenLanguages } from '../../model/notaries.ts';
import { officeAddress } from '../../model/office.ts';
import { changeProse, type ProseTree } from '../../model/prose.ts';
import { routes } from '../../model/routes.ts';
import type { Business } from '../../model/schemas/business.ts';
import { type FieldSchema, fieldAt, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { shortened } from '../../model/text.ts';
import { fillTokens, TOKEN, type Tokens } from '../../model/tokens.ts';
import { type Diagnostic, didYouMean, type FieldPath } from './diagnostic.ts';
import { byKind, type Entries, type Entry } from './entries.ts';

/** A name in a list, with the page that it leads to, if it has one. */
interface LinkedName {
  name: string;
  path: string | undefined;
}

/** What texts can take: facts as they are inserted, and the cities that people look for first. */
interface Facts {
  /** Values by the names of their tokens; undefined where the owner has still to write one. */
  values: Tokens;
  /** The cities behind the lists of cities, which are links in the text of a page. */
  cities: readonly LinkedName[];
}

/** The facts that are paragraphs: a text takes one alone, so that nothing has to fit around it. */
const PARAGRAPHS: readonly string[] = [
  'business.payment',
  'business.cancellation',
  'business.notice',
];

const LIST = new Intl.ListFormat('en-US');
const LIST_OF_CHOICES = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The facts that list cities, and how each of them joins their names. */
const LISTS_OF_CITIES: ReadonlyMap<string, Intl.ListFormat> = new Map([
  ['business.cities', LIST],
  ['business.citiesOr', LIST_OF_CHOICES],
]);

/** The facts of business.yaml that texts can take. */
export function businessFacts(business: Business, cities: readonly LinkedName[]): Facts {
  const { name, region, notice, payment, cancellation, promises } = business;

  const groups = {
    business: {
      name,
      office: officeAddress(business),
      city: business.address.city,
      cities: LIST.format(cities.map((city) => city.name)),
      citiesOr: LIST_OF_CHOICES.format(cities.map((city) => city.name)),
      region,
      hours: hoursShortText(business.hours),
      notice,
      payment,
      languages: LIST.format(spokenLanguages(business)) || undefined,
      cancellation,
      notary: namedNotaries(business),
    },
    promises: { ...promises, hagueCountries: promises.hagueCountries?.toLocaleString('en-US') },
  };

  const values = Object.entries(groups).flatMap(([group, facts]) =>
    Object.entries(facts).map(([fact, value]) => [`${group}.${fact}`, value]),
  );
  return { values: Object.fromEntries(values), cities };
}

/** A text below the fields with facts in place of their tokens; a list of cities becomes links. */
function fillFactsInProse(prose: ProseTree, { values, cities }: Facts): ProseTree {
  const linked = {
    ...prose,
    children: prose.children.flatMap((child) => linkCities(child, cities)),
  };
  return changeProse(linked, (text) => fillTokens(text, values));
}

/** Divides a text at its tokens, which stay parts of it. */
const TOKEN_OR_TEXT = /(\{\{[^{}]*\}\})/;

const TOKEN_ALONE = new RegExp(`^${TOKEN.source}$`);

/** The nodes that replace one, with links to cities where their token was. */
function linkCities<Node extends ProseTree['children'][number] | ElementContent>(
  node: Node,
  cities: readonly LinkedName[],
): (Node | Text | Element)[] {
  if (node.type === 'text') {
    // What a pattern captures comes between what it divides.
    return node.value.split(TOKEN_OR_TEXT).flatMap((part) => {
      const [, name = ''] = part.match(TOKEN_ALONE) ?? [];
      const list = LISTS_OF_CITIES.get(name);
      return list === undefined ? [textNode(part)] : cityLinks(cities, list);
    });
  }
  // A link within a link leads nowhere.
  if (node.type !== 'element' || node.tagName === 'a') return [node];
  return [{ ...node, children: node.children.flatMap((child) => linkCities(child, cities)) }];
}

/** The names of cities as a sentence lists them, each a link to its page. */
function cityLinks(cities: readonly LinkedName[], list: Intl.ListFormat): (Text | Element)[] {
  const pathOf = new Map(cities.map(({ name, path }) => [name, path]));

  return list.formatToParts(cities.map(({ name }) => name)).map(({ type, value }) => {
    const href = type === 'element' ? pathOf.get(value) : undefined;
    if (href === undefined) return textNode(value);
    return { type: 'element', tagName: 'a', properties: { href }, children: [textNode(value)] };
  });
}

const textNode = (value: string): Text => ({ type: 'text', value });

/**
 * The entries with the facts of business.yaml in place of their tokens; tokens without a meaning
 * are added to `diagnostics`.
 */
export function fillInFacts(entries: Entries, diagnostics: Diagnostic[]): Entries {
  const { business } = entries;
  const facts = businessFacts(business.fields, mainCities(business.fields, entries.city));
  const valuesFor = ({ source: { kind, slug } }: Entry<unknown>): Tokens => {
    if (kind !== 'service' && kind !== 'faqs') return facts.values;
    const price = entries.service.get(slug)?.fields.additionalNotarization;
    return { ...facts.values, 'service.additionalNotarization': price };
  };

  // Facts are filled in once, so none of them takes another.
  diagnostics.push(...checkTexts(business, {}));
  const others = entries.all.filter((entry) => entry !== business);
  diagnostics.push(...others.flatMap((entry) => checkTexts(entry, valuesFor(entry))));

  const filled = others.map((entry) => {
    const values = valuesFor(entry);
    const inProse = (prose: ProseTree) => fillFactsInProse(prose, { ...facts, values });
    return {
      ...entry,
      fields: fillTexts(entry.fields, values),
      prose: inProse(entry.prose),
      inlineTexts: entry.inlineTexts.map((text) => ({ ...text, prose: inProse(text.prose) })),
    };
  });
  return byKind([business, ...filled]);
}

/** A copy of a value with values in place of the tokens of every text in it. */
function fillTexts(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return fillTokens(value, tokens);
  if (Array.isArray(value)) return value.map((item) => fillTexts(item, tokens));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fillTexts(each, tokens)]),
  );
}

/** How many cities a sentence names. */
const MAIN_CITIES = 3;

/** The cities that sentences name: that of the office, and the first of the featured ones. */
function mainCities({ address, featuredCities }: Business, cities: Entries['city']): LinkedName[] {
  const nameOf = (slug: string) => cities.get(slug)?.fields.name ?? [];
  const names = new Set([address.city, ...featuredCities.flatMap(nameOf)]);

  return [...names].slice(0, MAIN_CITIES).map((name) => {
    const city = [...cities.values()].find(({ fields }) => fields.name === name);
    return { name, path: city && routes.city(city.source.slug) };
  });
}

/** Reports tokens and braces without a meaning in a file, also in the text below the fields. */
function checkTexts({ source }: Entry<unknown>, values: Tokens): Diagnostic[] {
  const fields = jsonSchemaOf(source.schema);
  const withBraces = source.texts.filter(({ text }) => /[{}]/.test(text));
  return withBraces.flatMap(({ text, path }) => {
    const known = [...factsFor(path, values), ...pageTokensAt(path, fields)];
    const ofTokens = [...text.matchAll(TOKEN)].flatMap((match) => {
      const message = tokenMessage(match, known);
      const part = { index: match.index, length: match[0].length };
      return message === undefined ? [] : [source.diagnostic(path, message, 'error', part)];
    });

    const withoutTokens = text.replace(TOKEN, (token) => ' '.repeat(token.length));
    const brace = { index: withoutTokens.search(/[{}]/), length: 1 };
    return brace.index < 0
      ? ofTokens
      : [...ofTokens, source.diagnostic(path, STRAY_BRACE, 'error', brace)];
  });
}

const STRAY_BRACE =
  "this brace isn't part of a fact, so pages would show it. Delete it, or write a fact with two on each side, such as {{business.name}}.";

/** The facts that a text at some path can take. */
function factsFor(path: FieldPath, facts: Tokens): readonly string[] {
  // An answer can wait for a fact that the owner has still to write; other texts cannot.
  const canWait = path[0] === 'faqs' && path.at(-1) === 'answer';
  return Object.keys(facts).filter((name) => canWait || facts[name] !== undefined);
}

/** The tokens that a text can take besides facts: its page fills them in, as its schema says. */
function pageTokensAt(path: FieldPath, fields: FieldSchema): readonly string[] {
  if (path[0] === 'body') return fields.bodyTokens ?? [];

  // What applies to a list applies to its items.
  const named = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  return fieldAt(fields, named)?.tokens ?? [];
}

/** What is wrong with a token in a text, if anything: it has no meaning, or isn't alone. */
function tokenMessage(
  { 0: written, 1: name = '', input }: RegExpExecArray,
  known: readonly string[],
): string | undefined {
  if (known.length === 0) {
    return `${written} would show up as typed: facts come from this file. Write the words.`;
  }
  if (!known.includes(name)) {
    const list = `The facts are: ${known.toSorted().join(', ')}.`;
    const advice = ADVICE.get(name) ?? didYouMean(name, known, list);
    return `unknown fact {{${shortened(name)}}}. ${advice}`;
  }
  const isAlone = input.trim() === written;
  if (!PARAGRAPHS.includes(name) || isAlone) return undefined;
  return `{{${name}}} is replaced by whole sentences. Put it on its own line, with an empty line before and after it, or in its own field.`;
}

const IN_BUTTONS = "Pages show it on their buttons, so texts can't use it: link to /contact.";

/** What to do instead of a fact that people expect. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  ['business.phone', IN_BUTTONS],
  ['business.email', IN_BUTTONS],
  [
    'service.additionalNotarization',
    'Add the line to the file of this service, such as "additionalNotarization: $5".',
  ],
]);
