import { expect, it } from 'vitest';
import { browserForTests, painted } from '../support/browser.ts';

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
