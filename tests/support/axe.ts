import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe-core finds wrong, as short lines. */
export async function violations(page: Page): Promise<string[]> {
  // In the map frames too: axe looks into those that have it.
  for (const frame of page.frames()) await frame.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: found } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
