import type { Element, ElementContent, Text } from 'hast';
import leven from 'leven';
import type { z } from 'zod';
import { hoursText } from '../../../model/hours.ts';
import { officeAddress } from '../../../model/office.ts';
import { changeProse, type ProseTree } from '../../../model/prose.ts';
import type { Business } from '../../../model/schemas/business.ts';
import { fieldAt, jsonSchemaOf } from '../../../model/schemas/json-schema.ts';
import { fillTokens, TOKEN, type Tokens } from '../../../model/tokens.ts';
import { type Diagnostic, type FieldPath, nearest, shortened } from '../diagnostic.ts';
import type { Source, SourceText } from '../parse/source.ts';

/** A name in a list, with the page that it leads to, if it has one. */
export interface LinkedName {
  name: string;
  path: string | undefined;
}

/** What texts can take: facts as they are inserted, and the cities that people look for first. */
export interface Facts {
  /** Values by the names of their tokens; undefined where the owner has still to write one. */
  values: Tokens;
  /** The cities behind `{{business.cities}}`, which are links in the text of a page. */
  cities: readonly LinkedName[];
}

/** The facts that are paragraphs: a text takes one alone, so that nothing has to fit around it. */
const PARAGRAPHS: readonly string[] = [
  'business.payment',
  'business.cancellation',
  'business.notice',
];

const LIST = new Intl.ListFormat('en-US');

/** The facts of business.yaml that texts can take. */
export function businessFacts(business: Business, cities: readonly LinkedName[]): Facts {
  const { name, region, notice, payment, languages, cancellation, promises } = business;

  const groups = {
    business: {
      name,
      office: officeAddress(business),
      city: business.address.city,
      cities: LIST.format(cities.map((city) => city.name)),
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
export function fillFactsInProse(prose: ProseTree, { values, cities }: Facts): ProseTree {
  const linked = {
    ...prose,
    children: prose.children.flatMap((child) => linkCities(child, cities)),
  };
  return changeProse(linked, (text) => fillTokens(text, values));
}

/** The nodes that stand for one, with links to cities where their token stood. */
function linkCities<Node extends ProseTree['children'][number] | ElementContent>(
  node: Node,
  cities: readonly LinkedName[],
): (Node | Text | Element)[] {
  if (node.type === 'text') {
    const [first = '', ...others] = node.value.split(/\{\{\s*business\.cities\s*\}\}/);
    return [textNode(first), ...others.flatMap((text) => [...cityLinks(cities), textNode(text)])];
  }
  // A link within a link leads nowhere.
  if (node.type !== 'element' || node.tagName === 'a') return [node];
  return [{ ...node, children: node.children.flatMap((child) => linkCities(child, cities)) }];
}

/** The names of cities as a sentence lists them, each a link to its page. */
function cityLinks(cities: readonly LinkedName[]): (Text | Element)[] {
  const pathOf = new Map(cities.map(({ name, path }) => [name, path]));

  return LIST.formatToParts(cities.map(({ name }) => name)).map(({ type, value }) => {
    const href = type === 'element' ? pathOf.get(value) : undefined;
    if (href === undefined) return textNode(value);
    return { type: 'element', tagName: 'a', properties: { href }, children: [textNode(value)] };
  });
}

const textNode = (value: string): Text => ({ type: 'text', value });

/**
 * The fields of a file with the facts of business.yaml in them; unknown tokens become diagnostics, in
 * the text below the fields too. That text is filled once it is HTML, so that until then every part of
 * it stands where the editor wrote it.
 */
export function fillFields(
  source: Source,
  schema: z.ZodType,
  { values }: Facts,
  diagnostics: Diagnostic[],
): unknown {
  for (const text of source.texts) {
    const known = [...factsFor(text.path, values), ...pageTokensAt(text.path, schema)];
    diagnostics.push(...checkTokens(text, known), ...checkParagraphs(text), ...checkBraces(text));
  }
  return source.withTexts((text) => fillTokens(text, values));
}

/** The names of the facts that a text can take. */
function factsFor(path: FieldPath, facts: Tokens): string[] {
  // A question waits for a fact that the owner has still to write; other texts cannot.
  const canWait = path[0] === 'faqs' && path.at(-1) === 'answer';
  return Object.keys(facts).filter((name) => canWait || facts[name] !== undefined);
}

/** The tokens that a text can take besides facts: its page fills them in, as its schema says. */
function pageTokensAt(path: FieldPath, schema: z.ZodType): readonly string[] {
  const fields = jsonSchemaOf(schema);
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
  const [group = '', fact = ''] = name.split('.');
  const siblings = known.filter((each) => each.startsWith(`${group}.`));

  // Two facts of one group are alike by the group alone.
  const hasSiblings = siblings.length > 0;
  const guess = hasSiblings ? nearest(fact, siblings.map(lastPart)) : nearest(name, known);
  if (guess !== undefined) {
    const meant = hasSiblings ? `${group}.${guess}` : guess;
    return `Did you mean {{${meant}}}?`;
  }

  const byDistance = known.toSorted((a, b) => distanceTo(name, a) - distanceTo(name, b));
  const list = `The facts are, the nearest first: ${byDistance.join(', ')}.`;
  if (/^business\.(?:phone|email)$/.test(name)) {
    return `Pages show it in their buttons, so no text takes it: link to /contact. ${list}`;
  }
  if (group === 'service') {
    return `Add the line "${fact}" to the file of this service, such as "${fact}: $5". ${list}`;
  }
  if (group === 'fees') {
    return `Fees are rows of business.yaml, which pages list by themselves: delete this. ${list}`;
  }
  return list;
}

const lastPart = (name: string) => name.replace(/^.*\./, '');

/** How far one name of a fact is from another; those of one group come first. */
function distanceTo(name: string, known: string): number {
  const [group = ''] = name.split('.');
  const isSibling = known.startsWith(`${group}.`);
  return leven(lastPart(name), lastPart(known)) + (isSibling ? 0 : 100);
}

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
export function checkFacts({ texts }: Source): Diagnostic[] {
  return texts.flatMap(({ text, diagnostic }) => {
    const match = /\{\{\s*[\w.]+\s*\}\}|[{}]/.exec(text);
    if (match === null) return [];

    const [found] = match;
    const [name = found] = /[\w.]+/.exec(found) ?? [];
    const part = { index: match.index + found.indexOf(name), length: name.length };

    const advice = 'would show up as typed: facts come from this file. Write the words.';
    return [diagnostic(`${found} ${advice}`, 'error', part)];
  });
}
