import type { PageContextServer } from 'vike/types';
import { pageData } from '../../model/head.ts';

/** Page Not Found has no address of its own. */
export function data({ globalContext: { site } }: PageContextServer) {
  return pageData(site, { words: site.pages['not-found'] });
}
