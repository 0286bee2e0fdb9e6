import { plainLetters } from '../../../model/text.ts';
// The letters of the heading face of social cards, in runs of neighbors (docs/architecture.md).
import runs from '../heading-letters.json' with { type: 'json' };

const LETTERS: ReadonlySet<string> = new Set([...' ', ...runs.join('')]);

/** The characters of a text that no drawing can show, because the heading face lacks them, each once. */
export function missingLetters(text: string): string[] {
  const letters = new Set(plainLetters(text));
  return [...letters].filter((letter) => !LETTERS.has(letter));
}
