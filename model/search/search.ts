import { documentPath, routes } from '../routes.ts';
import { nameOfState, stateCodeOf } from '../states.ts';
import type { SearchData, SearchEntry } from './entries.ts';
import { createRanking, type Match, type Ranking } from './ranking.ts';
import {
  distinctiveWords,
  documentSlug,
  isDistinctive,
  nameWords,
  placeWords,
  wordsOf,
} from './words.ts';

export interface Hit {
  name: string;
  path: string;
  /** The answer below the name. */
  text: string;
  mark: 'yes' | 'no' | 'place' | undefined;
}

export interface Found {
  /** The most likely first, and places last. */
  hits: readonly Hit[];
  /** How many of them match the text; the one that fits any text is not counted. */
  count: number;
  /** What a notary public is not, if a Spanish name led to a hit. */
  notice: string | undefined;
}

/** The most hits to show, as many as fit on a phone's screen. */
const MOST_HITS = 6;

/** The most places among them, if anything else was found. */
const MOST_PLACES = 2;

/** The least score of a hit, as a share of the best one's. */
const LEAST_SCORE_SHARE = 0.35;

/** The least share of the query's words in a hit without a whole name. */
const LEAST_WORDS_SHARE = 1 / 3;

const ZIP_CODE = /^\d{5}$/;

/** The ZIP+4 add-on. */
const PLUS_FOUR = /(?<=^\d{5})-\d{4}$/;

/** Builds the index and returns a search function. */
export function createSearch(data: SearchData): (text: string) => Found {
  const what = createRanking(data.what, nameWords);
  const where = createRanking(data.where.map(withShortName), placeWords);
  const anyOther = thingHit(data.anyOther);

  return (typed) => {
    const text = typed.trim().replace(PLUS_FOUR, '');
    const places = placesIn(where, text, what);
    const ofPlaces = new Set(places.flatMap(({ words }) => words.flatMap(wordsOf)));
    const things = thingsIn(what, text, ofPlaces);

    const isNamed = things.some(({ length }) => length > 0);
    const isAllPlaces = distinctiveWords(text).every((word) => ofPlaces.has(word));
    const isWeak = !isNamed && !isAllPlaces;
    if (places.length === 0 && ZIP_CODE.test(text)) {
      const hits = [placeHit({ name: text, text: data.unknownZip })];
      return { hits, count: 0, notice: undefined };
    }

    const last = isWeak ? [anyOther] : [];
    const shownPlaces = places.slice(0, things.length > 0 ? MOST_PLACES : MOST_HITS - last.length);
    const shownThings = things.slice(0, MOST_HITS - shownPlaces.length - last.length);
    const hits = [
      ...shownThings.map(({ entry }) => thingHit(entry)),
      ...shownPlaces.map(({ entry }) => placeHit(entry)),
      ...last,
    ];
    const notice = shownThings.some(({ isSpanish }) => isSpanish) ? data.spanish : undefined;
    return { hits, count: hits.length - last.length, notice };
  };
}

/** A document's place in the list follows from its name. */
function thingHit({ name, path, text, mark }: SearchEntry): Hit {
  return { name, path: path ?? documentPath(documentSlug(name)), text, mark };
}

/** A place without a page leads to the contact page. */
function placeHit({ name, path = routes.contact(), text }: SearchEntry): Hit {
  return { name, path, text, mark: 'place' };
}

/** Adds the name without the state, and with the state's full name. */
function withShortName(place: SearchEntry): SearchEntry {
  const [name = '', code = ''] = place.name.split(', ');
  const state = stateCodeOf(code);
  const variants = state === undefined ? [] : [name, `${name}, ${nameOfState(state)}`];
  return { ...place, names: [...variants, ...(place.names ?? [])] };
}

/**
 * Documents, questions, services and pages: first those whose whole name is in the text, the longest
 * first and of these "no" before "yes", then the others by score.
 * @param ofPlaces the words of the text that name places
 */
function thingsIn(what: Ranking, text: string, ofPlaces: ReadonlySet<string>): Match[] {
  const matches = what.matchesIn(text);
  const distinctive = distinctiveWords(text).filter((word) => !ofPlaces.has(word));
  const best = Math.max(0, ...matches.map(({ score }) => score));

  const isMeant = ({ length, words, score }: Match) => {
    if (length > 0) return !words.every((word) => ofPlaces.has(word));
    const found = distinctive.filter((word) => words.includes(word));
    const isMuch =
      found.length >= LEAST_WORDS_SHARE * distinctive.length && score >= LEAST_SCORE_SHARE * best;
    return found.length > 0 && isMuch;
  };
  return matches
    .filter(isMeant)
    .toSorted((a, b) => b.length - a.length || noFirst(a, b) || b.score - a.score);
}

/** Of two whole names in the text, "no" comes before "yes". */
function noFirst(a: Match, b: Match): number {
  if (a.length === 0) return 0;
  return Number(b.entry.mark === 'no') - Number(a.entry.mark === 'no');
}

/** Places whose whole name is in the text, the longest first; otherwise those with similar spelling. */
function placesIn(where: Ranking, text: string, what: Ranking): Match[] {
  const matches = where.matchesIn(text);
  const isKnown = ({ words }: Match) =>
    words.flatMap(wordsOf).some((word) => what.knows(word) || !isDistinctive(word));
  const typed = wordsOf(text).length;
  // "Union" in "credit union" isn't a town, nor is "may" in a sentence.
  const isTown = (place: Match) =>
    place.entry.path !== undefined || place.length > 1 || typed === 1 || !isKnown(place);

  const whole = matches.filter((place) => place.length > 0 && isTown(place));
  if (whole.length === 0) return matches.filter((place) => place.isLike && !isKnown(place));
  return whole
    .filter((place) => !whole.some((other) => isPart(place, other)))
    .toSorted((a, b) => b.length - a.length);
}

/** "Idaho City" isn't Idaho, and "New Mexico" isn't Mexico. */
function isPart(place: Match, other: Match): boolean {
  return other.length > place.length && place.words.every((word) => other.words.includes(word));
}
