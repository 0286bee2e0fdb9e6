import { endsSentence, hasSentenceWithin } from '../../../model/schemas/fields.ts';
import { capitalized } from '../../../model/text.ts';
import { type Tokens, tokensIn } from '../../../model/tokens.ts';
import { type Diagnostic, type FieldPath, quote } from '../diagnostic.ts';
import type { Draft } from '../draft.ts';
import {
  asSentence,
  isAmidSentence,
  isName,
  segmentsOf,
  type TextSegment,
} from '../resolve/own-words.ts';
import { businessTokens } from '../resolve/tokens.ts';

/**
 * Holds what the owner wrote to the sentences that it stands in: at the seams of each fact nothing may
 * read wrong. Elsewhere nothing is looked at.
 */
export function checkOwnWords(draft: Draft): Diagnostic[] {
  const ofSeams = [...checkSeams(draft)];
  const refused = ofSeams.map(({ field }) => field);
  const ofFees = [...checkShownFees(draft)].filter(({ field }) => !refused.includes(field));
  return [
    ...ofSeams,
    ...ofFees,
    ...checkDocuments(draft),
    ...checkCredentials(draft),
    ...checkRegion(draft),
  ];
}

/** What is said of a fact that ends with a period where its sentence goes on. */
const EARLY_PERIOD = 'a period before a small letter';

/** What pages themselves put around a fact, as a text would have it. */
const AROUND_FACTS = ['Serving {{business.region}}.'];

/** A fact where it stands in a text. */
interface Seam {
  fact: string;
  /** The text before it, filled in. */
  left: string;
  /** The words of the fact, as they are filled in. */
  words: string;
  /** The text after it, filled in. */
  right: string;
  /** Where it is named in the text as it was written; counted from 0. */
  index: number;
  /** How much of the written text its name takes. Unit: characters. */
  length: number;
}

/** Refuses facts whose seams read wrong, each once for all texts that it stands in. */
function* checkSeams({ entries, files }: Draft): Generator<Diagnostic> {
  const { business } = entries;
  if (business === undefined) return;

  const facts = businessTokens(business.fields);
  const texts = files
    .filter(({ kind }) => kind !== 'business')
    .flatMap(({ source }) => source.texts.map((place) => ({ where: source.file, ...place })));
  const pageTexts = AROUND_FACTS.map((text) => ({
    where: 'every page',
    text,
    diagnostic: undefined,
  }));
  const reported = new Set<string>();

  for (const { where, text, diagnostic } of [...pageTexts, ...texts]) {
    for (const seam of seamsOf(text, facts)) {
      const { fact, index, length } = seam;
      if (diagnostic && hasLostSpace(seam)) {
        // Whatever the owner writes, the text itself has no space there.
        const sentence = quote(sentenceAround(seam));
        const message = `no space beside {{${fact}}}: this would read ${sentence}. Write one.`;
        yield diagnostic(message, 'error', { index, length });
        continue;
      }

      const message = reported.has(fact) ? undefined : misreadingMessage(seam, where);
      if (message === undefined) continue;

      reported.add(fact);
      yield business.source.diagnostic(fieldOf(fact), message);
    }
  }
}

/** The fees that pages show beside their names, and those names. */
const SHOWN_FEES = {
  firstNotarization: 'First notarization',
  additionalNotarization: 'Each additional notarization',
  travel: 'Travel',
};

/** A sentence with a verb before its first mark: "The first is $10." */
const SENTENCE_OF_FEE = /^\p{Lu}[^,;:.!?]*\s(?:is|are|costs?)\s/u;

/** Refuses sentences where pages show a fee beside its name. */
function* checkShownFees({ entries: { business } }: Draft): Generator<Diagnostic> {
  for (const [name, label] of Object.entries(SHOWN_FEES)) {
    const fee = business?.fields.fees[name];
    if (business === undefined || fee === undefined) continue;
    // "we charge $5" is a sentence as well.
    const sentence = capitalized(fee);
    if (!SENTENCE_OF_FEE.test(sentence) && !SENTENCE_START.test(sentence)) continue;

    const shown = quote(`${label}: ${fee}`);
    const example = name === 'travel' ? '"$25, and $1 a mile after 10 miles"' : '$5';
    const message = `pages show this beside its name: ${shown}. Write the fee without a sentence around it, such as ${example}.`;
    yield business.source.diagnostic(['fees', name], message);
  }
}

