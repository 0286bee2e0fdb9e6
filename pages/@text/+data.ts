import type { PageContextServer } from 'vike/types';
import { pageData } from '../../model/head.ts';
import { isPageName } from '../../model/pages.ts';
import { find } from '../../model/site.ts';
import { requestedPage } from '../requested-page.ts';

export function data(pageContext: PageContextServer) {
  const { site } = pageContext.globalContext;
  const page = requestedPage(pageContext);
  const { slug } = page;

  const facts = pageData(site, page);
  if (isPageName(slug)) return { body: site.pages[slug].body, added: undefined, ...facts };

  const added = find(site.addedPageBySlug, slug);
  return { body: added.body, added, ...facts };
}
