import MiniSearch from 'minisearch';
import { documentPath, routes } from '../routes.ts';
import { nameOfState, stateCodeOf } from '../states.ts';
import type { SearchData, SearchEntry, Verdict } from './entries.ts';
import { documentSlug, plainWords, wordsOf } from './words.ts';

export interface Hit {
  name: string;
  path: string;
  /** The answer below the name, a sentence. */
  text: string;
  mark: Verdict | 'place' | undefined;
}

export interface Found {
  /** A place that the text names, then what fits best. */
  hits: readonly Hit[];
  /** What a notary public is not, if a Spanish name led to a hit. */
  notice: string | undefined;
}

/** As many hits as fit on a phone's screen. */
const MOST_HITS = 6;

/** The most hits below a place. */
const MOST_BESIDE_PLACE = 3;

/** The least score of a hit, as a share of the best one's: what shares only a common word is left out. */
const LEAST_SHARE = 0.4;

/** Typing errors, as a share of a word's letters, and the shortest word that may have one. */
const ERRORS = 0.2;
const SHORTEST_WITH_ERROR = 5;

const ZIP_CODE = /^\d{5}$/;

/** The ZIP+4 add-on. */
const PLUS_FOUR = /(?<=^\d{5})-\d{4}$/;

/** A place that a text names, and the words besides its name. */
interface Named {
  place: SearchEntry | undefined;
  rest: readonly string[];
}

/** Builds the index and returns a search function. */
export function createSearch(data: SearchData): (text: string) => Found {
  const passedOver = new Set(wordsOf(data.passedOver));
  const things = createIndex(data.what, passedOver);
  const places = createPlaces(data.where, (word) => {
    return wordsOf(word).some((each) => passedOver.has(each) || things.knows(each));
  });

  return (typed) => {
    const text = typed.trim().replace(PLUS_FOUR, '');
    const { place, rest } = places.in(plainWords(text));
    const isUnknownZip = place === undefined && ZIP_CODE.test(text);
    if (isUnknownZip) {
      return { hits: [placeHit({ name: text, text: data.unknownZip })], notice: undefined };
    }

    const found = things.find(wordsOf(rest.join(' ')));
    const most = place === undefined ? MOST_HITS : MOST_BESIDE_PLACE;
    const shown = found.slice(0, most);
    return {
      hits: [
        ...(place === undefined ? [] : [placeHit(place)]),
        ...shown.map(({ entry }) => thingHit(entry)),
      ],
      notice: shown.some(({ isSpanish }) => isSpanish) ? data.spanish : undefined,
    };
  };
}

/** A document's place in the list follows from its name. */
function thingHit({ name, path, text, verdict }: SearchEntry): Hit {
  return { name, path: path ?? documentPath(documentSlug(name)), text, mark: verdict };
}

/** A place without a page leads to the contact page. */
function placeHit({ name, path = routes.contact(), text }: SearchEntry): Hit {
  return { name, path, text, mark: 'place' };
}

interface Thing {
  entry: SearchEntry;
  /** The number of words in the text that are a whole name of it. */
  length: number;
  score: number;
  isSpanish: boolean;
}

/** Indexes documents, questions, services and pages. */
function createIndex(entries: readonly SearchEntry[], passedOver: ReadonlySet<string>) {
  const wholeNames = entries.map(({ name, names = [], spanish = [] }) => ({
    english: [name, ...names].map(wordsOf),
    spanish: spanish.map(wordsOf),
  }));
  const known = new Set(
    wholeNames.flatMap(({ english, spanish }) => [...english, ...spanish].flat()),
  );

  const index = new MiniSearch({
    fields: ['name', 'names', 'spanish'],
    tokenize: wordsOf,
    // A single letter is part of something else: "U.S."
    processTerm: (word) => (passedOver.has(word) || word.length === 1 ? null : word),
    searchOptions: {
      // An entry with many names isn't less likely, so their number doesn't count.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { name: 2 },
      // The word that is being typed.
      prefix: (_, place, words) => place === words.length - 1,
      // A word that some entry has is typed as it is meant.
      fuzzy: (word) => word.length >= SHORTEST_WITH_ERROR && !known.has(word) && ERRORS,
    },
  });
  index.addAll(
    entries.map(({ name, names = [], spanish = [] }, id) => {
      return { id, name, names: names.join('\n'), spanish: spanish.join('\n') };
    }),
  );

  return {
    knows: (word: string) => known.has(word),

    /** The entries that fit the words, the most likely first. */
    find(words: readonly string[]): Thing[] {
      const asked = words.filter((word) => !passedOver.has(word)).length;
      const results = new Map(index.search(words.join(' ')).map((result) => [result.id, result]));
      const things = entries.flatMap((entry, id): Thing[] => {
        const { english = [], spanish = [] } = wholeNames[id] ?? {};
        const result = results.get(id);
        const length = longestIn(words, english);
        const spanishLength = longestIn(words, spanish);
        const whole = Math.max(length, spanishLength);
        if (whole === 0 && result === undefined) return [];

        const fields = Object.values(result?.match ?? {}).flat();
        const isSpanish =
          spanishLength > length ||
          (fields.length > 0 && fields.every((field) => field === 'spanish'));
        return [{ entry, length: whole, score: result?.score ?? 0, isSpanish }];
      });

      // One word of a longer text names little by itself.
      const rank = ({ length }: Thing) => (length > 1 || asked === 1 ? length : 0);
      const best = Math.max(0, ...things.map(({ score }) => score));
      const ranked = things
        .filter(({ length, score }) => length > 0 || score >= LEAST_SHARE * best)
        .sort((a, b) => rank(b) - rank(a) || byVerdict(a, b, asked) || b.score - a.score);
      // A question may stand on two pages.
      const isFirst = ({ entry }: Thing, place: number) =>
        ranked.findIndex((other) => other.entry.name === entry.name) === place;
      return ranked.filter(isFirst);
    },
  };
}

