import { endsSentence, hasSentenceWithin, withinSentence } from '../../../model/schemas/fields.ts';
import { capitalized } from '../../../model/text.ts';
import { TOKEN, type Tokens } from '../../../model/tokens.ts';

// What owners write is a word, a phrase or sentences, with a period at its end or without. So a fact
// takes the first letter and the last mark that its place in a text needs.

/** The facts that are sentences of the owner's, which nothing stands around. */
const SENTENCES = [
  'business.payment',
  'business.cancellation',
  'business.credentials',
  'business.notice',
];

/** The facts that are names, whose letters stay as they are. */
const NAMES = ['business.name', 'business.office', 'business.city', 'business.hours'];

export const isName = (fact: string) => NAMES.includes(fact);

/** A part of a text whose facts are filled in. */
export interface TextSegment {
  words: string;
  /** The fact that the words are; undefined for words of the text itself. */
  fact?: string;
  /** Where the fact is named in the text as it was written; counted from 0. */
  index: number;
  /** How much of the written text it takes. Unit: characters. */
  length: number;
}

/**
 * A text with the facts in the place of their tokens; a token without a value stays as it is.
 * @param isWhole whether it is all of a text, and not a part that may stand in the middle of a sentence
 */
export function fillFacts(text: string, facts: Tokens, isWhole = false): string {
  return segmentsOf(text, facts, isWhole)
    .map(({ words }) => words)
    .join('');
}

/** The parts of a text: its own words, and the facts in it, as they are filled in. */
export function segmentsOf(text: string, facts: Tokens, isWhole = false): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;

  const addWords = (until: number) => {
    const words = text.slice(end, until);
    if (words !== '') segments.push({ words, index: end, length: words.length });
    end = until;
  };

  for (const { index, 0: token, 1: fact = '' } of text.matchAll(TOKEN)) {
    const value = facts[fact];
    if (value === undefined) continue;

    addWords(index);
    const before = segments.map(({ words }) => words).join('');
    const after = text.slice(index + token.length);
    const words = fitted(value, { fact, before, after, isWhole });
    segments.push({ words, fact, index, length: token.length });

    // One mark ends a sentence, the owner's or the text's.
    const isMarkedTwice = /[.!?]$/.test(words) && after.startsWith('.');
    end = index + token.length + (isMarkedTwice ? 1 : 0);
  }
  addWords(text.length);
  return segments;
}

/** Where a fact stands. */
interface FactPlace {
  fact: string;
  before: string;
  after: string;
  /** Whether these are all of a text. */
  isWhole: boolean;
}

/** Words with the first letter and the last mark that their place needs. */
function fitted(value: string, { fact, before, after, isWhole }: FactPlace): string {
  const isSentence = SENTENCES.includes(fact);
  const goesOn = /^\s+[\p{Ll}\d(&$-]/u.test(after);
  const isFirst = before === '' && (isSentence || (isWhole && goesOn));

  let words = value;
  if (!isName(fact)) {
    if (isFirst || startsSentence(before)) words = capitalized(value);
    else if (isAmidSentence(before) || isAfterLabel(before)) words = withinSentence(value);
  }

  const isFollowedByMark = /^[,;:!?)]/.test(after);
  // A sentence that goes on after its period is an error (checks/own-words.ts).
  const isPhrase = !/^\p{Lu}.*\s.*\s/u.test(value) && !hasSentenceWithin(value);
  if (endsSentence(words) && (isFollowedByMark || (goesOn && isPhrase))) return words.slice(0, -1);

  const isLast = /^\s*$/.test(after) || /^\s+\p{Lu}/u.test(after);
  return isSentence && isLast ? asSentence(words) : words;
}

/** Whether a text ends in the middle of a sentence: after a word, or after a comma. */
export function isAmidSentence(before: string): boolean {
  return /[\p{L}\d,]\s+$/u.test(before) && !startsSentence(before);
}

/** Whether a text ends with a label such as "Travel: ". */
const isAfterLabel = (before: string) => /[\p{L}\d]:\s+$/u.test(before);

/** Whether words after these begin a sentence. */
function startsSentence(before: string): boolean {
  const [, sentence] = /^(.*[.!?])["')]?\s+$/s.exec(before) ?? [];
  return sentence !== undefined && (!sentence.endsWith('.') || endsSentence(sentence));
}

/** Words with a mark at their end. */
export function asSentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** A phrase or a sentence of the owner's that stands alone: with a capital and a mark. */
export const ownSentence = (words: string) => asSentence(capitalized(words));
