import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BY_TOUCH, browserForTests } from '../support/browser.ts';

const openPage = browserForTests();
const NUMBER = '(208) 555-0100';

const PHONE = 'Show phone number ending in 0100';

const phone = (page: Page) => page.getByRole('button', { name: PHONE });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const number = (page: Page) => page.getByRole('banner').getByRole('link', { name: NUMBER });
const contactLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });

/** Waits until the number or the menu is shown or hidden, and the browser reports it for its button. */
async function expectOpen(page: Page, what: 'number' | 'menu', isOpen: boolean) {
  const [name, link] = what === 'number' ? [PHONE, number] : ['Menu', contactLink];
  await link(page).waitFor({ state: isOpen ? 'visible' : 'hidden' });

  // Playwright knows attributes alone.
  const session = await page.context().newCDPSession(page);
  const isExpanded = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
    return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
  };
  await expect.poll(isExpanded).toBe(isOpen);
}

it('masks the number from 768 pixels on; below, a tap calls', async () => {
  const { page } = await openPage('/', { width: 767 });
  const call = page.getByRole('banner').getByRole('link', { name: 'Call' });
  expect(await call.isVisible()).toBe(true);
  expect(await call.getAttribute('href')).toBe('tel:+12085550100');
  expect(await phone(page).isVisible()).toBe(false);

  await page.setViewportSize({ width: 768, height: 800 });
  expect((await phone(page).innerText()).trim()).toMatch(/^Show phone number ending in\s•••-0100$/);
  expect(await page.getByText(NUMBER).filter({ visible: true }).count()).toBe(0);

  await expectOpen(page, 'number', false);
  await phone(page).click();
  await expectOpen(page, 'number', true);
  const status = page.getByRole('banner').getByRole('status');
  expect(await status.innerText()).toBe(NUMBER);
});

it('shows the number, too, when "Call now" is pressed where no phone may be at hand', async () => {
  const { page } = await openPage('/', { width: 1280, allow: /^asked for tel:/ });
  const number = page.getByRole('banner').getByText(NUMBER);
  expect(await number.isVisible()).toBe(false);
  await page.getByRole('main').getByRole('link', { name: 'Call now' }).first().click();
  await number.waitFor();

  await page.setViewportSize({ width: 767, height: 800 });
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Call now' }).first().click();
  expect(await page.locator('#header-number').evaluate((it) => it.matches(':popover-open'))).toBe(
    false,
  );
});

/**
 * Sets the number's timer, an animation that changes nothing, and lets the page react. The timer is
 * stopped from then on, so a slow machine doesn't matter. Unit: milliseconds.
 * @returns whether the number is still open
 */
function isOpenAfter(page: Page, time: number): Promise<boolean> {
  return page.locator('#header-number').evaluate(async (panel, milliseconds) => {
    const [clock] = panel.getAnimations();
    if (clock === undefined) throw new Error('Nothing tells how long the number has been open.');
    // A paused timer never ends.
    if (clock.playState === 'paused') return true;
    clock.playbackRate = Number.EPSILON;
    clock.currentTime = milliseconds;

    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let frames = 0; frames < 3; frames++) await frame();
    return panel.matches(':popover-open');
  }, time);
}

it('hides the number after three seconds while pointer and focus are outside', async () => {
  const { page } = await openPage('/');

  // Pointer and focus are on the button.
  await phone(page).click();
  await expectOpen(page, 'number', true);
  expect(await isOpenAfter(page, 2800)).toBe(true);
  expect(await isOpenAfter(page, 3200)).toBe(false);
  await expectOpen(page, 'number', false);

  // The pointer leaves, or only the focus is there.
  await phone(page).click();
  await page.mouse.move(2, 700);
  expect(await isOpenAfter(page, 2800)).toBe(true);
  expect(await isOpenAfter(page, 3200)).toBe(false);
  await phone(page).press('Enter');
  expect(await isOpenAfter(page, 2800)).toBe(true);
  expect(await isOpenAfter(page, 3200)).toBe(false);

  // A second press hides it at once, and the next one restarts the timer.
  await phone(page).click();
  expect(await isOpenAfter(page, 2800)).toBe(true);
  await phone(page).click();
  await expectOpen(page, 'number', false);
  await phone(page).click();
  expect(await isOpenAfter(page, 2800)).toBe(true);
  expect(await isOpenAfter(page, 3200)).toBe(false);
});

