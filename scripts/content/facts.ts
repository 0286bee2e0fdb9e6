import type { Element, ElementContent, Text } from 'hast';
import { hoursText } from '../../model/hours.ts';
import { officeAddress } from '../../model/office.ts';
import { changeProse, type ProseTree } from '../../model/prose.ts';
import { routes } from '../../model/routes.ts';
import type { Business } from '../../model/schemas/business.ts';
import { type FieldSchema, fieldAt, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { fillTokens, TOKEN, type Tokens } from '../../model/tokens.ts';
import { type Diagnostic, type FieldPath, nearest, shortened } from './diagnostic.ts';
import type { Entries, EntriesBySlug, Entry } from './entries.ts';
import type { ParsedFile, SourceText } from './parse.ts';

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
const LISTS_OF_CITIES: Readonly<Record<string, Intl.ListFormat>> = {
  'business.cities': LIST,
  'business.citiesOr': LIST_OF_CHOICES,
};

/** The facts of business.yaml that texts can take. */
export function businessFacts(business: Business, cities: readonly LinkedName[]): Facts {
  const { name, region, notice, payment, languages, cancellation, promises } = business;

  const groups = {
    business: {
      name,
      office: officeAddress(business),
      city: business.address.city,
      cities: LIST.format(cities.map((city) => city.name)),
      citiesOr: LIST_OF_CHOICES.format(cities.map((city) => city.name)),
      region,
      hours: hoursText(business.hours),
      notice,
      payment,
      languages: LIST.format(languages) || undefined,
      cancellation,
    },
    promises: { ...promises, hagueCountries: promises.hagueCountries?.toLocaleString('en-US') },
  };

  const values = Object.entries(groups).flatMap(([group, facts]) =>
    Object.entries(facts).map(([fact, value]) => [`${group}.${fact}`, value]),
  );
  return { values: Object.fromEntries(values), cities };
}

/** A text below the fields with facts in the place of their tokens; a list of cities becomes links. */
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

/** The nodes that stand for one, with links to cities where their token stood. */
function linkCities<Node extends ProseTree['children'][number] | ElementContent>(
  node: Node,
  cities: readonly LinkedName[],
): (Node | Text | Element)[] {
  if (node.type === 'text') {
    // What a pattern captures stands between what it divides.
    return node.value.split(TOKEN_OR_TEXT).flatMap((part) => {
      const [, name = ''] = part.match(TOKEN_ALONE) ?? [];
      const list = LISTS_OF_CITIES[name];
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
 * The entries with the facts of business.yaml in the place of their tokens; tokens that stand for nothing
 * are added to `diagnostics`. Without business.yaml nothing is filled in.
 */
export function fillInFacts(
  entries: Entries,
  files: readonly ParsedFile[],
  diagnostics: Diagnostic[],
): Entries {
  const business = entries.business?.fields;
  const source = files.find(({ kind }) => kind === 'business')?.source;
  diagnostics.push(...(source?.texts ?? []).flatMap(checkFact));
  if (business === undefined) return entries;

  const facts = businessFacts(business, mainCities(business, entries.city));
  const valuesFor = (kind: string, slug: string): Tokens => {
    if (kind !== 'service' && kind !== 'faqs') return facts.values;
    const price = entries.service.get(slug)?.fields.additionalNotarization;
    return { ...facts.values, 'service.additionalNotarization': price };
  };
  for (const file of files.filter(({ kind }) => kind !== 'business')) {
    diagnostics.push(...checkTexts(file, valuesFor(file.kind, file.slug)));
  }

  const fill = <Fields>(entry: Entry<Fields>): Entry<Fields> => {
    const values = valuesFor(entry.kind, entry.slug);
    const inProse = (prose: ProseTree) => fillFactsInProse(prose, { ...facts, values });
    return {
      ...entry,
      fields: fillTexts(entry.fields, values),
      prose: inProse(entry.prose),
      inlineTexts: entry.inlineTexts.map((text) => ({ ...text, prose: inProse(text.prose) })),
    };
  };
  const fillAll = <Fields>(all: EntriesBySlug<Fields>) =>
    new Map(Array.from(all, ([slug, entry]) => [slug, fill(entry)]));

  const pages = Object.entries(entries.page).map(([name, entry]) => [name, fill<unknown>(entry)]);
  return {
    business: entries.business,
    testimonials: entries.testimonials && fill(entries.testimonials),
    documents: entries.documents && fill(entries.documents),
    redirects: entries.redirects && fill(entries.redirects),
    // Asserted: the entries are those of the same names, with other texts in the same fields.
    page: Object.fromEntries(pages) as Entries['page'],
    addedPage: fillAll(entries.addedPage),
    service: fillAll(entries.service),
    faqs: fillAll(entries.faqs),
    city: fillAll(entries.city),
    attractions: fillAll(entries.attractions),
  };
}

/** A copy of a value with values in the place of the tokens of every text in it. */
function fillTexts<Value>(value: Value, tokens: Tokens): Value {
  const filled = (inner: unknown): unknown => {
    if (typeof inner === 'string') return fillTokens(inner, tokens);
    if (Array.isArray(inner)) return inner.map(filled);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, filled(each)]));
  };
  // Asserted: a copy with other texts has the shape of its original.
  return filled(value) as Value;
}

/** How many cities a sentence names. */
const MAIN_CITIES = 3;

/** The cities that sentences name: that of the office, and the first of the featured ones. */
function mainCities({ address, featuredCities }: Business, cities: Entries['city']): LinkedName[] {
  const nameOf = (slug: string) => cities.get(slug)?.fields.name ?? [];
  const names = new Set([address.city, ...featuredCities.flatMap(nameOf)]);

  return [...names].slice(0, MAIN_CITIES).map((name) => {
    const city = [...cities.values()].find(({ fields }) => fields.name === name);
    return { name, path: city && routes.city(city.slug) };
  });
}

/** Tells of tokens and braces in a file, also in the text below the fields, that stand for nothing. */
function checkTexts({ source, schema }: ParsedFile, values: Tokens): Diagnostic[] {
  const fields = jsonSchemaOf(schema);
  return source.texts.flatMap((text) => {
    const known = [...factsFor(text.path, values), ...pageTokensAt(text.path, fields)];
    return [...checkTokens(text, known), ...checkParagraphs(text), ...checkBraces(text)];
  });
}

/** The names of the facts that a text can take. */
function factsFor(path: FieldPath, facts: Tokens): string[] {
  // A question waits for a fact that the owner has still to write; other texts cannot.
  const canWait = path[0] === 'faqs' && path.at(-1) === 'answer';
  return Object.keys(facts).filter((name) => canWait || facts[name] !== undefined);
}

/** The tokens that a text can take besides facts: its page fills them in, as its schema says. */
function pageTokensAt(path: FieldPath, fields: FieldSchema): readonly string[] {
  if (path[0] === 'body') return fields.bodyTokens ?? [];

  // What is said of a list holds for its items.
  const named = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  return fieldAt(fields, named)?.tokens ?? [];
}

/** Tells of tokens that stand for nothing. */
function checkTokens({ text, diagnostic }: SourceText, known: readonly string[]): Diagnostic[] {
  return [...text.matchAll(TOKEN)].flatMap((match) => {
    const [written, name = ''] = match;
    if (known.includes(name)) return [];

    const message = `unknown fact {{${shortened(name)}}}. ${factAdvice(name, known)}`;

    const index = match.index + written.indexOf(name);
    return [diagnostic(message, 'error', { index, length: name.length })];
  });
}

/** Tells of a paragraph of the owner's that has to fit between other words. */
function checkParagraphs({ text, path, diagnostic }: SourceText): Diagnostic[] {
  const isBody = path[0] === 'body';

  return [...text.matchAll(TOKEN)].flatMap(({ 0: written, 1: name = '', index }) => {
    // Of a text below the fields, a paragraph is what stands between two empty lines.
    const before =
      text
        .slice(0, index)
        .split(/\n\s*\n/)
        .at(-1) ?? '';
    const [after = ''] = text.slice(index + written.length).split(/\n\s*\n/);
    const isAlone = (before + after).trim() === '';
    if (!PARAGRAPHS.includes(name) || isAlone) return [];

    const alone = isBody ? 'a paragraph of its own, between two empty lines' : 'nothing beside it';
    const message = `{{${name}}} stands for whole sentences of your own. Give it ${alone}.`;
    return [diagnostic(message, 'error', { index, length: written.length })];
  });
}

/** What to write in the place of a token that stands for nothing. */
function factAdvice(name: string, known: readonly string[]): string {
  const near = ADVICE[name] === undefined ? nearest(name, known) : undefined;
  if (near !== undefined) return `Did you mean {{${near}}}?`;

  const list = `The facts are: ${known.toSorted().join(', ')}.`;
  const [group = ''] = name.split('.');
  return `${ADVICE[name] ?? ADVICE[group] ?? ''} ${list}`.trim();
}

/** What to do instead, by a fact or a group of facts that people expect. */
const ADVICE: Readonly<Record<string, string>> = {
  'business.phone': 'Pages show it in their buttons, so no text takes it: link to /contact.',
  'business.email': 'Pages show it in their buttons, so no text takes it: link to /contact.',
  fees: 'Fees are rows of business.yaml, which pages list by themselves: delete this.',
  service: 'Add the line to the file of this service, such as "additionalNotarization: $5".',
};

/** Tells of a brace that belongs to no token. */
function checkBraces({ text, diagnostic }: SourceText): Diagnostic[] {
  const withoutTokens = text.replace(TOKEN, (token) => ' '.repeat(token.length));
  const [found] = /\{*[\w.]*\}+|\{+[\w.]*|\}/.exec(withoutTokens) ?? [];
  if (found === undefined) return [];

  // What other programs take as the address of a heading, or as a style.
  const [mark] = /\{[#.:][^{}]*\}/.exec(withoutTokens) ?? [];
  if (mark !== undefined) {
    const part = { index: withoutTokens.indexOf(mark), length: mark.length };
    return [diagnostic(`${mark} would show up as typed. Delete it.`, 'error', part)];
  }

  const name = found.replace(/[{}]/g, '');
  const fact = name === '' ? 'a fact, such as {{business.name}}' : `the fact: {{${name}}}`;
  const message = `a brace is missing. Put two on each side of ${fact}.`;
  const index = withoutTokens.search(/[{}]/);
  return [diagnostic(message, 'error', { index, length: 1 })];
}

/** Facts are filled in once, so one within another would be shown as it is typed, and so would a brace. */
function checkFact({ text, diagnostic }: SourceText): Diagnostic[] {
  const [found] = /\{\{\s*[\w.]+\s*\}\}|[{}]/.exec(text) ?? [];
  if (found === undefined) return [];

  const part = { index: text.indexOf(found), length: found.length };
  const advice = 'would show up as typed: facts come from this file. Write the words.';
  return [diagnostic(`${found} ${advice}`, 'error', part)];
}
