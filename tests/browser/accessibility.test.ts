import { describe, expect, it } from 'vitest';
import { violations } from '../rules/axe.ts';
import { browserForTests } from '../support/browser.ts';
import { PAGE_KINDS } from '../support/spec.ts';

const open = browserForTests();

const SCREENS = [
  { width: 375, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

describe.each(SCREENS)('at $width pixels, $colorScheme', (screen) => {
  it.each([...PAGE_KINDS, '/nope', '/areas/silver-city', '/places/no-such-place'])(
    'axe finds nothing on %s',
    async (path) => {
      const { page } = await open(path, screen);
      if (path.includes('silver'))
        await page.getByRole('heading', { name: /Silver City, ID/ }).waitFor();
      if (path.includes('no-such'))
        await page.getByRole('heading', { name: 'Attraction not found' }).waitFor();
      expect(await violations(page)).toEqual([]);
    },
  );

  it('axe finds nothing on what opens', async () => {
    const { page } = await open('/contact', screen);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Call or Text' }).click();
    await main.getByRole('button', { name: 'Email Us' }).click();
    await main.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Nothing has been sent yet').waitFor();
    if (screen.width < 768) await page.getByRole('button', { name: 'Menu' }).click();
    else await page.getByRole('button', { name: /Show phone number/ }).click();
    // Which link stands half below the header or the call bar would be chance.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await violations(page)).toEqual([]);
  });

  it('axe finds nothing on an empty search and on a carousel awake', async () => {
    const { page } = await open('/places?q=zzz', screen);
    await page.getByRole('button', { name: 'Show all attractions' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const { page: home } = await open('/', screen);
    await home.getByRole('region', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
    await home.locator('[data-island=Carousel][data-awake]').waitFor();
    expect(await violations(home)).toEqual([]);
  });
});

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

it.each([...PAGE_KINDS, '/nope'])(
  'reads at twice the text size without sideways scrolling: %s',
  async (path) => {
    const { page } = await open(path, { width: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  },
);

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
    // Two are clocks, for the face of the headings and for the seal: they move nothing.
    const still = ['none', 'heading-face', 'late-picture'];
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        return style.transitionDuration !== '0s' || !still.includes(style.animationName);
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
  expect(moving).toEqual([]);
});
