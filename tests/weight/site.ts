import type { Browser } from 'playwright-core';
import { PAGE_KINDS } from '../support/spec.ts';
import { type FirstReach, weighFirstReach } from './first-reach.ts';
import { type FirstView, weighFirstView } from './first-view.ts';

/** One page of each kind, that of missing pages too. */
export const WEIGHED = [...PAGE_KINDS, '/no-such-page'];

/** The weights of a served site. */
export interface SiteWeight {
  views: FirstView[];
  /** Each island once, on the first page that has it. */
  reaches: FirstReach[];
}

/** Weighs a page of each kind, and each island. */
export async function weighSite(browser: Browser, baseUrl: string): Promise<SiteWeight> {
  const views: FirstView[] = [];
  const reaches = new Map<string, FirstReach>();
  for (const path of WEIGHED) {
    const view = await weighFirstView(browser, baseUrl, path);
    views.push(view);
    for (const island of view.islands) {
      if (reaches.has(island)) continue;
      reaches.set(island, await weighFirstReach(browser, baseUrl, path, island));
    }
  }
  return { views, reaches: [...reaches.values()] };
}
