import { expect, it } from 'vitest';
import { browserForTests, painted } from '../support/browser.ts';

declare global {
  interface Window {
    /** Whether the page before fades into this one. */
    fades: boolean | undefined;
  }
}

const open = browserForTests();

it('starts every page at the top, and returns only to the place of a jump within it', async () => {
  const { page, go } = await open('/areas/boise', { width: 375 });
  const place = () => page.evaluate(() => Math.round(scrollY));
  const expectTopAfterReload = async () => {
    await page.reload({ waitUntil: 'load' });
    await painted(page);
    expect(await place()).toBe(0);
  };
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect(await place()).toBeGreaterThan(500);
  await footer.getByRole('link', { name: 'Apostille' }).click();
  await page.waitForURL('**/services/apostille');
  expect(await place()).toBe(0);
  await page.evaluate(() => scrollTo(0, 1000));
  await expectTopAfterReload();

  const questions = page.getByRole('navigation', { name: 'Questions on this page' });
  const last = questions.getByRole('link').last();
  await last.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const before = await place();
  await last.click();
  await expect.poll(place).toBeGreaterThan(before + 100);
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.goForward();
  await expect.poll(place).toBeGreaterThan(before + 100);
  await expectTopAfterReload();

  // An address that has moved.
  await go('/boise-notary');
  await page.waitForURL('**/areas/boise');
});

it('fades into the next page, but not for visitors who prefer reduced motion', async () => {
  const { page } = await open('/', {
    before: (before) =>
      before.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          window.fades = viewTransition !== null;
        });
      }),
  });
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [name, reducedMotion] of [
    ['Services', 'no-preference'],
    ['Contact', 'reduce'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await menu.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**/${name.toLowerCase()}`);
    await page.waitForFunction(() => window.fades !== undefined);
    expect(await page.evaluate(() => window.fades)).toBe(reducedMotion === 'no-preference');
  }
});
