import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { Service } from '../../../model/content.ts';
import { pageHead } from '../../../model/head.ts';
import type { PageData } from '../../../model/page-data.ts';
import { routes } from '../../../model/routes.ts';
import { pick } from '../../../model/site.ts';
import {
  breadcrumb,
  breadcrumbNode,
  type Crumb,
  faqNode,
  serviceNode,
} from '../../../model/structured-data.ts';
import { fillTokens } from '../../../model/tokens.ts';

export interface ServiceData extends PageData {
  service: Service;
  crumbs: readonly Crumb[];
  related: readonly Service[];
  relatedHeading: string;
}

export function data({ globalContext: { site }, routeParams }: PageContextServer): ServiceData {
  const service = site.serviceBySlug.get(routeParams.service ?? '');
  if (service === undefined) throw render(404);
  const words = site.pages.service;
  const path = routes.service(service.slug);
  const crumbs = breadcrumb(
    { name: 'Services', path: routes.services() },
    { name: service.title, path },
  );
  const title = fillTokens(words.title, { service: service.title });
  return {
    head: pageHead(site, { ...service, title }, path),
    graph: [
      serviceNode(site, service),
      breadcrumbNode(site.settings, crumbs),
      faqNode(service.faqs),
    ],
    service,
    crumbs,
    related: pick(site.serviceBySlug, service.related),
    relatedHeading: words.relatedHeading,
  };
}
