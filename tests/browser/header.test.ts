import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';

const open = browserForTests();
const NUMBER = '(208) 555-0100';

const phone = (page: Page, expanded?: boolean) =>
  page.getByRole('button', { name: 'Show phone number ending in 0100', expanded });
const number = (page: Page) => page.getByRole('banner').getByRole('link', { name: NUMBER });
const menuButton = (page: Page, expanded?: boolean) =>
  page.getByRole('button', { name: 'Menu', expanded });
const contactLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });

/** Waits until the number, or the menu, is shown or hidden, and its button says so. */
async function expectOpen(page: Page, what: 'number' | 'menu', isOpen: boolean) {
  const [button, link] = what === 'number' ? [phone, number] : [menuButton, contactLink];
  await button(page, isOpen).waitFor();
  await link(page).waitFor({ state: isOpen ? 'visible' : 'hidden' });
}

/** What tells how long the number has been open: an animation without a change. */
const clock = (page: Page) =>
  page
    .locator('header :popover-open')
    .evaluateHandle((panel) => panel.getAnimations()[0] ?? Promise.reject(Error('No clock runs.')));

it('masks the number from 768 pixels on, and shows it for three seconds', async () => {
  const { page } = await open('/');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await phone(page).innerText()).trim()).toBe('(•••) •••-0100');
    expect(await page.getByText(NUMBER).filter({ visible: true }).count()).toBe(0);
    await expectOpen(page, 'number', false);
    await phone(page).click();
    await expectOpen(page, 'number', true);
    // A screen reader says it.
    expect(await page.getByRole('banner').getByRole('status').innerText()).toBe(NUMBER);
    await phone(page).click();
  }

  await phone(page).click();
  const time = await clock(page);
  expect(await time.evaluate(({ effect }) => effect?.getComputedTiming().endTime)).toBe(3000);
  await time.evaluate((animation) => {
    animation.pause();
    animation.currentTime = 2999;
  });
  await expectOpen(page, 'number', true);
  await time.evaluate((animation) => animation.play());
  await expectOpen(page, 'number', false);

  await page.setViewportSize({ width: 767, height: 800 });
  expect(await page.getByRole('banner').getByRole('link', { name: 'Call' }).isVisible()).toBe(true);
  expect(await phone(page).isVisible()).toBe(false);
});

it('keeps the number open under pointer and focus, and closes it on Escape', async () => {
  const { page } = await open('/');
  await phone(page).click();
  await number(page).hover();
  const isPaused = async () =>
    (await clock(page)).evaluate(({ playState }) => playState === 'paused');
  expect(await isPaused()).toBe(true);
  await page.mouse.move(2, 700);
  expect(await isPaused()).toBe(false);
  // A finger stays where it was put.
  await page.locator('#header-number').click({ position: { x: 4, y: 4 } });
  await page.mouse.move(2, 700);
  expect(await isPaused()).toBe(true);
  await phone(page).focus();
  expect(await isPaused()).toBe(false);
  await expectOpen(page, 'number', false);

  await phone(page).press('Enter');
  await expectOpen(page, 'number', true);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe(NUMBER);
  expect(await isPaused()).toBe(true);
  await page.keyboard.press('Escape');
  await expectOpen(page, 'number', false);
  expect(await phone(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

it('has a menu below 768 pixels, for pointer and keyboard, that does not stay open', async () => {
  const { page } = await open('/', { width: 767 });
  await expectOpen(page, 'menu', false);
  await menuButton(page).click();
  await expectOpen(page, 'menu', true);
  await menuButton(page).click();
  await expectOpen(page, 'menu', false);
  await menuButton(page).click();
  await page.mouse.click(300, 700);
  await expectOpen(page, 'menu', false);

  await menuButton(page).press('Enter');
  await expectOpen(page, 'menu', true);
  const focused: string[] = [];
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab');
    focused.push((await page.locator(':focus').innerText()).trim());
  }
  expect(focused).toEqual(['Home', 'Services', 'Service Areas', 'Contact', 'Call now', 'Call']);
  await page.keyboard.press('Escape');
  await expectOpen(page, 'menu', false);

  await menuButton(page).click();
  await contactLink(page).click();
  await page.waitForURL('**/contact');
  await page.goBack();
  await page.waitForURL(/\/$/);
  await expectOpen(page, 'menu', false);

  await menuButton(page).click();
  await page.setViewportSize({ width: 768, height: 800 });
  await page.locator('#menu:popover-open').waitFor({ state: 'detached' });
  expect(await menuButton(page).isVisible()).toBe(false);
  expect(await contactLink(page).isVisible()).toBe(true);
});

it('has room on the narrowest phone, and the menu wherever enlarged text leaves no more', async () => {
  const { page } = await open('/', { width: 320 });
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBe(57);
  await page.locator('html').evaluate(({ style }) => style.setProperty('font-size', '200%'));
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await phone(page).isVisible()).toBe(false);
    expect(await header.getByRole('link', { name: 'Call' }).isVisible()).toBe(true);
    await menuButton(page).click();
    const [band, menu] = [await header.boundingBox(), await page.locator('#menu').boundingBox()];
    expect(menu?.y).toBe((band?.y ?? 0) + (band?.height ?? 0));
    await menuButton(page).click();
  }
});

it('stands in one row from 768 pixels on, in a wide face and under a long name', async () => {
  const { page } = await open('/');
  const [header, menu] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Main' })];
  await header.evaluate((band) => {
    band.querySelector('a')?.lastChild?.replaceWith('A Notary With A Very Long Name');
    document.documentElement.style.setProperty('--sans', 'Verdana, "DejaVu Sans", sans-serif');
  });
  for (let width = 768; width <= 1024; width += 16) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    const boxes = [await header.boundingBox(), await phone(page).boundingBox()];
    const heights = boxes.map((box) => box?.height);
    expect({ width, cut, heights }).toEqual({ width, cut: 0, heights: [69, 44] });
  }
});
