import type { PageContextServer } from 'vike/types';
import { finderDocuments } from '../../model/finder/data.ts';
import { listPage } from '../../model/list-page.ts';
import { routes } from '../../model/routes.ts';

export type Data = ReturnType<typeof data>;

export function data({ globalContext: { site } }: PageContextServer) {
  return {
    ...listPage(site, site.pages.services, 'Services', routes.services()),
    services: site.services,
    documents: finderDocuments(site),
  };
}
