import MiniSearch from 'minisearch';
import type { FinderData, FinderDocument, FinderQuestion } from './data.ts';
import { Names } from './names.ts';
import { type FoundPlace, namedPlaces, type PlaceNames } from './places.ts';
import { type Correct, corrector, SHORTEST_BEGINNING } from './spelling.ts';
import { isTelling, nameWords, PASSED_OVER, wordsOf } from './words.ts';

/** What a name may mean. */
export type Thing =
  | { kind: 'document'; document: FinderDocument; isHead?: boolean; isSpanish?: boolean }
  | { kind: 'question'; question: FinderQuestion; isSpanish?: boolean }
  | ({ kind: 'place' } & PlaceNames)
  | { kind: 'spanish' };

/** Something that an answer tells of. */
export type FinderEntry =
  | { kind: 'document'; document: FinderDocument }
  | { kind: 'question'; question: FinderQuestion }
  | { kind: 'place'; place: FoundPlace };

/** What abbreviations stand for. */
export type ShortForms = ReadonlyMap<string | undefined, readonly string[]>;

/** Everything that the finder looks up, indexed once for all queries. */
export interface FinderIndex {
  data: FinderData;
  names: Names<Thing>;
  shortForms: ShortForms;
  ranking: MiniSearch<Ranked>;
  /** What the numbers of the ranking stand for. */
  entries: readonly FinderEntry[];
  correct: Correct;
}

/** What the ranking reads of an entry. */
export interface Ranked {
  id: number;
  name: string;
  others: string;
  heads: string;
  answer: string;
}

/** Reads the data of the finder. */
export function createFinder(data: FinderData): FinderIndex {
  const places = namedPlaces(data);
  const shortForms = new Map(
    data.words.shortForms.map(({ short, words }) => [wordsOf(short)[0], nameWords(words)]),
  );
  const names = namesOf(data, places, shortForms);
  const entries: FinderEntry[] = [
    ...data.documents.map((document) => ({ kind: 'document' as const, document })),
    ...data.questions
      .filter(({ answer }) => answer !== undefined)
      .map((question) => ({ kind: 'question' as const, question })),
    ...places
      .filter(({ isCountry, isState }) => !isCountry && !isState)
      .map(({ place }) => ({ kind: 'place' as const, place })),
  ];

  const ranking = new MiniSearch<Ranked>({
    fields: ['name', 'others', 'heads', 'answer'],
    tokenize: wordsOf,
    processTerm: (term) => (isTelling(term) ? term : null),
    searchOptions: {
      // An entry with many other names is none the less likely: the length of a field doesn't count.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { name: 4, others: 3, heads: 2, answer: 0.2 },
      prefix: (term) => term.length >= SHORTEST_BEGINNING,
    },
  });
  ranking.addAll(entries.map(rankedEntry));

  const answers = data.questions.flatMap(({ answer }) => answerWords(answer));
  const correct = corrector(new Set([...names.words, ...answers, ...PASSED_OVER]));
  return { data, names, shortForms, ranking, entries, correct };
}

function namesOf(
  data: FinderData,
  places: readonly PlaceNames[],
  shortForms: ShortForms,
): Names<Thing> {
  const names = new Names<Thing>();
  const addAll = (texts: readonly string[], thing: Thing) => {
    for (const text of texts) {
      const words = nameWords(text).flatMap((word) => shortForms.get(word) ?? word);
      names.add(words, thing);
    }
  };

  for (const document of data.documents) {
    const { name, alsoCalled, inSpanish, heads } = document;
    addAll([name, ...alsoCalled], { kind: 'document', document });
    addAll(heads, { kind: 'document', document, isHead: true });
    addAll(inSpanish, { kind: 'document', document, isSpanish: true });
  }
  for (const question of data.questions) {
    addAll([question.question, ...question.alsoCalled], { kind: 'question', question });
    addAll(question.inSpanish, { kind: 'question', question, isSpanish: true });
  }
  for (const place of places) addAll(place.names, { kind: 'place', ...place });
  addAll(data.words.spanishWords, { kind: 'spanish' });
  return names;
}

function answerWords(answer: FinderQuestion['answer'] = []): string[] {
  return answer.flatMap(({ text }) => wordsOf(text));
}

function rankedEntry(entry: FinderEntry, id: number): Ranked {
  const nothing = { id, others: '', heads: '', answer: '' };
  if (entry.kind === 'place') return { ...nothing, name: entry.place.name };

  if (entry.kind === 'question') {
    const { question, alsoCalled, inSpanish, answer = [] } = entry.question;
    const others = [...alsoCalled, ...inSpanish].join(' ');
    return { ...nothing, name: question, others, answer: answer.map(({ text }) => text).join('') };
  }

  const { name, alsoCalled, inSpanish, heads } = entry.document;
  return {
    ...nothing,
    name,
    others: [...alsoCalled, ...inSpanish].join(' '),
    heads: heads.join(' '),
  };
}

/** How a field shows an entry. */
export function entryLabel(entry: FinderEntry): string {
  if (entry.kind === 'document') return entry.document.name;
  return entry.kind === 'question' ? entry.question.question : entry.place.label;
}
