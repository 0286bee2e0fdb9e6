import { expect, inject, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { lookAtOption, WINDOWS, walkByTab } from '../support/keyboard.ts';
import { pageKindsOf } from '../support/page-kinds.ts';
import { smallTargets } from '../support/targets.ts';

const openPage = browserForTests();
const KINDS = pageKindsOf(inject('sites').site.folder);
const UNKNOWN = ['/nope', '/areas/silver-city', '/places/no-such-place'];
const ANSWER = '/services?document=affidavit&place=Bosie';

it.each([...KINDS, ...UNKNOWN, ANSWER])(
  'every stop of the Tab key on %s is seen, with its ring, in every window',
  async (path) => {
    const { page } = await openPage(path, { allow: /^Page not found/, reducedMotion: 'reduce' });
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.reload();
      if (path === ANSWER) await page.getByRole('region', { name: 'Answer' }).waitFor();
      expect(await walkByTab(page)).toEqual([]);
    }
  },
);

it.each([...KINDS, ...UNKNOWN, ANSWER])(
  'what can be pressed on %s is as high as a thumb on a phone, but for links in sentences',
  async (path) => {
    const { page } = await openPage(path, {
      viewport: { width: 375, height: 667 },
      allow: /^Page not found/,
      reducedMotion: 'reduce',
    });
    if (path === ANSWER) await page.getByRole('region', { name: 'Answer' }).waitFor();
    expect(await smallTargets(page)).toEqual([]);
  },
);

it.each(WINDOWS)(
  'the highlighted option of the finder is seen, with its ring, at $width x $height',
  async (viewport) => {
    const { page } = await openPage('/', { viewport });
    const options = page.getByRole('option');

    await page.getByRole('combobox', { name: 'Your document' }).focus();
    await page.keyboard.type('a');
    await options.first().waitFor();
    const count = await options.count();
    expect(count).toBeGreaterThan(3);

    for (let press = 0; press < count; press++) {
      await page.keyboard.press('ArrowDown');
      await page.locator(`[role=option]:nth-child(${press + 1})[aria-selected=true]`).waitFor();
      const { name, faults } = await lookAtOption(page);
      expect({ name, faults }).toEqual({ name, faults: [] });
    }
    const list = await page.getByRole('listbox').boundingBox();
    expect(list?.height).toBeLessThanOrEqual(viewport.height / 2);
  },
);

it('the highlighted option has the outline of a highlight in forced colors', async () => {
  const { page } = await openPage('/', { forcedColors: 'active' });
  await page.getByRole('combobox', { name: 'Your document' }).focus();
  await page.keyboard.type('a');
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
