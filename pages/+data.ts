import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageData } from '../model/head.ts';
import { isTextPage, pageNameAt, routes } from '../model/routes.ts';
import type { PageName } from '../model/schemas/page.ts';
import { breadcrumb } from '../model/structured-data.ts';

export type Data = ReturnType<typeof data>;

/** What a page of one file in content/pages says of itself; all else it takes from the site. */
export function data({ globalContext: { site }, urlPathname: path }: PageContextServer) {
  const name = pageNameAt(path);
  if (name === undefined) throw render(404);
  const page = site.pages[name];
  const crumbNames: Partial<Record<PageName, string>> = {
    services: 'Services',
    locations: 'Service Areas',
    areas: 'All areas',
    places: 'Places',
  };
  const crumb = crumbNames[name];
  const about = {
    words: page,
    path,
    // Pages of text have no social card of their own.
    cardPath: isTextPage(name) ? routes.home() : path,
    crumbs: crumb ? breadcrumb({ name: crumb, path }) : [],
    faqs: name === 'services' ? site.questions : [],
  };
  return { page, ...pageData(site, about) };
}
