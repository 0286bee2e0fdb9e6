import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests } from '../support/browser.ts';

const open = browserForTests();

it('filters live by place and city; the address follows, to go back to and to share', async () => {
  const { page } = await open('/places', { width: 375 });
  const main = page.getByRole('main');
  const box = page.getByPlaceholder('Search places or cities...');
  const says = (text: string) =>
    page.getByRole('search').getByRole('status').getByText(text, { exact: true }).waitFor();
  const cities = main.getByRole('heading', { level: 2 }).filter({ visible: true });
  const places = main.getByRole('heading', { level: 3 }).filter({ visible: true });
  const index = main.getByRole('navigation', { name: 'Jump to a city' });
  const jumps = index.getByRole('link').filter({ visible: true });
  const expectAll = async () => {
    await says('15 places');
    expect([await cities.count(), await places.count(), await jumps.count()]).toEqual([5, 15, 5]);
  };
  const expectFound = async () => {
    await says('3 of 15 places');
    expect(await box.inputValue()).toBe('OnTaRiO');
    expect(await cities.allInnerTexts()).toEqual(['Ontario, OR']);
    expect([await places.count(), await jumps.count()]).toEqual([3, 1]);
  };
  await expectAll();
  await box.pressSequentially('OnTaRiO');
  await expectFound();
  await page.waitForURL('**/places?q=OnTaRiO');

  // The browser's own cross, which would empty the box, is not at its end: Clear stands beside it.
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  for (const fromEnd of [6, 12, 18, 24]) {
    await box.click({ position: { x: width - fromEnd, y: height / 2 } });
    expect(await box.inputValue()).toBe('OnTaRiO');
  }

  await main
    .getByRole('link', { name: /^Learn More/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(/\/places\/[\w-]+$/);
  await page.goBack();
  await expectFound();
  await page.goBack();
  await expectAll();
  await page.goForward();
  await expectFound();

  const query = '<img src=x onerror=alert(1)>';
  await page.goto(`./places?q=${encodeURIComponent(query)}`);
  await says(`No attractions found matching "${query}"`);
  expect(await page.locator('img[src=x]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  // By keyboard alone: to the box, past its button, and back into it.
  const focused = page.locator(':focus');
  await box.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused.innerText()).toBe('Show all attractions');
  await page.keyboard.press('Enter');
  await expectAll();
  await page.keyboard.type('oo boi');
  await says('1 of 15 places');
  expect(await places.allInnerTexts()).toEqual(['Zoo Boise']);
  await page.keyboard.press('Tab');
  expect(await focused.innerText()).toBe('Clear');
  await page.keyboard.press('Space');
  await expectAll();
  expect(await box.inputValue()).toBe('');
});
