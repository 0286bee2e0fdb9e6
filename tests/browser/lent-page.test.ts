import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';

// Tests have one page after each other: what one of them leaves there, the next must not find.

const openPage = browserForTests();

it('leaves a store, a script, an answer, print and a wish for less motion', async () => {
  const { page } = await openPage('/contact', {
    viewport: { width: 1280, height: 600 },
    reducedMotion: 'reduce',
    before: (before) => before.addInitScript(() => Reflect.set(window, 'isLeft', true)),
  });
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'left' }));
  await page.evaluate(() => sessionStorage.setItem('left', 'yes'));
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => Reflect.get(window, 'isLeft'))).toBe(true);
});

it('finds none of them, and another page than before at an anchor of the same', async () => {
  const { page, complaints } = await openPage('/contact#main');
  const found = await page.evaluate(async () => ({
    isLeft: Reflect.has(window, 'isLeft'),
    stored: sessionStorage.length,
    robots: await (await fetch('/robots.txt')).text(),
    isPrinted: matchMedia('print').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    height: innerHeight,
  }));
  expect(found).toEqual({
    isLeft: false,
    stored: 0,
    robots: expect.stringContaining('User-agent'),
    isPrinted: false,
    isStill: false,
    height: 800,
  });
  expect(complaints).toEqual([]);
});
