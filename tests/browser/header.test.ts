import type { JSHandle, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';

const open = browserForTests();
const NUMBER = '(208) 555-0100';

const phone = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Show phone number ending in 0100' });
const number = (page: Page) => page.getByRole('banner').getByRole('link', { name: NUMBER });
/** What tells how long the number has been open: an animation without a change. */
const clock = (page: Page) =>
  page
    .locator('.phone-panel')
    .evaluateHandle((panel) => panel.getAnimations()[0] ?? Promise.reject(Error('No clock runs.')));
const running = (time: JSHandle<Animation>) =>
  time.evaluate(({ playState }) => playState === 'running');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

describe('the phone button', () => {
  it('is masked from 768 pixels on and shows the number', async () => {
    const { page } = await open('/');
    for (const width of [768, 1023, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await phone(page).textContent())?.trim()).toBe('(•••) •••-0100');
      expect(await page.getByText(NUMBER).filter({ visible: true }).count()).toBe(0);
      await phone(page).click();
      expect(await number(page).getAttribute('href')).toBe('tel:+12085550100');
      await phone(page).click();
      await number(page).waitFor({ state: 'detached' });
    }
  });

  it('closes by itself after 3000 ms, also under the pointer', async () => {
    const { page } = await open('/');
    await phone(page).click();
    const time = await clock(page);
    expect(await time.evaluate(({ effect }) => effect?.getComputedTiming().endTime)).toBe(3000);
    expect(await running(time)).toBe(true);
    await time.evaluate((animation) => {
      animation.pause();
      animation.currentTime = 2999;
    });
    expect(await number(page).isVisible()).toBe(true);
    await time.evaluate((animation) => animation.play());
    await number(page).waitFor({ state: 'detached' });
    expect(await phone(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('waits while the pointer is inside, and goes on where it was', async () => {
    const { page } = await open('/');
    await phone(page).click();
    await number(page).hover();
    const time = await clock(page);
    expect(await running(time)).toBe(false);
    const stood = await time.evaluate(({ currentTime }) => Number(currentTime));
    await page.mouse.move(2, 700);
    expect(await running(time)).toBe(true);
    const goesOn = await time.evaluate(({ currentTime }) => Number(currentTime));
    expect(goesOn).toBeGreaterThanOrEqual(stood);
    await number(page).waitFor({ state: 'detached' });
  });

  it('counts afresh when it is opened again', async () => {
    const { page } = await open('/');
    await phone(page).click();
    await (await clock(page)).evaluate((animation) => {
      animation.currentTime = 2000;
    });
    await phone(page).click();
    await phone(page).click();
    const again = await (await clock(page)).evaluate(({ currentTime }) => Number(currentTime));
    expect(again).toBeLessThan(2000);
  });

  it('waits while the number has focus, and closes on Escape', async () => {
    const { page } = await open('/');
    await phone(page).focus();
    await page.keyboard.press('Enter');
    await number(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await number(page).evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await running(await clock(page))).toBe(false);
    await page.keyboard.press('Escape');
    await number(page).waitFor({ state: 'detached' });
    expect(await phone(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await phone(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('is read out, and says whether it is open', async () => {
    const { page } = await open('/');
    expect(await phone(page).getAttribute('aria-expanded')).toBe('false');
    await phone(page).click();
    expect(await phone(page).getAttribute('aria-expanded')).toBe('true');
    const status = page.getByRole('banner').getByRole('status');
    expect((await status.textContent())?.trim()).toBe(NUMBER);
  });

  it('is a call link without JavaScript', async () => {
    const { page } = await open('/', { javaScriptEnabled: false });
    expect(await number(page).getAttribute('href')).toBe('tel:+12085550100');
    expect(await phone(page).isVisible()).toBe(false);
  });

  it('is a plain call link below 768 pixels', async () => {
    const { page } = await open('/');
    const call = page.getByRole('banner').getByRole('link', { name: 'Call' });
    for (const width of [767, 375]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await call.getAttribute('href')).toBe('tel:+12085550100');
      expect(await phone(page).isVisible()).toBe(false);
    }
  });
});

it.each(['system-ui', 'Arial', 'Verdana, "DejaVu Sans"'])(
  'fits in one row at every width from 768 pixels on, in %s',
  async (face) => {
    const { page } = await open('/', { bypassCSP: true });
    await page.addStyleTag({ content: `:root { --sans: ${face}, sans-serif }` });
    for (let width = 768; width <= 1000; width += 8) {
      await page.setViewportSize({ width, height: 800 });
      const { cut, height } = await page.evaluate(() => {
        const menu = document.querySelector('#menu');
        const header = document.querySelector('header');
        return {
          cut: (menu?.scrollWidth ?? 0) - (menu?.clientWidth ?? 0),
          height: header?.offsetHeight,
        };
      });
      expect({ width, cut, height }).toEqual({ width, cut: 0, height: 69 });
      expect((await phone(page).boundingBox())?.height).toBe(44);
    }
  },
);

describe('the bar of a phone', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick contact' });

  it.each([true, false])(
    'comes when the first buttons have left (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const { page } = await open('/', { width: 375, height: 667, javaScriptEnabled });
      // It follows the scrolling, which begins with the first frame.
      await bar(page).waitFor({ state: 'hidden' });
      await page.mouse.wheel(0, 900);
      await bar(page).waitFor({ state: 'visible' });
    },
  );

  it('is there from the start where a page begins without a call', async () => {
    const { page } = await open('/places', { width: 375, height: 667 });
    expect(await bar(page).isVisible()).toBe(true);
  });

  it('does not lead to the page that it stands on', async () => {
    const { page } = await open('/contact', { width: 375, height: 667 });
    await page.mouse.wheel(0, 900);
    await bar(page).waitFor({ state: 'visible' });
    const links = await bar(page).getByRole('link').all();
    const ways = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(ways).toEqual(['tel:+12085550100', 'sms:+12085550100']);
  });
});

describe('the menu', () => {
  it('is a row from 768 pixels on', async () => {
    const { page } = await open('/');
    for (const width of [768, 1023, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await menuButton(page).isVisible()).toBe(false);
      expect(await menuLink(page, 'Service Areas').isVisible()).toBe(true);
    }
  });

  it.each([true, false])(
    'opens and closes at 767 pixels (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const { page } = await open('/', { width: 767, javaScriptEnabled });
      const link = menuLink(page, 'Contact');
      expect(await link.isVisible()).toBe(false);
      await menuButton(page).click();
      await link.waitFor({ state: 'visible' });
      await menuButton(page).click();
      await link.waitFor({ state: 'hidden' });
      await menuButton(page).click();
      await page.keyboard.press('Escape');
      await link.waitFor({ state: 'hidden' });
      await menuButton(page).click();
      await link.waitFor({ state: 'visible' });
      await page.mouse.click(300, 700);
      await link.waitFor({ state: 'hidden' });
      await menuButton(page).click();
      await link.click();
      await page.waitForURL('**/contact');
      expect(await menuLink(page, 'Contact').isVisible()).toBe(false);
    },
  );

  it('closes when the window grows to the width of a row', async () => {
    const { page } = await open('/', { width: 767 });
    await menuButton(page).click();
    await page.locator('#menu:popover-open').waitFor();
    await page.setViewportSize({ width: 768, height: 800 });
    await page.locator('#menu:popover-open').waitFor({ state: 'detached' });
    expect(await menuLink(page, 'Services').isVisible()).toBe(true);
  });

  it('writes its state down', async () => {
    const { page } = await open('/', { width: 375 });
    const expanded = (value: string) =>
      page.locator(`button[aria-expanded=${value}]`, { hasText: 'Menu' }).waitFor();
    await expanded('false');
    await menuButton(page).click();
    await expanded('true');
    await menuButton(page).click();
    await expanded('false');
  });

  it('is closed when the visitor comes back', async () => {
    const { page } = await open('/', { width: 375 });
    await menuButton(page).click();
    await menuLink(page, 'Services').click();
    await page.waitForURL('**/services');
    await page.goBack();
    await page.waitForURL(/\/$/);
    expect(await menuLink(page, 'Services').isVisible()).toBe(false);
  });

  it('keeps focus in order', async () => {
    const { page } = await open('/', { width: 375 });
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await menuLink(page, 'Home').waitFor({ state: 'visible' });
    const focused: (string | undefined)[] = [];
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab');
      focused.push(await page.evaluate(() => document.activeElement?.textContent?.trim()));
    }
    expect(focused).toEqual(['Home', 'Services', 'Service Areas', 'Contact', 'Call']);
  });
});
