import { uncapitalized } from '../../../model/text.ts';
import { fillTokens } from '../../../model/tokens.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';
import type { Draft } from '../draft.ts';

/** Holds what the owner wrote of documents to the finder's sentences. */
export function* checkFinderSentences(draft: Draft): Generator<Diagnostic> {
  yield* checkPlurals(draft);
  yield* checkBring(draft);
}

/** Warns of documents in the singular, which the finder's sentence has without an article. */
function* checkPlurals({ entries }: Draft): Generator<Diagnostic> {
  const { documents } = entries;
  const finder = entries.page.finder?.fields;
  if (documents === undefined || finder === undefined) return;

  for (const [index, document] of documents.fields.documents.entries()) {
    const { name, phrase, service, weCan, record } = document;
    const isNamed = service !== undefined && weCan === undefined && !record;
    const inSentence = phrase ?? uncapitalized(name);
    const plural = isNamed ? pluralOf(phrase ?? name) : undefined;
    if (plural === undefined) continue;

    const answer = service === finder.apostilleService ? finder.apostille : finder.document;
    const [sentence = ''] = /^.*?[.!?](?=\s|$)/.exec(answer) ?? [];
    const title = service && entries.service.get(service)?.fields.title;
    const read = quote(fillTokens(sentence, { document: inSentence, service: title }));
    const message = `the finder would say ${read} Write the plural, as people call it: ${quote(plural)}.`;
    const field = phrase === undefined ? 'name' : 'phrase';
    yield documents.source.diagnostic(['documents', index, field], message, 'warning');
  }
}

/** How words begin that name an ID. */
const ID_FIRST =
  /^(?:(?:your|an?|the|valid|current|unexpired|government|government-issued|photo|picture|state) )*(?:ID|identification|driver['’]s license)(?:,? and (.+)|$)/i;

/** Refuses an ID among what to bring, where the finder's sentence names it already. */
function* checkBring({ entries: { documents, page } }: Draft): Generator<Diagnostic> {
  const sentence = page.finder?.fields.bring ?? '';
  if (documents === undefined || !/\bID\b/.test(sentence)) return;

  for (const [index, { bring = '' }] of documents.fields.documents.entries()) {
    const match = ID_FIRST.exec(bring);
    if (match === null) continue;

    const [, rest] = match;
    const fix = rest === undefined ? 'Delete this line' : `Write ${quote(rest)}`;
    const message = `the finder would say ${quote(fillTokens(sentence, { bring }))} ${fix}: the ID is there already.`;
    yield documents.source.diagnostic(['documents', index, 'bring'], message);
  }
}

/** Where what a document is ends, and what it is about begins: "Deed | of trust". */
const WHAT_ABOUT =
  / (?:about|at|between|by|for|from|in|into|of|on|over|that|to|under|which|who|with)\b|[,(]/;

/** How words begin that need no plural. */
const ARTICLE = /^(?:an?|the|any|all|your|our|his|her|their)\s/i;

/** A plural, or a name with a digit or in capitals at its end: "forms", "DS-3053", "DNA". */
const NO_SINGULAR = /(?:[^su]s|\d|\p{Lu}\p{Lu})$/u;

/** What cannot be counted, or has a plural of its own. */
const UNCOUNTED =
  /(?:^|-)(?:children|correspondence|data|documentation|evidence|identification|information|mail|media|paperwork|people|proof)$/i;

/** Words in the plural where they are in the singular; undefined for all others. */
function pluralOf(words: string): string | undefined {
  const end = WHAT_ABOUT.exec(words)?.index ?? words.length;
  const what = words.slice(0, end);
  const about = words.slice(end);
  const isSeveral = (some: string) => {
    const [noun = ''] = /\S+$/.exec(some) ?? [];
    return NO_SINGULAR.test(noun) || UNCOUNTED.test(noun);
  };

  // "Proof of residency statements" are several, as are "Parts of wills".
  const isOfSeveral = about.startsWith(' of ') && isSeveral(about);
  if (ARTICLE.test(words) || isSeveral(what) || isOfSeveral) return undefined;
  return withPlural(what) + about;
}

/** A noun with the ending of its plural: "agency" as "agencies", "tax" as "taxes". */
function withPlural(noun: string): string {
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}
