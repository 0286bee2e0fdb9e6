import { slugify } from '../../model/slug.ts';

/**
 * The ids of the questions on a page, in their order, for the jump links at the top. Questions of
 * which the same letters are left are told apart by a number.
 */
export function questionAnchors(questions: readonly string[]): string[] {
  const taken = new Set<string>();
  return questions.map((question) => {
    const own = `q-${slugify(question)}`;
    let anchor = own;
    for (let number = 2; taken.has(anchor); number++) anchor = `${own}-${number}`;
    taken.add(anchor);
    return anchor;
  });
}
