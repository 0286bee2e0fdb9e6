import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { SitePage } from '../model/site-pages.ts';

/** In development, unknown addresses can be requested too. */
export function requestedPage({ globalContext, urlPathname }: PageContextServer): SitePage {
  const page = globalContext.sitePages.get(urlPathname);
  if (page === undefined) throw render(404);
  return page;
}
