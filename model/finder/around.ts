// The countries, by their English names (ISO 3166), and what else people call them. Two that share their
// name with a state of the U.S. are left out: Georgia and Jersey.
import countries from './countries.json' with { type: 'json' };
import states from './us-states.json' with { type: 'json' };
import { phraseIndex, replacePhrases, wordSet, wordsOf } from './words.ts';

/** The word that stands for use in another country. */
const ABROAD = 'abroad';

/** What says that a document is for another country: words for that, and the name of one. */
const ABROAD_PHRASES = phraseIndex([
  ...countries,
  'out of the country',
  'another country',
  'other country',
  'foreign country',
  'overseas',
  'foreign',
  'international',
  'apostille',
  'apostilled',
  'apostilla',
  'apostillar',
  'hague',
]);

const STATE_PHRASES = phraseIndex(Object.values(states));

/** Words for the same people. */
const SAME_PEOPLE = new Map([
  ...namesFor('parent', 'mother mom mum mama father dad papa'),
  ...namesFor('child', 'kid children minor baby toddler teen teenager'),
  ...namesFor('spouse', 'husband wife'),
]);

function namesFor(word: string, others: string): [string, string][] {
  return wordsOf(others).map((other) => [other, word]);
}

/** The people whom a document is for. A name may have them, and a search passes over them. */
const PEOPLE = wordSet(`
  parent child spouse aunt boss boyfriend brother client cousin daughter family fiance fiancee
  friend girlfriend grandchild granddaughter grandkid grandfather grandma grandmother grandpa grandparent grandson
  he her him his inlaw neighbor nephew niece partner relative she sibling sister son uncle
`);

/** The days and the times when people want it. */
const TIMES = wordSet(`
  afternoon asap emergency evening friday immediately midnight monday morning night noon now saturday
  soon soonest sunday thursday today tomorrow tonight tuesday urgent urgently wednesday weekday weekend
`);

/** What people say of somebody whom it is for, and of a place. */
const CIRCUMSTANCES = wordSet('aging county dying elderly ill old sick');

/** Times of day: "7 pm", "at 7:30pm", "5 o'clock", "17:30", "after 5". */
const CLOCK_TIMES = [
  /\b(?:(?:after|at|before|until) )?\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\b\.?|o['’]?clock\b)/gi,
  /\b(?:(?:after|at|before|until) )?\d{1,2}:\d{2}\b/gi,
  /\b(?:after|at|before|until) \d{1,2}\b/gi,
];

/** A text without the times of day in it. */
export function withoutClockTimes(text: string): string {
  return CLOCK_TIMES.reduce((rest, time) => rest.replace(time, ' '), text);
}

/**
 * Words as they mean: a country, and all that says "in another country", is the one word "abroad", which
 * stands once; "mom" is "parent". The names of documents are read in the same way, so that "birth
 * certificate for Spain" and "apostille birth certificate" are both the birth certificate for use abroad.
 */
export function meaningOf(words: readonly string[]): readonly string[] {
  const meant = replacePhrases(words, ABROAD_PHRASES, [ABROAD]).map(
    (word) => SAME_PEOPLE.get(word) ?? word,
  );
  return meant.filter((word, index) => word !== ABROAD || meant.indexOf(ABROAD) === index);
}

/** What is left of a sentence without what people say around a document. */
export interface Surrounded {
  /** The words as they mean, without states and times. */
  words: readonly string[];
  /** Whether a day or a time was named. */
  asksTime: boolean;
  /** Whether it is for another country. */
  isAbroad: boolean;
}

/** Takes away what people say around a document; what was said stays known. */
export function passOver(words: readonly string[]): Surrounded {
  const meant = meaningOf(replacePhrases(words, STATE_PHRASES, []));
  return {
    words: meant.filter((word) => !TIMES.has(word) && !CIRCUMSTANCES.has(word)),
    asksTime: words.some((word) => TIMES.has(word)),
    isAbroad: meant.includes(ABROAD),
  };
}

/** The words without the people whom a document is for. */
export function withoutPeople(words: readonly string[]): readonly string[] {
  return words.filter((word) => !PEOPLE.has(word));
}

/** The words without the one for another country. */
export function withoutAbroad(words: readonly string[]): readonly string[] {
  return words.filter((word) => word !== ABROAD);
}

/** The words that people say around a document. */
export const SURROUNDING_WORDS: readonly string[] = [
  ...PEOPLE,
  ...SAME_PEOPLE.keys(),
  ...TIMES,
  ...CIRCUMSTANCES,
];

/** The names of countries and states, word by word. */
export const COUNTRY_AND_STATE_WORDS: readonly string[] = [
  ...countries,
  ...Object.values(states),
].flatMap(wordsOf);
