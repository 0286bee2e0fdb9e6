import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../model/head.ts';
import { routes } from '../../model/routes.ts';

export type Data = ReturnType<typeof data>;

/** The pages that are only a text. */
const LEGAL = ['privacy-policy', 'terms-of-service'] as const;

export function data({ globalContext: { site }, routeParams, urlPathname }: PageContextServer) {
  const name = LEGAL.find((known) => known === routeParams.legal);
  if (name === undefined) throw render(404);
  const page = site.pages[name];
  return { head: pageHead(site, page, urlPathname, routes.home()), graph: [], page };
}