it('describes in the button where the number is always shown', async () => {
  const { page } = await openPage('/');
  expect(await page.getByRole('banner').ariaSnapshot()).toContain('ending in 0100');
  expect(await phone(page).getAttribute('title')).toBe('The number is also on the contact page');
});

it("stops the number's timer while it is used", async () => {
  const { page } = await openPage('/');
  const panel = page.locator('#header-number');
  const isStopped = () =>
    panel.evaluate((element) => element.getAnimations()[0]?.playState === 'paused');

  await phone(page).click();
  await number(page).hover();
  expect(await isStopped()).toBe(true);
  await page.mouse.move(2, 700);
  expect(await isStopped()).toBe(false);

  // A press keeps it open after the pointer has left.
  await panel.click({ position: { x: 4, y: 4 } });
  await page.mouse.move(2, 700);
  expect(await isStopped()).toBe(true);
  await phone(page).focus();
  expect(await isStopped()).toBe(false);
  await expectOpen(page, 'number', false);

  await phone(page).press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe(NUMBER);
  expect(await isStopped()).toBe(true);
  await page.keyboard.press('Escape');
  await expectOpen(page, 'number', false);
  expect(await phone(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

it('has a menu below 768 pixels for pointer and keyboard that closes by itself', async () => {
  const { page } = await openPage('/', { width: 767 });
  await expectOpen(page, 'menu', false);
  await menuButton(page).press('Enter');
  await expectOpen(page, 'menu', true);
  for (const name of ['Home', 'Services', 'Service Areas', 'Contact']) {
    await page.keyboard.press('Tab');
    expect((await page.locator(':focus').innerText()).trim()).toBe(name);
  }
  await page.keyboard.press('Escape');
  await expectOpen(page, 'menu', false);

  // The menu closes when the focus leaves it, past its last link or before its button.
  await menuButton(page).press('Enter');
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
  expect((await page.locator(':focus').innerText()).trim()).toBe('Call');
  await expectOpen(page, 'menu', false);
  await menuButton(page).press('Enter');
  await expectOpen(page, 'menu', true);
  await page.keyboard.press('Shift+Tab');
  await expectOpen(page, 'menu', false);

  // A link closes it, because browsers may restore this page from the back/forward cache.
  const stayHere = () =>
    addEventListener('click', (event) => event.preventDefault(), { once: true });
  await menuButton(page).click();
  await page.evaluate(stayHere);
  await contactLink(page).click();
  await expectOpen(page, 'menu', false);
  expect(new URL(page.url()).pathname).toBe('/');

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

it('fits a narrow phone with a long name, and shows the menu button with large text', async () => {
  const { page } = await openPage('/', { width: 320 });
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
    expect({ width, cut, heights }).toEqual({ width, cut: 0, heights: [73, 46] });
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

it('opens the menu and goes to a page, by touch', async () => {
  const { page } = await openPage('/', BY_TOUCH);
  await menuButton(page).tap();
  await menuButton(page).tap();
  await contactLink(page).waitFor({ state: 'hidden' });
  await menuButton(page).tap();
  await contactLink(page).tap();
  await page.waitForURL('**/contact');
});

it('shows and hides the number on a tablet, by touch', async () => {
  const { page } = await openPage('/', { ...BY_TOUCH, viewport: { width: 1024, height: 768 } });
  await phone(page).tap();
  await expectOpen(page, 'number', true);
  await phone(page).tap();
  await expectOpen(page, 'number', false);
});
