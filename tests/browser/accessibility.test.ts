import { expect, it } from 'vitest';
import { screensOf, violationsOnScreens } from '../support/axe.ts';
import { browserForTests, goTo } from '../support/browser.ts';
import { hydrated } from '../support/hydrated.ts';
import { PAGE_KINDS } from '../support/spec.ts';

const open = browserForTests();

const WIDTHS = [375, 1280];

// Pages as they are built are held to the same by a rule (tests/rules/axe.ts). Here is what scripts
// make of them.

it.each([
  ['/areas/silver-city', /Silver City, ID/],
  ['/places/no-such-place', 'Attraction not found'],
])('axe finds nothing on %s', async (path, heading) => {
  const { page } = await open(path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  expect(await violationsOnScreens(page)).toEqual([]);
});

it.each(WIDTHS)('axe finds nothing on what opens at %i pixels', async (width) => {
  const { page } = await open('/contact', { width });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Call or Text' }).click();
  await main.getByRole('button', { name: 'Email Us' }).click();
  await main.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Nothing has been sent yet').waitFor();
  const number = page.getByRole('banner').getByRole('link', { name: '(208) 555-0100' });
  if (width < 768) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Call' }).hover();
  } else {
    await page.getByRole('button', { name: /Show phone number/ }).click();
    // Under the pointer it stays open while axe looks.
    await number.hover();
  }
  // Which link stands half below the header or the call bar would be chance.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violationsOnScreens(page, screensOf(width))).toEqual([]);
  expect(await number.isVisible()).toBe(width >= 768);
});

it('axe finds nothing on an empty search', async () => {
  const { page } = await open('/places?q=zzz');
  await page.getByRole('button', { name: 'Show all attractions' }).waitFor();
  expect(await violationsOnScreens(page)).toEqual([]);
});

it('axe finds nothing on a hydrated carousel', async () => {
  const { page } = await open('/');
  await page.getByRole('region', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
  await hydrated(page, 'Carousel');
  expect(await violationsOnScreens(page)).toEqual([]);
});

it.each([375, 768, 1280])(
  'is no wider than a window of %i pixels when its text is twice as large',
  async (width) => {
    const { page } = await open('/', { width, bypassCSP: true });
    for (const path of [...PAGE_KINDS, '/no-such-page']) {
      await goTo(page, path);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, tooWide }).toEqual({ path, tooWide: 0 });
    }
  },
);

it('lets the keyboard skip to the content', async () => {
  const { page } = await open('/areas/boise');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await skip.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inMain).toBe(true);
});

it.each([375, 1280])('never hides the focus behind what sticks, at %i pixels', async (width) => {
  const { page } = await open('/areas/boise', { width, height: 700 });
  const hidden: string[] = [];
  const count = await page.locator('a[href]:visible, button:visible').count();
  for (let press = 0; press < count; press++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused.tagName === 'IFRAME') return '';
      const box = focused.getBoundingClientRect();
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const seen = at !== null && (focused.contains(at) || at.contains(focused));
      return seen ? '' : (focused.textContent ?? '');
    });
    if (covered !== '') hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

it('keeps its shape in forced colours', async () => {
  const { page } = await open('/', { forcedColors: 'active' });
  const border = await page
    .getByRole('main')
    .getByRole('link', { name: 'Call now' })
    .first()
    .evaluate((link) => getComputedStyle(link).borderTopWidth);
  expect(border).toBe('2px');
});

it('moves nothing for visitors who prefer reduced motion', async () => {
  const { page } = await open('/', { reducedMotion: 'reduce' });
  const moving = await page.evaluate(() => {
    // Some are clocks, for the face of the headings, the seal and the number; one shows the call bar:
    // they move nothing.
    const still = ['none', 'heading-face', 'late-picture', 'call-bar', 'stand-open'];
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        return style.transitionDuration !== '0s' || !still.includes(style.animationName);
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
  expect(moving).toEqual([]);
});
