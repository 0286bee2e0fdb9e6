import { LONGEST_TITLE } from '../../../model/schemas/fields.ts';
import type { DescribedPage } from '../describe.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';

/** Warns of titles that are longer than search results show. */
export function checkTitleLengths(pages: readonly DescribedPage[]): Diagnostic[] {
  return pages.flatMap(({ words: { title }, source, titlePath, isWhole }) => {
    const { length } = [...title];
    if (length <= LONGEST_TITLE) return [];

    const fix = isWhole ? 'Shorten it.' : 'Add a shorter "Title for search results" (seoTitle).';
    const message = `search results cut a title of ${length} characters, ${quote(title)}. ${fix}`;
    return [source.diagnostic(titlePath, message, 'warning')];
  });
}
