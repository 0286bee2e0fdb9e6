import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';

// Browsers without popovers and `:has`, such as those of iOS 16 and of Firefox 115.

const openPage = browserForTests();

/** Takes from pages what an old browser doesn't know: attributes, selectors and methods. */
async function makeOld(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/ popover(?:target)?="[^"]*"/g, '')
      .replaceAll(':popover-open', ':unknown-open')
      .replaceAll(':has(', ':unknown-has(');
    // The policy has the hashes of what was changed.
    const body = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    return route.fulfill({ response, body });
  });

  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
    // The last Chrome for Windows 7 and 8 doesn't have it.
    Reflect.deleteProperty(Array.prototype, 'toSorted');

    const { matches, closest, querySelector, querySelectorAll } = Element.prototype;
    for (const [name, method] of Object.entries({
      matches,
      closest,
      querySelector,
      querySelectorAll,
    })) {
      const known = function (this: Element, selector: string) {
        if (/:has\(|:popover-open/.test(selector)) throw new SyntaxError(selector);
        return Reflect.apply(method, this, [selector]);
      };
      Object.defineProperty(Element.prototype, name, { value: known });
    }
    const { querySelectorAll: all } = Document.prototype;
    document.querySelectorAll = (selector: string) => {
      if (/:has\(|:popover-open/.test(selector)) throw new SyntaxError(selector);
      return Reflect.apply(all, document, [selector]);
    };
  });
}

const OLD = { before: makeOld, allow: /:has\(|:popover-open|SyntaxError/ };

it.each([375, 1280])('shows the menu as links, and covers nothing, at %i', async (width) => {
  const { page } = await openPage('/', { ...OLD, width });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await links.count()).toBeGreaterThan(2);
  for (const link of await links.all()) await link.click({ trial: true });

  expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);
  const [header, heading] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
});

it('shows the number and the email without buttons', async () => {
  const { page } = await openPage('/contact', { ...OLD, width: 375 });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Call (208) 555-0100' }).click({ trial: true });
  await main.getByRole('link', { name: 'hello@example.com' }).click({ trial: true });
  expect(await main.getByRole('button', { name: /Call or Text|Email Us/ }).count()).toBe(0);
  const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'hello@example.com' });
  await inFooter.click({ trial: true });
});

it('searches although the carousel cannot start', async () => {
  const { page } = await openPage('/', { ...OLD, width: 375 });
  await page.getByRole('searchbox').click();
  await page.keyboard.type('kuna');
  const hits = page.getByRole('list', { name: 'Results' });
  await hits.getByRole('link', { name: 'Kuna, ID' }).waitFor();
});
