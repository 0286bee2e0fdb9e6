import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { browserForTests, ISLAND_FILES, WITH_MAPS } from '../support/browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';

// Visitors whose scripts don't load or are turned off.

const openPage = browserForTests();

const KINDS = pageKindsOf(inject('sites').site.folder);

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const message = (page: Page) => page.getByLabel('Message');

/** Expects all testimonials one below the other, without controls. */
async function expectAllTestimonials(page: Page) {
  const carousel = page.getByRole('region', { name: 'Testimonials' });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('group', { name: '3 of 3' }).waitFor();
  expect(await carousel.getByRole('button').count()).toBe(0);
}

const failure = (page: Page) => page.getByRole('status').getByText("The form didn't load.");

/** Opens the contact form without its script and types a message. */
async function openWithoutForm() {
  const { page } = await openPage('/contact', {
    allow: /failed/i,
    before: (before) => before.route(ISLAND_FILES, (route) => route.abort()),
  });
  await message(page).fill('Friday?');
  await failure(page).waitFor();
  return page;
}

it("shows what works without scripts if one can't be loaded, and loses nothing", async () => {
  const page = await openWithoutForm();
  await page.getByLabel('Name').press('Enter');
  // Said beside the button, which tries again.
  const [words, button] = await Promise.all([
    failure(page).boundingBox(),
    send(page).boundingBox(),
  ]);
  expect(words?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0) + 60);
  expect(await message(page).inputValue()).toBe('Friday?');
});

it("the search reports an error only if its script can't be loaded", async () => {
  const { page } = await openPage('/', {
    allow: /failed/i,
    before: (before) => before.route(ISLAND_FILES, (route) => route.abort()),
  });
  const excuse = page.getByText("The search isn't working right now.");
  expect(await excuse.isVisible()).toBe(false);
  await page.getByRole('searchbox').fill('will');
  await excuse.waitFor();

  const without = await openPage('/', { hasScript: false });
  await without.page.locator('.search-box').getByText('All service areas').waitFor();
  const excuseWithout = without.page.getByText("The search isn't working right now.");
  expect(await excuseWithout.isVisible()).toBe(false);

  await without.page.getByRole('searchbox').fill('will');
  await without.page.keyboard.press('Enter');
  await without.page.locator('#documents noscript > p').waitFor();
});

it('every kind of page is complete without scripts, with the phone number', async () => {
  const { page } = await openPage('/', { hasScript: false });
  const banner = page.getByRole('banner');
  const heading = page.getByRole('heading', { level: 1 });
  const mask = banner.getByRole('button', { name: 'Show phone number' });
  const parts = [
    heading,
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('contentinfo'),
    mask,
  ];
  for (const path of [...KINDS, '/areas/silver-city']) {
    await page.goto(`.${path}`);
    const visible = await Promise.all(parts.map((part) => part.isVisible()));
    expect({ path, visible }).toEqual({ path, visible: [true, true, true, true] });
    await mask.click();
    await banner.getByRole('link', { name: '(208) 555-0100' }).waitFor();
    // Buttons work without scripts: they open a popover or submit a form.
    const alive = '[popovertarget], form[action] [type=submit]';
    const dead = page.locator(`button:not(${alive})`).filter({ visible: true });
    expect({ path, dead: await dead.allInnerTexts() }).toEqual({ path, dead: [] });
  }
  // Without scripts, the city in the address is unknown.
  expect(await heading.innerText()).toBe('Page Not Found');

  await page.goto('./places');
  expect(await page.getByRole('link', { name: /^Learn More/ }).count()).toBe(15);
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);

  await page.goto('./');
  await expectAllTestimonials(page);

  // The search form leads to the list of documents.
  await page.getByRole('searchbox').fill('pink slip');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/services\?q=pink\+slip#documents$/);
});

it('the menu opens, a map loads and the form loses nothing without scripts', async () => {
  const { page, requests } = await openPage('/', {
    width: 375,
    hasScript: false,
    ...WITH_MAPS,
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Contact').click();
  await page.waitForURL('**/contact');

  // What a button would reveal is already visible.
  const main = page.getByRole('main');
  const spelledEmail = page.getByRole('paragraph').filter({ hasText: 'hello [at] example.com' });
  for (const part of [
    main.getByRole('link', { name: '(208) 555-0100' }),
    main.getByText(/Monday-Friday 8:00 AM-8:00 PM/),
    main.locator(spelledEmail),
    page.getByRole('contentinfo').locator(spelledEmail),
    page.getByRole('paragraph').filter({ hasText: 'This form needs JavaScript' }),
  ]) {
    expect(await part.isVisible()).toBe(true);
  }
  expect(await main.getByRole('button', { name: 'Call or Text' }).isVisible()).toBe(false);

  await message(page).fill('Hello');
  const before = requests.length;
  expect(await send(page).isVisible()).toBe(false);
  await page.getByLabel('Name').press('Enter');
  expect(await message(page).inputValue()).toBe('Hello');
  expect(requests.slice(before).filter((path) => !path.startsWith('/assets/'))).toEqual([]);

  await page.goto('./areas/boise');
  await page.getByRole('link', { name: "Open Google's map" }).click();
  await page.frameLocator('iframe[title="Map of Boise, ID"]').getByText('The real map').waitFor();
});

it("doesn't draw the strip through the text of /places without the search", async () => {
  const { page } = await openPage('/places', { width: 375, hasScript: false });
  const endOf = async (part: string) => {
    const box = await page.locator(part).boundingBox();
    return box && Math.round(box.y + box.height);
  };
  expect(await endOf('.opening-ground')).toBe(await endOf('.opening-head'));
});
