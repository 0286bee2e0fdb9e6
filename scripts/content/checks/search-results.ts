import { LONGEST_DESCRIPTION, LONGEST_TITLE } from '../../../model/schemas/fields.ts';
import { quote } from '../../../model/text.ts';
import type { DescribedPage } from '../describe.ts';
import type { Diagnostic } from '../diagnostic.ts';

/** A shorter description leaves room that search results fill with other words. Unit: characters. */
const SHORTEST_DESCRIPTION = 50;

/** Warns of titles and descriptions that search results cut, and of descriptions that say little. */
export function checkSearchResults(pages: readonly DescribedPage[]): Diagnostic[] {
  return pages.flatMap((page) => [...checkTitle(page), ...checkDescription(page)]);
}

function checkTitle({ words, source, title: { path, isOwn } }: DescribedPage): Diagnostic[] {
  const { length } = [...words.title];
  if (length <= LONGEST_TITLE) return [];

  const fix = isOwn ? 'Shorten it.' : 'Add a shorter "Title for search results" (seoTitle).';
  const message = `search results cut a title of ${length} characters, ${quote(words.title)}. ${fix}`;
  return [source.diagnostic(path, message, 'warning')];
}

function checkDescription({ words, source, description }: DescribedPage): Diagnostic[] {
  const { length } = [...words.description];
  if (length >= SHORTEST_DESCRIPTION && length <= LONGEST_DESCRIPTION) return [];

  const verdict = length < SHORTEST_DESCRIPTION ? 'short' : 'long';
  const best = `${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION} work best`;
  const message = description.isOwn
    ? `${length} characters is ${verdict} for search engines. ${best}.`
    : `what search engines show of it is too ${verdict}: ${best}. Change the words that all pages of its kind share, in content/pages.`;
  return [source.diagnostic(description.path, message, 'warning')];
}
