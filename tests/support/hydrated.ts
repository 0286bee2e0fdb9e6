import type { Locator, Page } from 'playwright-core';
import type { IslandName } from '../../islands/islands.ts';

/** Waits until an island of a page answers to clicks and keys. */
export async function hydrated(page: Page, name: IslandName): Promise<Locator> {
  const island = page.locator(`[data-island=${name}][data-hydrated]`);
  await island.waitFor({ state: 'attached' });
  return island;
}
