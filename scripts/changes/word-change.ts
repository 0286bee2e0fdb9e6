import { diffArrays, diffWordsWithSpace } from 'diff';
import { likeness } from './likeness.ts';
import type { PageWords } from './page-words.ts';

/** One thing that reads differently; without `before` it is new, without `after` it is gone. */
export interface WordChange {
  part: keyof PageWords;
  before?: string;
  after?: string;
  /** The same for changes in which the same words give way to the same words. */
  key: string;
}

/** Shared words, of all words in both, from which one text counts as the other's successor. */
const ALIKE = 0.5;

/** How many words are shown on each side of a changed one. */
const AROUND = 6;

const PARTS = ['title', 'description', 'words', 'links'] as const;

/** What reads differently on a page, each change once. */
export function wordChanges(before: PageWords, after: PageWords): WordChange[] {
  const changes = PARTS.flatMap((part) =>
    pairs(before[part], after[part]).map((pair) => wordChange(part, ...pair)),
  );
  return [...new Map(changes.map((change) => [change.key, change])).values()];
}

type Pair = [before: string | undefined, after: string | undefined];

/** Lays two lists side by side and gives what differs, texts beside their likely successors. */
function pairs(before: string[], after: string[]): Pair[] {
  const found: Pair[] = [];
  let gone: string[] = [];
  for (const { added, removed, value } of diffArrays(before, after)) {
    if (removed) {
      gone = value;
      continue;
    }
    found.push(...match(gone, added ? value : []));
    gone = [];
  }
  return [...found, ...match(gone, [])];
}

function match(gone: readonly string[], come: readonly string[]): Pair[] {
  const left = [...come];
  const matched = gone.map((before): Pair => {
    const index = left.findIndex((after) => likeness(wordsOf(before), wordsOf(after)) >= ALIKE);
    return [before, index < 0 ? undefined : left.splice(index, 1)[0]];
  });
  return [...matched, ...left.map((after): Pair => [undefined, after])];
}

function wordsOf(text: string): Set<string> {
  return new Set(text.split(' '));
}

function wordChange(part: keyof PageWords, before?: string, after?: string): WordChange {
  if (before === undefined || after === undefined) {
    const key = JSON.stringify([part, before ?? null, after ?? null]);
    return { part, key, before, after };
  }
  const differences = diffWordsWithSpace(before, after);
  const changed = differences.filter(({ added, removed }) => added || removed);
  const show = (side: 'added' | 'removed') =>
    differences
      .filter((piece) => piece[side] || !(piece.added || piece.removed))
      .map((piece, index, all) =>
        piece[side] ? piece.value : shorten(piece.value, index > 0, index < all.length - 1),
      )
      .join('');
  return {
    part,
    before: show('removed'),
    after: show('added'),
    key: JSON.stringify([part, changed.map(({ added, value }) => [added, value])]),
  };
}

/** An unchanged stretch of text; what is far from the changes on its sides gives way to an ellipsis. */
function shorten(text: string, changeBefore: boolean, changeAfter: boolean): string {
  const words = text.split(' ');
  const head = changeBefore ? AROUND : 0;
  const tail = changeAfter ? AROUND : 0;
  if (words.length <= head + tail + 1) return text;
  const end = tail === 0 ? [] : words.slice(-tail);
  return [...words.slice(0, head), '…', ...end].join(' ');
}
