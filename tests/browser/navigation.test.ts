import { expect, it } from 'vitest';
import { browserForTests, painted } from '../support/browser.ts';

declare global {
  interface Window {
    /** How long the fade into the page takes. Unit: milliseconds. */
    fade: { milliseconds: number | undefined } | undefined;
  }
}

/** How long one page fades into the next. Unit: milliseconds. */
const FADE = 150;

const open = browserForTests();

it('starts every page at the top, and returns only to the place of a jump within it', async () => {
  const { page, go } = await open('/areas/boise', { width: 375 });
  const place = () => page.evaluate(() => Math.round(scrollY));
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect(await place()).toBeGreaterThan(500);
  await footer.getByRole('link', { name: 'Apostille' }).click();
  await page.waitForURL('**/services/apostille');
  expect(await place()).toBe(0);
  await page.evaluate(() => scrollTo(0, 1000));
  await page.reload({ waitUntil: 'load' });
  await painted(page);
  expect(await place()).toBe(0);

  const question = page
    .getByRole('navigation', { name: 'Questions on this page' })
    .getByRole('link')
    .last();
  await question.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const before = await place();
  await question.click();
  await expect.poll(place).toBeGreaterThan(before + 100);
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.goForward();
  await expect.poll(place).toBeGreaterThan(before + 100);
  await page.reload({ waitUntil: 'load' });
  await painted(page);
  expect(await place()).toBe(0);

  // An address that has moved.
  await go('/boise-notary');
  await page.waitForURL('**/areas/boise');
});

it('fades into the next page, but not for visitors who prefer reduced motion', async () => {
  const { page } = await open('/', { before: (before) => before.addInitScript(recordFade) });
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [name, reducedMotion, milliseconds] of [
    ['Services', 'no-preference', FADE],
    ['Contact', 'reduce', undefined],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await menu.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**/${name.toLowerCase()}`);
    await page.waitForFunction(() => window.fade !== undefined);
    expect(await page.evaluate(() => window.fade)).toEqual({ milliseconds });
  }
});

/** Keeps how long the fade into a page takes, if there is one. */
function recordFade(): void {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    await viewTransition?.ready;
    const timings = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect : []))
      .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition-'))
      .map((effect) => effect.getTiming().duration);
    window.fade = {
      milliseconds: viewTransition ? Math.max(...timings.map(Number)) : undefined,
    };
  });
}
