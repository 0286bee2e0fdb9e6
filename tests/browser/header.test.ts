import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';

const open = browserForTests();
const NUMBER = '(208) 555-0100';

const phone = (page: Page, expanded?: boolean) =>
  page.getByRole('button', { name: 'Show phone number ending in 0100', expanded });
const menuButton = (page: Page, expanded?: boolean) =>
  page.getByRole('button', { name: 'Menu', expanded });
const number = (page: Page) => page.getByRole('banner').getByRole('link', { name: NUMBER });
const contactLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });

/** Waits until the number, or the menu, is shown or hidden, and its button says so. */
async function expectOpen(page: Page, what: 'number' | 'menu', isOpen: boolean) {
  const [button, link] = what === 'number' ? [phone, number] : [menuButton, contactLink];
  await button(page, isOpen).waitFor();
  await link(page).waitFor({ state: isOpen ? 'visible' : 'hidden' });
}

it('masks the number from 768 pixels on, and shows it for three seconds, longer under pointer and focus', async () => {
  const { page } = await open('/', { width: 767 });
  const banner = page.getByRole('banner');
  expect(await banner.getByRole('link', { name: 'Call' }).isVisible()).toBe(true);
  expect(await phone(page).isVisible()).toBe(false);
  await page.setViewportSize({ width: 768, height: 800 });
  expect((await phone(page).innerText()).trim()).toBe('(•••) •••-0100');
  expect(await page.getByText(NUMBER).filter({ visible: true }).count()).toBe(0);
  await expectOpen(page, 'number', false);
  await phone(page).click();
  await expectOpen(page, 'number', true);
  // A screen reader says it.
  expect(await banner.getByRole('status').innerText()).toBe(NUMBER);

  // What tells how long it has been open is an animation without a change.
  const clock = () =>
    page.locator('header :popover-open').evaluate((panel) => {
      const [animation] = panel.getAnimations();
      return [animation?.effect?.getComputedTiming().endTime, animation?.playState];
    });
  const [running, paused] = [
    [3000, 'running'],
    [3000, 'paused'],
  ];
  await number(page).hover();
  expect(await clock()).toEqual(paused);
  await page.mouse.move(2, 700);
  expect(await clock()).toEqual(running);
  // A finger stays where it was put.
  await page.locator('#header-number').click({ position: { x: 4, y: 4 } });
  await page.mouse.move(2, 700);
  expect(await clock()).toEqual(paused);
  await phone(page).focus();
  await expectOpen(page, 'number', false);

  await phone(page).press('Enter');
  await expectOpen(page, 'number', true);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe(NUMBER);
  expect(await clock()).toEqual(paused);
  await page.keyboard.press('Escape');
  await expectOpen(page, 'number', false);
  expect(await phone(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

it('has a menu below 768 pixels, for pointer and keyboard, that does not stay open', async () => {
  const { page } = await open('/', { width: 767 });
  await expectOpen(page, 'menu', false);
  await menuButton(page).press('Enter');
  await expectOpen(page, 'menu', true);
  for (const name of ['Home', 'Services', 'Service Areas', 'Contact', 'Call now', 'Call']) {
    await page.keyboard.press('Tab');
    expect((await page.locator(':focus').innerText()).trim()).toBe(name);
  }
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

it('has room on a narrow phone, under a long name, and the menu where large text leaves none', async () => {
  const { page } = await open('/', { width: 320 });
  const [header, menu] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Main' })];
  expect((await header.boundingBox())?.height).toBe(57);
  await header.evaluate((band) => {
    band.querySelector('a')?.lastChild?.replaceWith('A Notary With A Very Long Name');
    document.documentElement.style.setProperty('--sans', 'Verdana, "DejaVu Sans", sans-serif');
  });
  for (let width = 768; width <= 1024; width += 64) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    const boxes = [await header.boundingBox(), await phone(page).boundingBox()];
    const heights = boxes.map((box) => box?.height);
    expect({ width, cut, heights }).toEqual({ width, cut: 0, heights: [69, 44] });
  }

  await page.reload();
  await page.locator('html').evaluate(({ style }) => style.setProperty('font-size', '200%'));
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await phone(page).isVisible()).toBe(false);
    expect(await header.getByRole('link', { name: 'Call' }).isVisible()).toBe(true);
    await menuButton(page).click();
    const [band, opened] = [await header.boundingBox(), await page.locator('#menu').boundingBox()];
    expect(opened?.y).toBe((band?.y ?? 0) + (band?.height ?? 0));
    await menuButton(page).click();
  }
});
