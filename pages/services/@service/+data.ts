import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../../model/head.ts';
import { routes } from '../../../model/routes.ts';
import {
  breadcrumb,
  breadcrumbNode,
  faqNode,
  serviceNode,
} from '../../../model/structured-data.ts';
import { fillTokens } from '../../../model/tokens.ts';

export type Data = ReturnType<typeof data>;

export function data({ globalContext: { site }, routeParams }: PageContextServer) {
  const service = site.serviceBySlug.get(routeParams.service ?? '');
  if (service === undefined) throw render(404);
  const { slug, title } = service;
  const words = site.pages.service;
  const path = routes.service(slug);
  const crumbs = breadcrumb({ name: 'Services', path: routes.services() }, { name: title, path });
  return {
    head: pageHead(site, { ...service, title: fillTokens(words.title, { service: title }) }, path),
    graph: [
      serviceNode(site, service),
      breadcrumbNode(site.settings, crumbs),
      faqNode(service.faqs),
    ],
    service,
    crumbs,
    relatedHeading: words.relatedHeading,
  };
}
