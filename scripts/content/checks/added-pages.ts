import { PAGES, type PageEntry } from '../../../model/pages.ts';
import { routes } from '../../../model/routes.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';
import { allInlineTexts, attractionEntries, type Draft, type Entries } from '../draft.ts';

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

/** Checks the pages that the owner has added: each has a text, a way that leads there, and in the footer a name of its own. */
export function checkAddedPages(draft: Draft): Diagnostic[] {
  const { entries } = draft;
  return [...checkTexts(entries), ...checkWaysThere(draft), ...checkLinkNames(entries)];
}

/** Refuses pages that have nothing to read. */
function checkTexts({ addedPage }: Entries): Diagnostic[] {
  return [...addedPage.values()]
    .filter(({ source }) => source.body.trim() === '')
    .map(({ source }) =>
      source.diagnostic([], 'the page has no text. Write it below the second line of ---.'),
    );
}

/** Warns of pages that visitors can't find: neither the footer nor any text links to them. */
function* checkWaysThere({ entries, files }: Draft): Generator<Diagnostic> {
  const { addedPage } = entries;
  const links = [...files, ...allInlineTexts(entries)].flatMap((text) => text.links);
  const linked = new Set(links.map(({ url }) => url.replace(/[#?].*$/, '')));

  for (const [slug, { source, fields }] of addedPage) {
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
function* checkLinkNames(entries: Entries): Generator<Diagnostic> {
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
