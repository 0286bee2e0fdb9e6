import { endsSentence, hasSentenceWithin, withinSentence } from '../../../model/schemas/fields.ts';
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

/** A text with the facts in the place of their tokens; a token without a value stays as it is. */
export function fillFacts(text: string, facts: Tokens): string {
  return segmentsOf(text, facts)
    .map(({ words }) => words)
    .join('');
}

/** The parts of a text: its own words, and the facts in it, as they are filled in. */
export function segmentsOf(text: string, facts: Tokens): TextSegment[] {
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
    const words = fitted(value, before, after, SENTENCES.includes(fact));
    segments.push({ words, fact, index, length: token.length });

    // One mark ends a sentence, the owner's or the text's.
    const isMarkedTwice = /[.!?]$/.test(words) && after.startsWith('.');
    end = index + token.length + (isMarkedTwice ? 1 : 0);
  }
  addWords(text.length);
  return segments;
}

/** Words as they stand between what is before and after them. */
function fitted(value: string, before: string, after: string, isSentence: boolean): string {
  const words = asStart(value, before, isSentence);

  const isFollowedByMark = /^[,;:!?)]/.test(after);
  const goesOn = /^\s+[\p{Ll}\d(&$-]/u.test(after);
  // A sentence that goes on after its period is an error (checks/own-words.ts).
  const isPhrase = !/^\p{Lu}.*\s.*\s/u.test(value) && !hasSentenceWithin(value);
  if (endsSentence(words) && (isFollowedByMark || (goesOn && isPhrase))) return words.slice(0, -1);

  const isLast = /^\s*$/.test(after) || /^\s+\p{Lu}/u.test(after);
  const isOpen = !/[.!?]$/.test(words);
  return isSentence && isLast && isOpen ? `${words}.` : words;
}

/** Words with the first letter that they need after a text. */
function asStart(value: string, before: string, isSentence: boolean): string {
  if (startsSentence(before, isSentence)) return capitalized(value);
  return isAmidSentence(before) ? withinSentence(value) : value;
}

/** Whether a text ends in the middle of a sentence: after a word, or after a comma. */
export function isAmidSentence(before: string): boolean {
  return /[\p{L}\d,]\s+$/u.test(before) && !startsSentence(before);
}

/** Whether words after these begin a sentence. */
export function startsSentence(before: string, isSentence = false): boolean {
  if (before === '') return isSentence;

  const [, sentence] = /^(.*[.!?])["')]?\s+$/s.exec(before) ?? [];
  return sentence !== undefined && (!sentence.endsWith('.') || endsSentence(sentence));
}

/** Words as a sentence: with a capital letter first and a mark at the end. */
export function asSentence(words: string): string {
  return fitted(words, '', '', true);
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
