import type { Content } from '../../../model/content.ts';
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from '../../../model/schemas/fields.ts';
import { createSite } from '../../../model/site.ts';
import { type SitePage, sitePages } from '../../../model/site-pages.ts';
import { quote } from '../../../model/text.ts';
import type { Diagnostic, FieldPath } from '../diagnostic.ts';
import {
  attractionEntries,
  checkValues,
  type Entries,
  type FieldValue,
  fieldValues,
} from '../entries.ts';
import type { ParsedFile } from '../parse.ts';
import { checkRow } from './repeats.ts';

/** A shorter description leaves room that search results fill with other words. Unit: characters. */
const SHORTEST_DESCRIPTION = 50;

const SHARED = 'or what all pages of its kind share, in content/pages';

/** Warns of titles and descriptions that search results cut, that say little, or that two pages have. */
export function checkSearchResults(content: Content, entries: Entries): Diagnostic[] {
  const pages = listedPages(content, entries);
  const titles = pages.map((page) => wordsOf(page, 'title', ['seoTitle', 'title', 'name']));
  const descriptions = pages.map((page) =>
    wordsOf(page, 'description', ['seoDescription', 'description', 'name']),
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

/** A page that search engines may list, and where its fields are. */
interface ListedPage {
  words: SitePage['words'];
  source: ParsedFile;
  /** Where in the file the page's fields are. */
  above: FieldPath;
  has: (field: string) => boolean;
}

function listedPages(content: Content, entries: Entries): ListedPage[] {
  const places = new Map(attractionEntries(entries).map((place) => [place.slug, place]));
  const files = new Map(entries.all.map((entry) => [entry.source.file, entry]));

  return sitePages(createSite(content)).flatMap((page): ListedPage[] => {
    const { kind, slug, file, words, aliasOf, isIndexed } = page;
    const entry = files.get(`content/${file}`);
    if (entry === undefined || aliasOf !== undefined || !isIndexed) return [];

    const place = kind === 'attraction' ? places.get(slug) : undefined;
    const above = place?.pathOf('name').slice(0, -1) ?? [];
    const has = (field: string) =>
      place ? field in place.fields : fieldValues([entry], field).length > 0;
    return [{ words, source: entry.source, above, has }];
  });
}

/** The title or the description of a page as search engines show it, at the first of some fields that it has. */
function wordsOf(
  { words, source, above, has }: ListedPage,
  part: 'title' | 'description',
  fields: readonly string[],
): FieldValue {
  const first = fields.find(has);
  return { value: words[part], source, path: first === undefined ? [] : [...above, first] };
}
