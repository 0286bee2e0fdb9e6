// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  enter,
  find,
  hydrateIsland,
  leave,
  renderIsland,
  settle,
} from '../../tests/support/island.tsx';
import { phoneButton } from './index.ts';
import { SHOWN_FOR } from './PhoneButton.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await hydrateIsland(renderIsland(phoneButton, { phone: '+12085550100' }), phoneButton);
});

afterEach(() => vi.useRealTimers());

const panel = () => find('.phone-panel');
const isOpen = () => {
  const shown = document.querySelector('a[href="tel:+12085550100"]') !== null;
  expect(find('button').getAttribute('aria-expanded')).toBe(String(shown));
  return shown;
};
const press = async () => {
  find('button').click();
  await settle();
};
const pass = async (time: number) => {
  vi.advanceTimersByTime(time);
  await settle();
};

/** Sees what is open close when this time is over, not before. Unit: milliseconds. */
async function expectClosingIn(time: number) {
  await pass(time - 1);
  expect(isOpen()).toBe(true);
  await pass(1);
  expect(isOpen()).toBe(false);
}

it('closes when its time is over, also under a pointer on the button', async () => {
  enter(find('button'));
  await press();
  await expectClosingIn(SHOWN_FOR);
});

it('closes at once on the second press, and counts afresh on the third', async () => {
  await press();
  await pass(SHOWN_FOR - 1000);
  await press();
  expect(isOpen()).toBe(false);
  await press();
  await expectClosingIn(SHOWN_FOR);
});

it.each([
  ['the pointer', enter, leave],
  ['the focus', () => find('a').focus(), () => find('a').blur()],
] as const)('waits while %s is inside, and goes on where it was', async (_, hold, release) => {
  await press();
  await pass(1000);
  hold(panel());
  await settle();
  await pass(10 * SHOWN_FOR);
  expect(isOpen()).toBe(true);
  release(panel());
  await settle();
  await expectClosingIn(SHOWN_FOR - 1000);
});

it('counts afresh after it was closed while it waited', async () => {
  await press();
  enter(panel());
  await settle();
  find('button').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await settle();
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(find('button'));
  await press();
  await expectClosingIn(SHOWN_FOR);
});
