import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageData } from '../model/head.ts';
import { isTextPage, PAGES, type PageEntry, pageNameAt } from '../model/pages.ts';
import { routes } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { breadcrumb } from '../model/structured-data.ts';

export type Data = ReturnType<typeof data>;

/**
 * What a page of one file in content/pages says of itself, be it one that every site has or one that the
 * owner has added; all else it takes from the site.
 */
export function data({ globalContext: { site }, urlPathname: path }: PageContextServer) {
  const name = pageNameAt(path);
  if (name === undefined) return addedPageData(site, path);

  const page = site.pages[name];
  const { crumb }: PageEntry = PAGES[name];
  const about = {
    words: page,
    path,
    // Pages of words alone have no social card of their own.
    cardPath: isTextPage(name) || name === 'questions' ? routes.home() : path,
    crumbs: crumb ? breadcrumb({ name: crumb, path }) : [],
    faqs: name === 'questions' ? site.questions : [],
  };
  return { page, isAdded: false, ...pageData(site, about) };
}

/** What a page says of itself that the owner has added. */
function addedPageData(site: Site, path: string) {
  const page = site.addedPages.find(({ slug }) => routes.addedPage(slug) === path);
  if (page === undefined) throw render(404);

  const about = { words: page, path, cardPath: routes.home() };
  return { page, isAdded: true, ...pageData(site, about) };
}
