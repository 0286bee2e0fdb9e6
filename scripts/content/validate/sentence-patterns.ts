import type { Diagnostic, Position } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';
import { ownWords } from './own-words.ts';
import { someOf } from './some-of.ts';

/** How many words count as the opening of a sentence. */
const OPENING_WORDS = 3;

/** A sentence of fewer words is nobody's pattern. */
const FRAME_WORDS = 6;

/** In so many cities an opening or a frame is a habit that visitors notice. */
const CITIES_OF_OPENING = 4;
const CITIES_OF_FRAME = 3;

/** Stands for a name in a frame. */
const NAME = '…';

/** Where a pattern was read first in a city's text. */
interface Use {
  slug: string;
  at: Position;
}

/** Warns of sentences that open alike, or are the same but for their names, in several cities. */
export function checkSentencePatterns({ cities }: Entries): Diagnostic[] {
  const openings = new Map<string, Use[]>();
  const frames = new Map<string, Use[]>();
  for (const [slug, { source, fields }] of cities) {
    for (const { text, at } of sentencesOf(ownWords(source.body))) {
      const frame = frameOf(text, fields.name);
      if (frame.length < FRAME_WORDS) continue;
      addUse(frames, frame.join(' '), { slug, at });
      const opening = frame.slice(0, OPENING_WORDS);
      if (!opening.includes(NAME)) addUse(openings, opening.join(' '), { slug, at });
    }
  }
  const told = (patterns: Map<string, Use[]>, least: number, what: (pattern: string) => string) =>
    [...patterns].flatMap(([pattern, uses]) => {
      const [first] = uses;
      const source = cities.get(first?.slug ?? '')?.source;
      if (first === undefined || source === undefined || uses.length < least) return [];
      const others = someOf(uses.map(({ slug }) => slug));
      const message = `${what(pattern)} in ${uses.length} cities: ${others}. Say it another way in all but one.`;
      return [source.bodyDiagnostic(first.at, message, 'warning')];
    });
  return [
    ...told(openings, CITIES_OF_OPENING, (opening) => `sentences open with "${opening}"`),
    ...told(frames, CITIES_OF_FRAME, (frame) => `the same sentence but for its names, "${frame}",`),
  ];
}

/** Each sentence of a Markdown text, and where it starts. */
function sentencesOf(body: string): { text: string; at: Position }[] {
  return body.split('\n').flatMap((line, index) =>
    [...line.matchAll(/[^.!?]+[.!?]*/g)].map(({ 0: text, index: start }) => {
      const column = start + (text.length - text.trimStart().length) + 1;
      return { text: text.trim(), at: { line: index + 1, column, length: text.trim().length } };
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
function addUse(patterns: Map<string, Use[]>, pattern: string, use: Use): void {
  const uses = patterns.get(pattern) ?? [];
  if (uses.at(-1)?.slug !== use.slug) uses.push(use);
  patterns.set(pattern, uses);
}
