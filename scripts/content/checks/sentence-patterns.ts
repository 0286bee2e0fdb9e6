import { someOf } from '../../report/count.ts';
import type { Diagnostic, Position } from '../diagnostic.ts';
import type { Source } from '../parse/source.ts';
import type { Site } from './index.ts';
import { ownWords } from './near-duplicates.ts';

/** How many words count as the opening of a sentence. */
const OPENING_WORDS = 3;
/** A sentence of fewer words is nobody's pattern. */
const FRAME_WORDS = 6;
/** In so many cities an opening or a frame is a habit that visitors notice. */
const CITIES_OF_OPENING = 4;
const CITIES_OF_FRAME = 3;
/** Stands for a name in a frame. */
const NAME = '…';

/** Where a sentence stands. */
interface Place {
  source: Source;
  at: Position;
}

/** Warns of sentences that open alike, or are the same but for their names, in several cities. */
export function* checkSentencePatterns({ entries }: Pick<Site, 'entries'>): Generator<Diagnostic> {
  /** What is said of each pattern, and where it was read first in each city. */
  const patterns = new Map<string, { least: number; uses: Map<string, Place> }>();
  const add = (what: string, least: number, slug: string, place: Place) => {
    const { uses } = patterns.get(what) ?? { uses: new Map<string, Place>() };
    if (!uses.has(slug)) uses.set(slug, place);
    patterns.set(what, { least, uses });
  };
  for (const [slug, { source, fields }] of entries.city) {
    for (const { text, at } of sentencesOf(ownWords(source.body))) {
      const frame = frameOf(text, fields.name);
      if (frame.length < FRAME_WORDS) continue;
      const opening = frame.slice(0, OPENING_WORDS);
      if (!opening.includes(NAME)) {
        add(`sentences open with "${opening.join(' ')}"`, CITIES_OF_OPENING, slug, { source, at });
      }
      const what = `the same sentence but for its names, "${frame.join(' ')}",`;
      add(what, CITIES_OF_FRAME, slug, { source, at });
    }
  }
  for (const [what, { least, uses }] of patterns) {
    const [first] = uses.values();
    if (uses.size < least || first === undefined) continue;
    const message = `${what} in ${uses.size} cities: ${someOf([...uses.keys()])}. Say it another way in all but one.`;
    yield first.source.bodyDiagnostic(first.at, message, 'warning');
  }
}

/** Each sentence of a Markdown text, and where it starts. */
function sentencesOf(body: string): { text: string; at: Position }[] {
  return body.split('\n').flatMap((line, index) =>
    [...line.matchAll(/[^.!?\s][^.!?]*[.!?]*/g)].map(({ 0: found, index: start }) => {
      const text = found.trimEnd();
      return { text, at: { line: index + 1, column: start + 1, length: text.length } };
    }),
  );
}

/** The words of a sentence in lower case, with "…" for each name and "0" for each number. */
function frameOf(sentence: string, city: string): string[] {
  return sentence
    .replaceAll(city, NAME)
    .replace(/(?<=\S\s)\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*)*/gu, NAME)
    .replace(/\d[\d,.]*/g, '0')
    .toLowerCase()
    .split(/[^\p{L}\p{N}…']+/u)
    .filter((word) => word !== '');
}
