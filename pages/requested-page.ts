import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { SitePage } from '../model/site-pages.ts';

/** The page that is rendered. In development an address can be asked for that has none. */
export function requestedPage({ globalContext, urlPathname }: PageContextServer): SitePage {
  const page = globalContext.sitePages.get(urlPathname);
  if (page === undefined) throw render(404);
  return page;
}
