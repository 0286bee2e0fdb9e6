import type { Page } from 'playwright-core';

/**
 * Lets everything come into view once and waits until it is there, and takes what sticks out of the
 * way of a picture of the whole page.
 */
export async function showWhole(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '.site-header,.area-maps{position:static!important}.call-bar{display:none!important}.late{animation:none!important}',
  });
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('iframe, img')) {
      element.scrollIntoView();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (element instanceof HTMLImageElement && element.checkVisibility()) {
        // Turned eager, a picture whose size is its own to say would be asked for once more.
        while (!element.complete) await new Promise((resolve) => requestAnimationFrame(resolve));
        await element.decode().catch(() => {});
      }
    }
    scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