/** Of two whole names, "no" comes first if it's all of the text, and otherwise "yes". */
function byVerdict(a: Thing, b: Thing, length: number): number {
  if (a.length !== b.length || a.length < Math.min(2, length)) return 0;
  const first = a.length === length ? 'no' : 'yes';
  return Number(b.entry.verdict === first) - Number(a.entry.verdict === first);
}

/** The length of the longest name that stands in the words; 0 if none does. */
function longestIn(words: readonly string[], names: readonly string[][]): number {
  const spaced = ` ${words.join(' ')} `;
  const inside = names.filter((name) => spaced.includes(` ${name.join(' ')} `));
  return Math.max(0, ...inside.map((name) => name.length));
}

/**
 * Indexes places.
 * @param isCommon whether a word has another meaning, too
 */
function createPlaces(entries: readonly SearchEntry[], isCommon: (word: string) => boolean) {
  const byName = new Map<string, SearchEntry>();
  for (const entry of entries) {
    for (const name of namesOf(entry)) {
      const key = plainWords(name).join(' ');
      if (!byName.has(key)) byName.set(key, entry);
    }
  }
  const longest = Math.max(...[...byName.keys()].map((key) => key.split(' ').length));
  const index = new MiniSearch({
    fields: ['name'],
    tokenize: plainWords,
    searchOptions: { combineWith: 'AND', fuzzy: ERRORS, maxFuzzy: 1 },
  });
  const keys = [...byName.keys()];
  index.addAll(keys.map((name, id) => ({ id, name })));

  /** The place that a run of words names; typing errors are looked for in words without other meaning. */
  const placeAt = (words: readonly string[], isAll: boolean): SearchEntry | undefined => {
    const isAllCommon = words.every(isCommon);
    const exact = byName.get(words.join(' '));
    if (exact !== undefined) {
      const isMeant = exact.path !== undefined || words.length > 1 || isAll || !isAllCommon;
      return isMeant ? exact : undefined;
    }
    if (isAllCommon) return undefined;

    for (const { id, terms } of index.search(words.join(' '))) {
      const name = keys[id] ?? '';
      const parts = name.split(' ');
      const isTypedFor = (part: string) => {
        const typed = words[parts.indexOf(part)] ?? '';
        return words.includes(part) || !isCommon(typed);
      };
      if (parts.length === words.length && terms.every(isTypedFor)) return byName.get(name);
    }
    return undefined;
  };

  return {
    /** The place with the longest name in a text, and the words besides it. */
    in(words: readonly string[]): Named {
      for (let length = Math.min(longest, words.length); length > 0; length--) {
        const named: Named[] = [];
        for (let start = 0; start + length <= words.length; start++) {
          const end = start + length;
          const place = placeAt(words.slice(start, end), length === words.length);
          const rest = [...words.slice(0, start), ...words.slice(end)];
          if (place !== undefined) named.push({ place, rest });
        }
        // "Moscow, Russia" isn't the town in Idaho.
        const [first] = named;
        if (first !== undefined) return named.find(({ place }) => place?.path) ?? first;
      }
      return { place: undefined, rest: words };
    },
  };
}

/** A place's names, with and without its state: "Kuna, ID", "Kuna", "Kuna, Idaho". */
function namesOf({ name, names = [] }: SearchEntry): string[] {
  const [city = '', code = ''] = name.split(', ');
  const state = stateCodeOf(code);
  const variants = state === undefined ? [] : [city, `${city}, ${nameOfState(state)}`];
  return [name, ...variants, ...names];
}
