import { type PageMeta, pageHead } from './head.ts';
import type { Site } from './site.ts';
import { breadcrumb, breadcrumbNode } from './structured-data.ts';

/** What every page one step below home has: its words, head, breadcrumb (which calls it `name`) and graph. */
export function listPage<Words extends PageMeta>(
  site: Site,
  page: Words,
  name: string,
  path: string,
) {
  const crumbs = breadcrumb({ name, path });
  const graph = [breadcrumbNode(site.settings, crumbs)];
  return { head: pageHead(site, page, path), graph, page, crumbs };
}

export type ListPage<Words extends PageMeta> = ReturnType<typeof listPage<Words>>;
