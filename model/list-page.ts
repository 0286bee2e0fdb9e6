import { type Head, type PageMeta, pageHead } from './head.ts';
import type { Site } from './site.ts';
import { breadcrumb, breadcrumbNode, type Crumb, type GraphNode } from './structured-data.ts';

/** The parts that every list page has: its words, head, breadcrumb and graph. */
export interface ListPage<Words> {
  head: Head;
  graph: readonly GraphNode[];
  page: Words;
  crumbs: readonly Crumb[];
}

/** Makes those parts for a page one step below home, which its breadcrumb calls `name`. */
export function listPage<Words extends PageMeta>(
  site: Site,
  page: Words,
  name: string,
  path: string,
): ListPage<Words> {
  const crumbs = breadcrumb({ name, path });
  return {
    head: pageHead(site, page, path),
    graph: [breadcrumbNode(site.settings, crumbs)],
    page,
    crumbs,
  };
}
