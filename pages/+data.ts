import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageData } from '../model/head.ts';
import { isTextPage, routes } from '../model/routes.ts';
import type { PageName } from '../model/schemas/page.ts';
import { breadcrumb } from '../model/structured-data.ts';

/** The files of content/pages that are a page each, at the path of their name, as texts are too. */
const FILES = ['services', 'locations', 'areas', 'places', 'contact'] as const;

export type Data = ReturnType<typeof data>;

/** What such a page says of itself, and where it stands; all else it takes from the site. */
export function data({ globalContext: { site }, urlPathname: path }: PageContextServer) {
  const file = path.slice(1);
  const own = isTextPage(file) ? file : FILES.find((each) => each === file);
  const name = path === routes.home() ? 'home' : own;
  if (name === undefined) throw render(404);
  const page = site.pages[name];
  const crumbNames: Partial<Record<PageName, string>> = {
    services: 'Services',
    locations: 'Service Areas',
    areas: page.heading,
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
