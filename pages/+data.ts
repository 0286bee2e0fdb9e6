import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageData } from '../model/head.ts';
import { isTextPage, PAGES, type PageEntry, pageNameAt } from '../model/pages.ts';
import { routes } from '../model/routes.ts';
import { breadcrumb } from '../model/structured-data.ts';

export type Data = ReturnType<typeof data>;

/** What a page of one file in content/pages says of itself; all else it takes from the site. */
export function data({ globalContext: { site }, urlPathname: path }: PageContextServer) {
  const name = pageNameAt(path);
  if (name === undefined) throw render(404);

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
  return { page, ...pageData(site, about) };
}
