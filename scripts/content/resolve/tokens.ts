import leven from 'leven';
import type { z } from 'zod';
import { dateIn, hoursText } from '../../../model/hours.ts';
import { officeAddress } from '../../../model/office.ts';
import type { Business } from '../../../model/schemas/business.ts';
import { fieldAt, jsonSchemaOf } from '../../../model/schemas/json-schema.ts';
import { TOKEN, type Tokens } from '../../../model/tokens.ts';
import { type Diagnostic, type FieldPath, nearest, shortened } from '../diagnostic.ts';
import type { Source, SourceText } from '../parse/source.ts';
import { asSentence, fillFacts } from './own-words.ts';

/** The credentials that have not expired: each is valid on its last day. */
export function validCredentials({ credentials, hours }: Pick<Business, 'credentials' | 'hours'>) {
  const today = dateIn(hours);
  return credentials.filter(({ expires = today }) => expires >= today);
}

/** The facts of business.yaml that a text can take; undefined where the owner has still to write one. */
export function businessTokens(business: Business): Tokens {
  const { name, region, notice, payment, languages, cancellation, fees, promises } = business;
  const credentials = validCredentials(business).map(({ label, text }) =>
    asSentence(`${label}: ${text}`),
  );

  const groups = {
    business: {
      name,
      office: officeAddress(business),
      city: business.address.city,
      region,
      hours: hoursText(business.hours),
      notice,
      payment,
      languages: new Intl.ListFormat('en-US').format(languages) || undefined,
      cancellation,
      credentials: credentials.join(' ') || undefined,
    },
    // Pages show these two, so they are facts even where the owner has still to write them.
    fees: { firstNotarization: undefined, travel: undefined, ...fees },
    promises,
  };

  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, facts]) =>
      Object.entries(facts).map(([fact, value]) => [`${group}.${fact}`, value]),
    ),
  );
}

/**
 * The fields of a file with the facts of business.yaml in them; unknown tokens become diagnostics, in
 * the text below the fields too. That text is filled once it is HTML, so that until then every part of
 * it stands where the editor wrote it.
 */
export function fillFields(
  source: Source,
  schema: z.ZodType,
  facts: Tokens,
  diagnostics: Diagnostic[],
): unknown {
  for (const text of source.texts) {
    const known = [...factsFor(text.path, facts), ...pageTokensAt(text.path, schema)];
    diagnostics.push(...checkTokens(text, known), ...checkBraces(text));
  }
  return source.withTexts((text) => fillFacts(text, facts, true));
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
  if (/^(?:fees|promises)$/.test(group)) {
    return `Add "${fact}" to ${group} in business.yaml. ${list}`;
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
