import { expect, it } from 'vitest';
import { BY_TOUCH, browserForTests } from '../support/browser.ts';

const openPage = browserForTests();

it('filters live by place and city, and updates the address', async () => {
  const { page } = await openPage('/places', { width: 375 });
  const main = page.getByRole('main');
  const box = page.getByPlaceholder('Search places or cities...');
  const status = page.getByRole('search').getByRole('status');
  const index = main.getByRole('navigation', { name: 'Jump to a city' });

  const visible = { visible: true };
  const cities = main.locator('.city-group').getByRole('heading', { level: 2 }).filter(visible);
  const places = main.getByRole('heading', { level: 3 }).filter(visible);
  const jumps = index.locator('li:not([hidden])');
  const learnMore = main.getByRole('link', { name: /^Learn More/ }).filter(visible);

  const expectStatus = (text: string) => status.getByText(text, { exact: true }).waitFor();
  const expectShown = async (shown: { cities: number; places: number }) => {
    expect(await cities.count()).toBe(shown.cities);
    expect(await jumps.count()).toBe(shown.cities);
    expect(await places.count()).toBe(shown.places);
    expect(await learnMore.count()).toBe(shown.places);
  };
  const expectAll = async () => {
    await expectStatus('15 places');
    await expectShown({ cities: 5, places: 15 });
  };
  const expectOntario = async () => {
    await expectStatus('3 of 15 places');
    expect(await box.inputValue()).toBe('OnTaRiO');
    // Groups far below aren't laid out yet, so they don't have inner text.
    expect(await cities.allTextContents()).toEqual(['Ontario, OR']);
    await expectShown({ cities: 1, places: 3 });
  };

  await expectAll();
  await box.pressSequentially('OnTaRiO');
  await expectOntario();
  await page.waitForURL('**/places?q=OnTaRiO');

  // The browser's own clear button is hidden, because Clear is beside the box.
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  for (const fromEnd of [6, 12, 18, 24]) {
    await box.click({ position: { x: width - fromEnd, y: height / 2 } });
    expect(await box.inputValue()).toBe('OnTaRiO');
  }

  // Back leads from a result to the search, then to the whole list.
  await learnMore.first().click();
  await page.waitForURL(/\/places\/[\w-]+$/);
  await page.goBack();
  await expectOntario();
  await page.goBack();
  await expectAll();
  await page.goForward();
  await expectOntario();
});

it('shows a query without results as plain text, and the whole list again, by keyboard alone', async () => {
  const query = '<img src=x onerror=alert(1)>';
  const { page } = await openPage(`/places?q=${encodeURIComponent(query)}`, { width: 375 });
  const box = page.getByPlaceholder('Search places or cities...');
  const focused = page.locator(':focus');
  const places = page.getByRole('heading', { level: 3 }).filter({ visible: true });
  const expectStatus = (text: string) =>
    page.getByRole('search').getByRole('status').getByText(text, { exact: true }).waitFor();
  const expectAll = async () => {
    await expectStatus('15 places');
    expect(await places.count()).toBe(15);
    expect(await box.inputValue()).toBe('');
  };

  await expectStatus(`No attractions found matching "${query}"`);
  expect(await page.locator('img[src=x]').count()).toBe(0);

  await box.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused.innerText()).toBe('Show all attractions');
  await page.keyboard.press('Enter');
  await expectAll();

  await page.keyboard.type('oo boi');
  await expectStatus('1 of 15 places');
  expect(await places.allInnerTexts()).toEqual(['Zoo Boise']);
  await page.keyboard.press('Tab');
  expect(await focused.innerText()).toBe('Clear');
  await page.keyboard.press('Space');
  await expectAll();
});

it('searches, clears, and opens what it found, by touch', async () => {
  const { page } = await openPage('/places', BY_TOUCH);
  const box = page.getByPlaceholder('Search places or cities...');
  const found = page.locator('.place-cell').filter({ visible: true });
  const total = await found.count();

  await box.tap();
  await page.keyboard.type('zoo boise');
  await expect.poll(() => found.count()).toBe(1);
  await page.getByRole('button', { name: 'Clear' }).tap();
  await expect.poll(() => found.count()).toBe(total);

  await page.keyboard.type('nothing like it');
  await page.getByRole('button', { name: 'Show all attractions' }).tap();
  await expect.poll(() => found.count()).toBe(total);

  await page.keyboard.type('zoo boise');
  await found.getByRole('link', { name: /^Learn More/ }).tap();
  await page.waitForURL('**/places/zoo-boise');
});
