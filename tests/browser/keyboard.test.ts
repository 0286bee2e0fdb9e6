import { expect, it } from 'vitest';
import { browserForTests, hydrated } from '../support/browser.ts';
import {
  lookAtFocus,
  lookAtList,
  lookAtOption,
  type Stop,
  WINDOWS,
  walkByTab,
} from '../support/keyboard.ts';

const openPage = browserForTests();
const ANSWER = '/services?document=affidavit&place=Bosie';

it.each(WINDOWS)(
  'every stop of the Tab key on an answer is seen, with its ring, at $width x $height',
  async (viewport) => {
    const { page } = await openPage(ANSWER, { viewport, reducedMotion: 'reduce' });
    await page.getByRole('region', { name: 'Answer' }).waitFor();
    expect((await walkByTab(page, { isOfMain: true })).faults).toEqual([]);
  },
);

it.each(WINDOWS)(
  'what a key has opened is seen too, with its ring, at $width x $height',
  async (viewport) => {
    const { page } = await openPage('/contact', { viewport, reducedMotion: 'reduce' });
    const menu = page.getByRole('button', { name: 'Menu' });
    const phone = page.getByRole('button', { name: 'Show phone number' });

    const isNarrow = await menu.isVisible();
    await (isNarrow ? menu : phone).press('Enter');
    const stops: Stop[] = [];
    for (let press = 0; press < (isNarrow ? 5 : 1); press++) {
      await page.keyboard.press('Tab');
      stops.push(await lookAtFocus(page));
    }
    expect(stops.flatMap(({ faults }) => faults)).toEqual([]);
    expect(stops.at(-1)?.name).toMatch(isNarrow ? /Call now/ : /\(208\) 555-0100/);

    await page.reload();
    await page.getByRole('button', { name: 'Call or Text' }).press('Enter');
    await page.getByRole('button', { name: 'Email Us' }).press('Enter');
    await page.getByLabel('Message').press('a');
    await hydrated(page, 'ContactForm');
    await page.getByRole('button', { name: 'Send Message' }).press('Enter');
    await page.getByRole('link', { name: 'Open draft' }).waitFor();
    const back = await walkByTab(page, { key: 'Shift+Tab' });
    const forward = await walkByTab(page);
    expect([...back.faults, ...forward.faults]).toEqual([]);
  },
);

/** The pages on which the finder stands. */
const WITH_FINDER = ['/', '/areas/silver-city'];

it.each(WITH_FINDER)(
  'the list of each field of the finder on %s is seen, and what the arrow keys highlight, in every window',
  async (path) => {
    const { page } = await openPage(path, { allow: /^Page not found/, reducedMotion: 'reduce' });
    const options = page.getByRole('option');

    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.reload();
      for (const [name, typed] of [
        ['Your document', 'affi'],
        ['City or ZIP', 'city'],
      ] as const) {
        const field = page.getByRole('combobox', { name });
        await field.focus();
        await hydrated(page, 'Finder');
        await field.fill('');
        await page.keyboard.type(typed);
        await options.first().waitFor();

        const where = `${viewport.width}x${viewport.height}, ${name}`;
        const seen = [await lookAtFocus(page), await lookAtList(page)];
        const faults = seen.flatMap((part) => part.faults);
        expect({ where, faults }).toEqual({ where, faults: [] });
        const label = await page.locator('label').filter({ hasText: name }).boundingBox();
        expect(label?.y).toBeGreaterThanOrEqual(0);
        const count = await options.count();
        expect(count).toBeGreaterThan(2);
        for (let press = 0; press < count; press++) {
          await page.keyboard.press('ArrowDown');
          await page.locator(`[role=option]:nth-child(${press + 1})[aria-selected=true]`).waitFor();
          const { name: option, faults } = await lookAtOption(page);
          expect({ where, option, faults }).toEqual({ where, option, faults: [] });
        }
        await page.keyboard.press('Escape');
      }
    }
  },
);

it('Tab leads out of an open list that scrolls to the next field, and nothing typed is lost', async () => {
  const { page } = await openPage('/', { viewport: { width: 640, height: 240 } });
  await page.getByRole('combobox', { name: 'Your document' }).focus();
  await hydrated(page, 'Finder');
  await page.keyboard.type('affi');
  await page.getByRole('option').nth(2).waitFor();
  const list = page.getByRole('listbox', { name: 'Your document' });
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);

  await page.keyboard.press('Tab');
  await page.keyboard.type('kuna');
  expect(await page.getByRole('combobox', { name: 'City or ZIP' }).inputValue()).toBe('kuna');
});

it.each([375, 1280])(
  'the list of each field covers no field, no button and no heading at %i pixels, and shows whole rows',
  async (width) => {
    const { page } = await openPage('/', { viewport: { width, height: 667 } });
    for (const [name, typed] of [
      ['Your document', 'affi'],
      ['City or ZIP', 'city'],
    ] as const) {
      await page.getByRole('combobox', { name }).fill(typed);
      await page.getByRole('option').nth(2).waitFor();

      const covered = await page.locator('[role=listbox]:not([hidden])').evaluate((list) => {
        const box = list.getBoundingClientRect();
        const parts = document.querySelectorAll('main :is(label, input, button, a, h1, h2, h3)');
        return [...parts].filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isBeside = right <= box.left || left >= box.right;
          return !isBeside && bottom > box.top && top < box.bottom;
        }).length;
      });
      expect(covered).toBe(0);
      const isCut = await page
        .getByRole('listbox', { name })
        .evaluate((list) => list.scrollHeight > list.clientHeight);
      expect(isCut).toBe(false);
      await page.keyboard.press('Escape');
    }
  },
);

it('the highlighted option has the outline of a highlight in forced colors', async () => {
  const { page } = await openPage('/', { forcedColors: 'active' });
  await page.getByRole('combobox', { name: 'Your document' }).focus();
  await page.keyboard.type('affi');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');

  const option = page.locator('[role=option][aria-selected=true]');
  const colors = await option.evaluate((element) => {
    const { outlineColor, outlineStyle } = getComputedStyle(element);
    const sample = document.createElement('i');
    sample.style.color = 'Highlight';
    element.append(sample);
    return { outlineStyle, outlineColor, highlight: getComputedStyle(sample).color };
  });
  expect(colors.outlineStyle).toBe('solid');
  expect(colors.outlineColor).toBe(colors.highlight);
});
