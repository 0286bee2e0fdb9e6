import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';

declare global {
  var fade: { milliseconds: number | undefined } | undefined;
}

/** How long one page fades into the next. Unit: milliseconds. */
const FADE = 150;

const open = browserForTests();

it('lands at the top after a click from the foot of a page', async () => {
  const { page } = await open('/areas/boise');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await footer.getByRole('link', { name: 'Apostille' }).click();
  await page.waitForURL('**/services/apostille');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it('is at the top again after a reload', async () => {
  const { page } = await open('/areas/boise');
  await page.evaluate(() => scrollTo(0, 1500));
  await page.reload({ waitUntil: 'load' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it('still jumps to a question on the same page', async () => {
  const { page } = await open('/services/apostille');
  const question = 'What if the country does not accept apostilles?';
  await page.getByRole('link', { name: question }).click();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect(await page.getByRole('heading', { name: question }).isVisible()).toBe(true);
});

/** Jumps from a place in the middle of a page to a question, and back. */
async function jumpAndReturn() {
  const { page } = await open('/services/apostille', { width: 375 });
  const place = () => page.evaluate(() => Math.round(scrollY));
  const question = 'What if the country does not accept apostilles?';
  const link = page.getByRole('link', { name: question });
  await link.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect.poll(place).toBeGreaterThan(before + 300);
  await page.goBack();
  await expect.poll(place).toBe(before);
  return { page, place };
}

it('returns to the place of a jump on the same page', async () => {
  const { page, place } = await jumpAndReturn();
  await page.goForward();
  await expect.poll(place).toBeGreaterThan(300);
});

it('is at the top after a reload also where a jump was taken back', async () => {
  const { page, place } = await jumpAndReturn();
  await page.reload({ waitUntil: 'load' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await place()).toBe(0);
});

it('lets the browser fetch the next page early', async () => {
  const { page } = await open('/');
  const rules = await page.locator('script[type=speculationrules]').textContent();
  expect(JSON.parse(rules ?? '')).toEqual({
    prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  });
});

it.each([
  ['no-preference', FADE],
  ['reduce', undefined],
] as const)('fades into the next page, asked for motion: %s', async (reducedMotion, fade) => {
  const { page } = await open('/', {
    reducedMotion,
    before: (before) => before.addInitScript(recordFade),
  });
  await page.getByRole('link', { name: 'Services', exact: true }).first().click();
  await page.waitForURL('**/services');
  await page.waitForFunction(() => globalThis.fade !== undefined);
  expect(await page.evaluate(() => globalThis.fade)).toEqual({ milliseconds: fade });
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
    globalThis.fade = {
      milliseconds: viewTransition ? Math.max(...timings.map(Number)) : undefined,
    };
  });
}
