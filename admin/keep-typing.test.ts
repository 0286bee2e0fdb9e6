// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askBeforeLoss } from './keep-typing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  askBeforeLoss();
});

afterEach(() => vi.useRealTimers());

/** Whether the browser asks before it leaves the page. */
function asks(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('lets people leave who typed nothing', () => {
  expect(asks()).toBe(false);
});

it('asks until the editor has kept what was typed, counted from the last key', () => {
  dispatchEvent(new Event('input'));
  vi.advanceTimersByTime(900);
  dispatchEvent(new Event('input'));
  vi.advanceTimersByTime(900);
  expect(asks()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(asks()).toBe(false);
});
