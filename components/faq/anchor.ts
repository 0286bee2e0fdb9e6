import { slugify } from '../../model/slug.ts';

/** The id of a question on its page, for the jump links at the top. */
export function questionAnchor(question: string): string {
  return `q-${slugify(question)}`;
}
