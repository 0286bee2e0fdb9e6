import type { PageContextServer } from 'vike/types';
import { pageData } from '../../../model/head.ts';
import { find } from '../../../model/site.ts';
import { markedUpFaqs, serviceNode } from '../../../model/structured-data.ts';
import { requestedPage } from '../../requested-page.ts';

export function data(pageContext: PageContextServer) {
  const { site } = pageContext.globalContext;
  const page = requestedPage(pageContext);
  const service = find(site.serviceBySlug, page.slug);

  const faqs = markedUpFaqs(site, service.faqs);
  const own = { nodes: [serviceNode(site, service)], faqs };
  return { service, ...pageData(site, page, own) };
}
