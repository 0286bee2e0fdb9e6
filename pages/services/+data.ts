import type { PageContextServer } from 'vike/types';
import type { Pages, Service } from '../../model/content.ts';
import { finderDocuments } from '../../model/finder/documents.ts';
import type { FinderDocument } from '../../model/finder/finder-data.ts';
import { type ListPage, listPage } from '../../model/list-page.ts';
import { routes } from '../../model/routes.ts';

export interface ServicesData extends ListPage<Pages['services']> {
  services: readonly Service[];
  documents: readonly FinderDocument[];
}

export function data({ globalContext: { site } }: PageContextServer): ServicesData {
  return {
    ...listPage(site, site.pages.services, 'Services', routes.services()),
    services: site.services,
    documents: finderDocuments(site).documents,
  };
}
