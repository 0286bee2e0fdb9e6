import { isWholeCard } from '../../../model/cards.ts';
import { PAGES, type PageEntry } from '../../../model/pages.ts';
import { routes } from '../../../model/routes.ts';
import { someOf } from '../../../model/text.ts';
import { tokensIn } from '../../../model/tokens.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';
import {
  attractionEntries,
  checkValues,
  type Entries,
  type FieldValue,
  fieldValues,
  textEntries,
} from '../entries.ts';
import { type Folder, linksIn } from './folder.ts';
import { missingLetters } from './letters.ts';
import { checkRepeated, lengthRule } from './rules.ts';

/** Warns of descriptions that are unusually short or long. */
export function checkDescriptions({ entries }: Folder): Diagnostic[] {
  const ofPages = fieldValues(textEntries(entries), 'description');
  const ofPlaces = fieldValues(entries.attractions.values(), 'attractions', 'description');
  return [
    ...checkValues(ofPages, 'warning', lengthRule(50, 160, ' for search engines')),
    // Cards show the first 100 characters: a longer one leaves something to learn on the page.
    ...checkValues(ofPlaces, 'warning', lengthRule(101, 400, '')),
  ];
}

/** Warns of titles that all pages of a kind would share. */
export function checkSharedTitles({ entries }: Folder): Diagnostic[] {
  return (['service', 'city', 'place'] as const).flatMap((name) => {
    const titles = ['title', 'outsideTitle'].flatMap((field) =>
      fieldValues([entries.page[name]], field),
    );
    return checkValues(titles, 'warning', ({ value }) => {
      if (tokensIn(value).includes(name)) return undefined;
      return `every page of this kind would have the same title. Add {{${name}}}.`;
    });
  });
}

/** Titles and descriptions, by which people choose among the results of a search. */
export function checkSearchResults({ entries }: Folder): Diagnostic[] {
  const advice = 'Search engines want different ones. Rewrite one.';
  const pages = [...Object.values(entries.page), ...entries.addedPage.values()];
  const titles = [
    ...fieldValues(pages, 'title'),
    ...fieldValues([...entries.service.values(), ...entries.city.values()], 'seoTitle'),
    ...fieldValues(entries.attractions.values(), 'attractions', 'seoTitle'),
  ];
  const descriptions = [
    ...fieldValues(textEntries(entries), 'description'),
    ...fieldValues(entries.attractions.values(), 'attractions', 'description'),
  ];
  return [
    ...checkRepeated('warning', titles, advice),
    ...checkRepeated('warning', descriptions, advice),
  ];
}

/** Refuses words on cards for shared links that the face of the cards has no letters for. */
export function checkCardLetters({ entries, rawFiles }: Folder): Diagnostic[] {
  const { business, page, addedPage, service, city } = entries;
  const pictures = Object.fromEntries(
    rawFiles.flatMap(({ path, picture }) => (picture ? [[path, picture]] : [])),
  );
  const withDrawnCard = [...addedPage.values()].filter(({ fields: { picture } }) => {
    return picture !== undefined && !isWholeCard({ pictures }, { picture });
  });
  const ofAddedPages = withDrawnCard.flatMap((entry) =>
    fieldValues([entry], entry.fields.heading === undefined ? 'title' : 'heading'),
  );
  const others = [
    ...fieldValues([business], 'name'),
    ...fieldValues([business], 'region'),
    ...fieldValues([business], 'address', 'city'),
    ...fieldValues(Object.values(page), 'heading'),
    ...fieldValues(service.values(), 'title'),
    ...fieldValues(city.values(), 'name'),
  ];

  const rule =
    (fix: string) =>
    ({ value }: FieldValue) => {
      const missing = missingLetters(value).map((letter) => `"${letter}"`);
      return (
        missing.length > 0 && `the picture for shared links can't show ${someOf(missing)}. ${fix}`
      );
    };
  return [
    ...checkValues(others, 'error', rule('Use Latin letters.')),
    ...checkValues(
      ofAddedPages,
      'error',
      rule('Take a picture of 1200 by 630 pixels, which is shared as it is, or Latin letters.'),
    ),
  ];
}

/** Words of links that pages have besides the names of what they lead to. */
const WORDS_OF_LINKS: Readonly<Record<string, string>> = {
  Home: routes.home(),
  Schedule: routes.contact(),
  Contact: routes.contact(),
  'Contact us': routes.contact(),
  'Book Now': routes.contact(),
  'All places': routes.attractions(),
  'All service areas, A to Z': routes.areas(),
};

/** Refuses pages that have nothing to read. */
export function checkTextsOfAddedPages({ entries: { addedPage } }: Folder): Diagnostic[] {
  return [...addedPage.values()]
    .filter(({ source }) => source.body.trim() === '')
    .map(({ source }) =>
      source.diagnostic([], 'the page has no text. Write it below the second line of ---.'),
    );
}

/** Warns of pages that visitors can't find: neither the footer nor any text links to them. */
export function* checkWaysThere(folder: Folder): Generator<Diagnostic> {
  const linked = new Set(linksIn(folder).map(({ url }) => url.replace(/[#?].*$/, '')));

  for (const [slug, { source, fields }] of folder.entries.addedPage) {
    const path = routes.addedPage(slug);
    if (fields.menu !== undefined || linked.has(path)) continue;

    const message = `no page links to ${path}, so visitors can't find it. Add the line "menu: footer", or link to it in a text: [${fields.title}](${path}).`;
    yield source.diagnostic([], message, 'warning');
  }
}

/**
 * Refuses two links of the same words to different pages, which nobody could tell apart: in the footer,
 * the link to a page has its title for its words.
 */
export function* checkLinkNames({ entries }: Folder): Generator<Diagnostic> {
  const paths = pathsByLinkName(entries);

  for (const [slug, { source, fields }] of entries.addedPage) {
    if (fields.menu === undefined) continue;

    const name = fields.title.toLowerCase();
    const other = paths.get(name);
    paths.set(name, other ?? routes.addedPage(slug));
    if (other === undefined) continue;

    const message = `links to ${other} say ${quote(fields.title)} already. Choose another title, or delete the line "menu: footer".`;
    yield source.diagnostic(['title'], message);
  }
}

/** Where links lead, by their words in small letters. */
function pathsByLinkName(entries: Entries): Map<string, string> {
  const pages = Object.values<PageEntry>(PAGES).flatMap(({ label, crumb = label, path }) =>
    path === undefined ? [] : [[crumb, path] as const],
  );
  const services = [...entries.service].map(
    ([slug, { fields }]) => [fields.title, routes.service(slug)] as const,
  );
  const cities = [...entries.city].flatMap(([slug, { fields }]) => {
    const path = routes.city(slug);
    return [[fields.name, path] as const, [`${fields.name}, ${fields.state}`, path] as const];
  });
  const attractions = attractionEntries(entries).map(
    ({ slug, fields }) => [fields.name, routes.attraction(slug)] as const,
  );

  const shared = Object.entries(WORDS_OF_LINKS);
  const links = [...shared, ...pages, ...services, ...cities, ...attractions];
  return new Map(links.map(([name, path]) => [name.toLowerCase(), path]));
}
