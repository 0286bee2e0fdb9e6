import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';

const open = browserForTests();
const NUMBER = '(208) 555-0100';

const phone = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Show phone number ending in 0100' });
const number = (page: Page) => page.getByRole('banner').getByRole('link', { name: NUMBER });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const isFocused = (element: Element) => element === document.activeElement;

/** What tells how long the number has been open: an animation without a change. */
const clock = (page: Page) =>
  page
    .locator('header :popover-open')
    .evaluateHandle((panel) => panel.getAnimations()[0] ?? Promise.reject(Error('No clock runs.')));

it('masks the number from 768 pixels on, and shows it for three seconds', async () => {
  const { page } = await open('/');
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await phone(page).textContent())?.trim()).toBe('(•••) •••-0100');
    expect(await phone(page).getAttribute('aria-expanded')).toBe('false');
    expect(await page.getByText(NUMBER).filter({ visible: true }).count()).toBe(0);
    await phone(page).click();
    expect(await number(page).getAttribute('href')).toBe('tel:+12085550100');
    expect(await phone(page).getAttribute('aria-expanded')).toBe('true');
    const status = page.getByRole('banner').getByRole('status');
    expect((await status.textContent())?.trim()).toBe(NUMBER);
    await phone(page).click();
    await number(page).waitFor({ state: 'detached' });
  }

  await phone(page).click();
  const time = await clock(page);
  expect(await time.evaluate(({ effect }) => effect?.getComputedTiming().endTime)).toBe(3000);
  await time.evaluate((animation) => {
    animation.pause();
    animation.currentTime = 2999;
  });
  expect(await number(page).isVisible()).toBe(true);
  await time.evaluate((animation) => animation.play());
  await number(page).waitFor({ state: 'detached' });
  expect(await phone(page).getAttribute('aria-expanded')).toBe('false');

  await page.setViewportSize({ width: 767, height: 800 });
  const call = page.getByRole('banner').getByRole('link', { name: 'Call' });
  expect(await call.getAttribute('href')).toBe('tel:+12085550100');
  expect(await phone(page).isVisible()).toBe(false);
});

it('keeps the number open under pointer and focus, counts afresh, and closes on Escape', async () => {
  const { page } = await open('/');
  await phone(page).click();
  await number(page).hover();
  const time = await clock(page);
  const state = () => time.evaluate(({ playState }) => playState);
  expect(await state()).toBe('paused');
  await time.evaluate((animation) => {
    animation.currentTime = 2000;
  });
  await page.mouse.move(2, 700);
  expect(await state()).not.toBe('paused');
  await number(page).waitFor({ state: 'detached' });

  await phone(page).focus();
  await page.keyboard.press('Enter');
  await number(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await number(page).evaluate(isFocused)).toBe(true);
  const again = await clock(page);
  const { playState, currentTime } = await again.evaluate((animation) => ({
    playState: animation.playState,
    currentTime: Number(animation.currentTime),
  }));
  expect(playState).toBe('paused');
  expect(currentTime).toBeLessThan(2000);
  await page.keyboard.press('Escape');
  await number(page).waitFor({ state: 'detached' });
  expect(await phone(page).evaluate(isFocused)).toBe(true);
  expect(await phone(page).getAttribute('aria-expanded')).toBe('false');
});

it('has a menu below 768 pixels, for pointer and keyboard, that does not stay open', async () => {
  const { page } = await open('/', { width: 767 });
  const link = menuLink(page, 'Contact');
  const expanded = () => menuButton(page).getAttribute('aria-expanded');
  expect([await link.isVisible(), await expanded()]).toEqual([false, 'false']);
  await menuButton(page).click();
  await link.waitFor({ state: 'visible' });
  expect(await expanded()).toBe('true');
  await menuButton(page).click();
  await link.waitFor({ state: 'hidden' });
  await menuButton(page).click();
  await page.mouse.click(300, 700);
  await link.waitFor({ state: 'hidden' });
  expect(await expanded()).toBe('false');

  await menuButton(page).press('Enter');
  await link.waitFor({ state: 'visible' });
  const focused: (string | undefined)[] = [];
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    focused.push(await page.evaluate(() => document.activeElement?.textContent?.trim()));
  }
  expect(focused).toEqual(['Home', 'Services', 'Service Areas', 'Contact', 'Call']);
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });

  await menuButton(page).click();
  await link.click();
  await page.waitForURL('**/contact');
  expect(await link.isVisible()).toBe(false);
  await page.goBack();
  await page.waitForURL(/\/$/);
  expect(await link.isVisible()).toBe(false);

  await menuButton(page).click();
  await page.locator('#menu:popover-open').waitFor();
  await page.setViewportSize({ width: 768, height: 800 });
  await page.locator('#menu:popover-open').waitFor({ state: 'detached' });
  expect([await menuButton(page).isVisible(), await link.isVisible()]).toEqual([false, true]);
});

it('stands in one row from 768 pixels on, in wide and narrow faces, under a long name', async () => {
  const { page } = await open('/');
  await page
    .getByRole('banner')
    .getByRole('link')
    .first()
    .evaluate((brand) => {
      if (brand.lastChild) brand.lastChild.textContent = 'A Notary With A Very Long Name';
    });
  for (const face of ['system-ui', 'Verdana, "DejaVu Sans"']) {
    await page.evaluate(
      (value) => document.documentElement.style.setProperty('--sans', value),
      `${face}, sans-serif`,
    );
    for (let width = 768; width <= 1024; width += 16) {
      await page.setViewportSize({ width, height: 800 });
      const { cut, height } = await page.evaluate(() => {
        const menu = document.querySelector('#menu');
        return {
          cut: (menu?.scrollWidth ?? 0) - (menu?.clientWidth ?? 0),
          height: document.querySelector('header')?.offsetHeight,
        };
      });
      expect({ width, cut, height }).toEqual({ width, cut: 0, height: 69 });
      expect((await phone(page).boundingBox())?.height).toBe(44);
    }
  }
});
