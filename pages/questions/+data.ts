import type { PageContextServer } from 'vike/types';
import { pageData } from '../../model/head.ts';
import { markedUpFaqs } from '../../model/structured-data.ts';
import { requestedPage } from '../requested-page.ts';

export function data(pageContext: PageContextServer) {
  const { site } = pageContext.globalContext;
  const faqs = markedUpFaqs(site, site.questions);
  return pageData(site, requestedPage(pageContext), { faqs });
}
