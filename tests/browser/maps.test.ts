import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { loadContent } from '../../scripts/content/index.ts';
import { browserForTests } from '../support/browser.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';

const open = browserForTests();

/** Stands in for the map host. */
const standIn = (page: Page) =>
  page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The real map</p>' }),
  );

it.each([true, false])(
  'a map loads inside its frame when it is asked for, and only then (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const asked: string[] = [];
    const before = async (page: Page) => {
      await standIn(page);
      page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    };
    const { page, complaints } = await open('/areas/boise', { javaScriptEnabled, before });
    const link = page.getByRole('link', { name: 'Show map of Boise, ID' });
    await link.scrollIntoViewIfNeeded();
    expect(complaints).toEqual([]);
    expect(asked).not.toContain('www.google.com');
    await link.click();
    const frame = page.frameLocator('iframe[title="Map of Boise, ID"]');
    await frame.getByText('The real map').waitFor();
    expect(page.url()).toBe(`${inject('baseUrl')}/areas/boise`);
    expect(page.context().pages()).toHaveLength(1);
  },
);

it('a map opens by key too', async () => {
  const { page } = await open('/contact', { before: standIn });
  await page.getByRole('link', { name: 'Show map of Boise, ID' }).focus();
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe[title="Map of Boise, ID"]');
  await frame.getByText('The real map').waitFor();
});

it('a place shows the way to the office', async () => {
  const { page } = await open('/places/zoo-boise', { before: standIn });
  await page.getByRole('link', { name: 'Show driving directions' }).click();
  const frame = page.frameLocator('iframe[title*="Driving directions"]');
  await frame.getByText('The real map').waitFor();
});

describe('the drawn maps', async () => {
  const settings = { siteUrl: 'https://notary.example', base: '', cards: false };
  const { content } = await loadContent(FROZEN_CONTENT, settings);
  const names = content?.cities.map(({ name }) => name) ?? [];
  const onMaps = (page: Page, name: string) =>
    page.getByRole('figure').getByText(name, { exact: true });

  // 343 pixels wide on a phone.
  it.each([375, 1280])(
    'name every city once, and no two names meet at %i pixels',
    async (width) => {
      const { page } = await open('/areas', { width });
      const boxes = await Promise.all(
        names.map(async (name) => ({ name, box: await onMaps(page, name).boundingBox() })),
      );
      expect(boxes.filter(({ box }) => box === null)).toEqual([]);
      const meetings = boxes.flatMap(({ name, box: a }, index) =>
        boxes.slice(index + 1).flatMap(({ name: other, box: b }) => {
          if (a === null || b === null) return [];
          const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
          const below = a.y + a.height <= b.y || b.y + b.height <= a.y;
          return beside || below ? [] : [`${name} meets ${other}`];
        }),
      );
      expect(meetings).toEqual([]);
    },
  );

  it('fit on the narrowest phone', async () => {
    const { page } = await open('/areas', { width: 320 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });

  it('lead to the pages of their cities', async () => {
    const { page, complaints } = await open('/locations');
    await onMaps(page, 'Boise').click();
    await page.waitForURL('**/areas/boise');
    expect(complaints).toEqual([]);
  });

  it('are read once: the list has the links for keys and screen readers', async () => {
    const { page } = await open('/locations');
    expect(await page.getByRole('link', { name: 'Boise', exact: true }).count()).toBe(0);
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Boise, / })
        .count(),
    ).toBe(1);
  });
});
