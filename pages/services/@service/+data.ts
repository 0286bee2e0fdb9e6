import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageData } from '../../../model/head.ts';
import { servicePageWords } from '../../../model/page-words.ts';
import { PAGES } from '../../../model/pages.ts';
import { routes } from '../../../model/routes.ts';
import { breadcrumb, serviceNode } from '../../../model/structured-data.ts';

export function data({ globalContext: { site }, routeParams }: PageContextServer) {
  const service = site.serviceBySlug.get(routeParams.service ?? '');
  if (service === undefined) throw render(404);
  const { slug, title: name, faqs } = service;
  const path = routes.service(slug);
  const about = {
    words: servicePageWords(site, service),
    path,
    crumbs: breadcrumb({ name: PAGES.services.crumb, path: PAGES.services.path }, { name, path }),
    nodes: [serviceNode(site, service)],
    faqs,
  };
  return { service, ...pageData(site, about) };
}
