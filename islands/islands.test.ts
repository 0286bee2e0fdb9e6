// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hydrate } from './hydrate.tsx';
import '../renderer/inline-script.ts';
import { startIslands } from './islands.ts';

vi.mock('./hydrate.tsx', () => ({ hydrate: vi.fn() }));

const load = vi.fn<() => Promise<() => null>>();
const submitted = vi.fn((event: Event) => event.preventDefault());
const start = () => startIslands({ Form: load });

beforeAll(() => {
  addEventListener('submit', submitted);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = '<p></p>';
  // Stops the observer of the inline script (renderer/inline-script.ts).
  dispatchEvent(new Event('DOMContentLoaded'));
  // Only once, as on a page, because its listeners stay.
  start();
});

beforeEach(() => {
  load.mockReset().mockResolvedValue(() => null);
  vi.mocked(hydrate)
    .mockReset()
    .mockImplementation((_, __, settle) => settle());
  submitted.mockClear();
  document.body.innerHTML = '<div data-island="Form"><form><button>Send</button></form></div>';
});

const island = () => document.querySelector('div') ?? document.body;
const state = () => ['data-hydrated', 'data-failed'].filter((name) => island().hasAttribute(name));
const send = () => document.querySelector('button')?.click();

it('repeats a press on an island once, when it is hydrated', async () => {
  vi.mocked(hydrate).mockReset();
  send();
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalled());
  expect(submitted).not.toHaveBeenCalled();
  const settle = vi.mocked(hydrate).mock.lastCall?.[2];
  settle?.();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(state()).toEqual(['data-hydrated']);
  // An island may also crash later.
  settle?.(new Error('crash'));
  expect(state()).toEqual(['data-failed']);
});

const crash = () =>
  vi.mocked(hydrate).mockImplementation((element, _, settle) => {
    delete element.dataset.island;
    settle(new Error('crash'));
  });
const goOffline = () => load.mockRejectedValueOnce(new Error('offline'));

it.each([
  ['crashes', crash, 'data-failed'],
  ["can't be loaded, which the next interaction tries again", goOffline, 'data-hydrated'],
])('lets a press do what it does without a script when the island %s', async (_, fail, then) => {
  fail();
  send();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(state()).toEqual(['data-failed']);
  island().dispatchEvent(new Event('pointerover', { bubbles: true }));
  send();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(state()).toEqual([then]));
});
