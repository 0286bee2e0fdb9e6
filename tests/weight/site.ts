import type { Browser } from 'playwright-core';
import { type FirstInteraction, weighFirstInteraction } from './first-interaction.ts';
import { type FirstView, weighFirstView } from './first-view.ts';

/** The page of missing pages. */
const MISSING = '/no-such-page';

/** The weights of a served site. */
export interface SiteWeight {
  views: FirstView[];
  /** Each island once, on the first page that has it. */
  interactions: FirstInteraction[];
}

/** Weighs pages and that of missing pages, and each island on them. */
export async function weighSite(
  browser: Browser,
  baseUrl: string,
  pages: readonly string[],
): Promise<SiteWeight> {
  const views: FirstView[] = [];
  const interactions = new Map<string, FirstInteraction>();
  for (const path of [...pages, MISSING]) {
    const view = await weighFirstView(browser, baseUrl, path);
    views.push(view);
    for (const island of view.islands) {
      if (interactions.has(island)) continue;
      interactions.set(island, await weighFirstInteraction(browser, baseUrl, path, island));
    }
  }
  return { views, interactions: [...interactions.values()] };
}
