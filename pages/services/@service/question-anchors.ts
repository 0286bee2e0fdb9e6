import { slugify } from '../../../model/text.ts';

/**
 * The ids of a page's questions, in their order, for the jump links at the top. Questions that
 * differ in punctuation only are told apart by a number; the first keeps the plain id.
 */
export function questionAnchors(questions: readonly string[]): string[] {
  const ids = new Set<string>();
  for (const question of questions) {
    const plain = `q-${slugify(question)}`;
    let id = plain;
    for (let number = 2; ids.has(id); number++) id = `${plain}-${number}`;
    ids.add(id);
  }
  return [...ids];
}
