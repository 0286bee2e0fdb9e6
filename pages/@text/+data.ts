import type { PageContextServer } from 'vike/types';
import { pageData } from '../../model/head.ts';
import { isPageName } from '../../model/pages.ts';
import { find } from '../../model/site.ts';
import { requestedPage } from '../requested-page.ts';

export function data(pageContext: PageContextServer) {
  const { site } = pageContext.globalContext;
  const page = requestedPage(pageContext);
  const { slug } = page;

  const isAdded = !isPageName(slug);
  const { body } = isAdded ? find(site.addedPageBySlug, slug) : site.pages[slug];
  return { body, isAdded, ...pageData(site, page) };
}
