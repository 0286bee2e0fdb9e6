import { someOf } from '../../report/count.ts';
import type { Diagnostic, Position } from '../diagnostic.ts';
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

/** The cities that a pattern was read in, and what stands first of it in each. */
type Uses = Map<string, Position>;

/** Warns of sentences that open alike, or are the same but for their names, in several cities. */
export function* checkSentencePatterns({ entries }: Pick<Site, 'entries'>): Generator<Diagnostic> {
  const cities = entries.city;
  const openings = new Map<string, Uses>();
  const frames = new Map<string, Uses>();
  for (const [slug, { source, fields }] of cities) {
    for (const { text, at } of sentencesOf(ownWords(source.body))) {
      const frame = frameOf(text, fields.name);
      if (frame.length < FRAME_WORDS) continue;
      addUse(frames, frame.join(' '), slug, at);
      const opening = frame.slice(0, OPENING_WORDS);
      if (!opening.includes(NAME)) addUse(openings, opening.join(' '), slug, at);
    }
  }
  const patterns = [
    ...[...openings].map(([opening, uses]) => {
      return { uses, least: CITIES_OF_OPENING, what: `sentences open with "${opening}"` };
    }),
    ...[...frames].map(([frame, uses]) => {
      const what = `the same sentence but for its names, "${frame}",`;
      return { uses, least: CITIES_OF_FRAME, what };
    }),
  ];
  for (const { uses, least, what } of patterns) {
    const [[slug, at] = ['', undefined]] = uses;
    if (uses.size < least || at === undefined) continue;
    const message = `${what} in ${uses.size} cities: ${someOf([...uses.keys()])}. Say it another way in all but one.`;
    const diagnostic = cities.get(slug)?.source.bodyDiagnostic(at, message, 'warning');
    if (diagnostic) yield diagnostic;
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

/** Each city counts once for a pattern. */
function addUse(patterns: Map<string, Uses>, pattern: string, slug: string, at: Position): void {
  const uses: Uses = patterns.get(pattern) ?? new Map();
  if (!uses.has(slug)) uses.set(slug, at);
  patterns.set(pattern, uses);
}
