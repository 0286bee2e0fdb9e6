import type { Content } from '../../../model/content.ts';
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from '../../../model/schemas/fields.ts';
import { createSite } from '../../../model/site.ts';
import { sitePages } from '../../../model/site-pages.ts';
import { quote } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import {
  attractionEntries,
  checkValues,
  type Entries,
  type FieldValue,
  fieldValues,
} from '../entries.ts';
import { checkRow } from './repeats.ts';

/** A shorter description leaves room that search results fill with other words. Unit: characters. */
const SHORTEST_DESCRIPTION = 50;

const SHARED = 'or what all pages of its kind share, in content/pages';

/** Warns of titles and descriptions that search results cut, that say little, or that two pages have. */
export function checkSearchResults(content: Content, entries: Entries): Diagnostic[] {
  const titles = wordsOf('title', ['seoTitle', 'title', 'name'], content, entries);
  const descriptions = wordsOf(
    'description',
    ['seoDescription', 'description', 'name'],
    content,
    entries,
  );
  const advice = `Search engines want different ones. Change one, ${SHARED}.`;

  return [
    ...checkValues(titles, 'warning', titleMessage),
    ...checkValues(descriptions, 'warning', descriptionMessage),
    ...checkRow({ values: titles, severity: 'warning', advice }),
    ...checkRow({ values: descriptions, severity: 'warning', advice }),
  ];
}

function titleMessage({ value }: FieldValue): string | undefined {
  const { length } = [...value];
  if (length <= LONGEST_TITLE) return undefined;
  return `search results cut a title of ${length} characters, ${quote(value)}. Shorten it, ${SHARED}; a service, a city and a place can have a "Title for search results" of their own (seoTitle).`;
}

function descriptionMessage({ value }: FieldValue): string | undefined {
  const { length } = [...value];
  if (length >= SHORTEST_DESCRIPTION && length <= LONGEST_DESCRIPTION) return undefined;

  const verdict = length < SHORTEST_DESCRIPTION ? 'short' : 'long';
  return `what search engines show of it is too ${verdict}: ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION} characters work best. Change it, ${SHARED}.`;
}

/**
 * The title or the description of every page that search engines may list, as they show it, each at the
 * first of some fields that its file has.
 */
function wordsOf(
  part: 'title' | 'description',
  names: readonly string[],
  content: Content,
  entries: Entries,
): FieldValue[] {
  const places = new Map(attractionEntries(entries).map((place) => [place.slug, place]));
  const files = new Map(entries.all.map((entry) => [entry.source.file, entry]));
  const pages = sitePages(createSite(content));

  return pages.flatMap(({ kind, slug, file, words, aliasOf, isIndexed }): FieldValue[] => {
    const entry = files.get(`content/${file}`);
    if (entry === undefined || aliasOf !== undefined || !isIndexed) return [];

    const place = kind === 'attraction' ? places.get(slug) : undefined;
    const above = place?.pathOf('name').slice(0, -1) ?? [];
    const first = names.find((name) =>
      place ? name in place.fields : fieldValues([entry], name).length > 0,
    );
    const path = first === undefined ? [] : [...above, first];
    return [{ value: words[part], source: entry.source, path }];
  });
}