/** Refuses credentials that begin with the last word of their labels, which stand before them. */
function* checkCredentials({ entries: { business } }: Draft): Generator<Diagnostic> {
  for (const [index, { label, text }] of business?.fields.credentials.entries() ?? []) {
    const doubled = doubledWord(label, ` ${text}`);
    if (business === undefined || doubled === undefined) continue;

    const sentence = quote(asSentence(`${label}: ${text}`));
    const message = `${quote(doubled)} twice: an answer would read ${sentence}. Leave it out here.`;
    yield business.source.diagnostic(['credentials', index, 'text'], message);
  }
}

/** The name of a landscape without its article: "Treasure Valley", not "Sun Valley, Idaho". */
const BARE_LANDSCAPE = /^(?:\p{Lu}[\p{L}'’-]+ )+(?:Area|Basin|Coast|Mountains|Region|Valley)$/u;

/** Warns of a region that needs "the" within a sentence; a city of such a name needs none. */
function* checkRegion({ entries: { business, city } }: Draft): Generator<Diagnostic> {
  if (business === undefined) return;

  const { region } = business.fields;
  const cities = [...city.values()].map(({ fields }) => fields.name);
  const bare = region
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .find((name) => BARE_LANDSCAPE.test(name) && !cities.includes(name));
  if (bare === undefined) return;

  const better = quote(`the ${bare}`);
  const message = `pages say ${quote(`Serving ${region}.`)} Write ${better}, unless it is a city.`;
  yield business.source.diagnostic(['region'], message, 'warning');
}

/** Refuses what is said of a document where it doesn't fit the finder's sentences. */
function* checkDocuments({ entries }: Draft): Generator<Diagnostic> {
  const { documents } = entries;
  const finder = entries.page.finder?.fields;
  if (documents === undefined || finder === undefined) return;

  for (const [index, document] of documents.fields.documents.entries()) {
    const { bring, weCan, elsewhere } = document;
    const writtenWords = [
      { fact: 'bring', words: bring, text: finder.bring, path: ['bring'] },
      { fact: 'weCan', words: weCan, text: finder.documentOther, path: ['weCan'] },
      { fact: 'who', words: elsewhere?.who, text: finder.elsewhere, path: ['elsewhere', 'who'] },
    ];
    for (const { fact, words, text, path } of writtenWords) {
      const [message] = seamsOf(text, { [fact]: words }).flatMap(
        (seam) => misreadingMessage(seam, 'the finder') ?? [],
      );
      if (message === undefined) continue;
      yield documents.source.diagnostic(['documents', index, ...path], message);
    }
  }
}

/** Every fact in a text, as it is filled in. */
function seamsOf(text: string, facts: Tokens): Seam[] {
  const segments = segmentsOf(text, facts);
  return segments.flatMap(({ fact, words, index, length }, position) => {
    if (fact === undefined) return [];
    const left = joined(segments.slice(0, position));
    const right = joined(segments.slice(position + 1));
    return [{ fact, left, words, right, index, length }];
  });
}

/** What is said of a fact that reads wrong in a text; undefined where it reads right. */
function misreadingMessage(seam: Seam, where: string): string | undefined {
  const misreading = misreadingAt(seam);
  if (misreading === undefined) return undefined;

  const sentence = quote(sentenceAround(seam));
  const fix =
    misreading === EARLY_PERIOD
      ? 'Leave out the period at its end, or write other words'
      : 'Write words that fit there';
  return `${misreading}: ${where} would read ${sentence}. ${fix}.`;
}

const joined = (segments: readonly TextSegment[]) => segments.map(({ words }) => words).join('');

/** The field of business.yaml that a fact comes from: "fees.travel" from fees, "business.city" from address. */
function fieldOf(fact: string): FieldPath {
  const [group = '', name = ''] = fact.split('.');
  if (group !== 'business') return [group, name];
  if (name === 'city') return ['address', 'city'];
  if (name === 'office') return ['address'];
  return name === 'hours' ? ['hours', 'weekends'] : [name];
}

/** Words that begin a sentence and stand within none, but for "I". */
const SENTENCE_START =
  /^(?:I|It|We|You|They|There|This|That|My|Our|Ask|Bring|Call|Have|Please|See)(?:['’]\p{Ll}+)?\s/u;

/** What reads wrong at the seams of a fact, if anything. */
function misreadingAt({ fact, left, words, right }: Seam): string | undefined {
  if (/[,;:]$/.test(words) && /^[.,;:!?]/.test(right)) return 'two marks in a row';
  if (/[.!?]$/.test(words) && /^[.,;:]/.test(right) && !isOwnMark(words)) {
    return 'two marks in a row';
  }

  const goesOn = /^\s+\p{Ll}/u.test(right);
  if (goesOn && endsSentence(words)) return EARLY_PERIOD;
  if (goesOn && hasSentenceWithin(words)) return 'the second of two sentences goes on';

  const isBeginning = !isName(fact) && SENTENCE_START.test(words);
  if (isBeginning && isAmidSentence(left)) return 'a sentence within a sentence';

  const doubled = doubledWord(left, words) ?? doubledWord(words, right);
  if (doubled !== undefined) return `${quote(doubled)} twice`;

  const isEmpty = /[([]\s*$/.test(left) && !/[\p{L}\d]/u.test(words);
  return isEmpty || /\(\s*\)|\[\s*\]/.test(words) ? 'an empty pair of brackets' : undefined;
}

/** Whether the mark at the end of words belongs to them: "6 p.m.", "and so on ...". */
const isOwnMark = (words: string) => words.endsWith('.') && !endsSentence(words);

/** The word or the sign that ends one text and begins the next: "about" in "about" and "about 2 hours". */
function doubledWord(before: string, after: string): string | undefined {
  const [, last] = /([\p{L}\d'’-]+\s+|[$%]\s*)$/u.exec(before) ?? [];
  const [first] = /^\s*(?:[\p{L}\d'’-]+|[$%])/u.exec(after) ?? [];
  const hasSpace = /\s$/.test(before) || /^\s/.test(after);
  if (first === undefined) return undefined;

  const lastWord = last ?? (hasSpace ? /[\p{L}\d'’-]+$/u.exec(before)?.[0] : undefined);
  const isSame = lastWord?.trim().toLowerCase() === first.trim().toLowerCase();
  return isSame ? first.trim() : undefined;
}

/** Whether a fact touches a word of its text: "from$20", "NampaIdaho". */
function hasLostSpace({ left, words, right }: Seam): boolean {
  const isLostBefore = /[\p{L}\d.,;:!?)]$/u.test(left) && /^[\p{L}\d$]/u.test(words);
  const isLostAfter = /[\p{L}\d.,;:!?)]$/u.test(words) && /^[\p{L}\d]/u.test(right);
  return isLostBefore || isLostAfter;
}

/** How much of a text is repeated on each side of a fact. Unit: characters. */
const REPEATED = 40;

/** The sentence that a fact stands in, cut to the words around it. */
function sentenceAround({ left, words, right }: Seam): string {
  const before = left.replace(/^.*[.!?]\s+(?=\S)/s, '');
  const after = /^.*?(?:[.!?](?=\s)|$)/s.exec(right)?.[0] ?? '';
  const isLongBefore = before.length > REPEATED;
  const isLongAfter = after.length > REPEATED;
  const start = isLongBefore ? before.slice(-REPEATED).replace(/^\S*\s+/, '… ') : before;
  const end = isLongAfter ? after.slice(0, REPEATED).replace(/\s+\S*$/, ' …') : after;
  return start + words + end;
}

/** Warns of fees and promises that no page shows and no text takes. */
export function* checkUnusedFacts({ entries, files }: Draft): Generator<Diagnostic> {
  const { business } = entries;
  if (business === undefined) return;

  const { fees, promises } = business.fields;
  const facts = businessTokens(business.fields);
  const taken = new Set(
    files.flatMap(({ source }) =>
      source.texts.flatMap(({ text }) => {
        const tokens = tokensIn(text);
        // An answer that waits for another fact is not shown.
        const isWaiting = tokens.some((name) => name in facts && facts[name] === undefined);
        return isWaiting ? [] : tokens;
      }),
    ),
  );

  const shown = ['firstNotarization', 'travel'];
  if (fees.firstNotarization !== undefined) shown.push('additionalNotarization');
  for (const name of shown) taken.add(`fees.${name}`);

  for (const [group, names] of Object.entries({ fees, promises })) {
    for (const name of Object.keys(names)) {
      const fact = `${group}.${name}`;
      if (taken.has(fact)) continue;

      const orFirst =
        fact === 'fees.additionalNotarization'
          ? ' The block "Your notary" shows it once fees has firstNotarization, too.'
          : '';
      const message = `nothing on the site shows it. A text shows it with {{${fact}}}.${orFirst}`;
      yield business.source.diagnostic([group, name], message, 'warning');
    }
  }
}
