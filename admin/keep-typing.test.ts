// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { askBeforeLoss } from './keep-typing.ts';

const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before leaving until the editor has saved the last key', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  askBeforeLoss();
  expect(asks()).toBe(false);
  dispatchEvent(new Event('input'));
  vi.advanceTimersByTime(900);
  dispatchEvent(new Event('input'));
  vi.advanceTimersByTime(900);
  expect(asks()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(asks()).toBe(false);
});
