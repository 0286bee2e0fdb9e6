// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockStorage } from '../tests/support/tab-storage.ts';
import { hydrate } from './hydrate.tsx';
import { startIslands } from './islands.ts';

vi.mock('./hydrate.tsx', () => ({ hydrate: vi.fn() }));

const load = vi.fn<() => Promise<() => null>>();
const submitted = vi.fn((event: Event) => event.preventDefault());
const start = () => startIslands({ Form: load });

beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', class {});
  addEventListener('submit', submitted);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = '<p></p>';
  // One loader listens for the whole file, as on a page.
  start();
});

beforeEach(() => {
  load.mockReset().mockResolvedValue(() => null);
  vi.mocked(hydrate)
    .mockReset()
    .mockImplementation((_, __, settle) => settle());
  submitted.mockClear();
  document.body.innerHTML =
    '<div data-island="Form" data-given="form" data-prefetch="true"><form><button>Send</button></form></div>';
});

const island = () => document.querySelector('div') ?? document.body;
const send = () => document.querySelector('button')?.click();

describe('a press on an island that is not hydrated', () => {
  it('is repeated once, when the island is hydrated', async () => {
    vi.mocked(hydrate).mockReset();
    send();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalled());
    expect(submitted).not.toHaveBeenCalled();
    vi.mocked(hydrate).mock.lastCall?.[2]();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect(island().matches('[data-hydrated]:not([data-failed])')).toBe(true);
    // It may crash later still.
    vi.mocked(hydrate).mock.lastCall?.[2](new Error('crash'));
    expect(island().matches('[data-failed]:not([data-hydrated])')).toBe(true);
  });

  it('does what it does without script when the island crashes, and so do the next', async () => {
    vi.mocked(hydrate).mockImplementation((element, _, settle) => {
      delete element.dataset.island;
      settle(new Error('crash'));
    });
    send();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect(island().matches('[data-failed]:not([data-hydrated])')).toBe(true);
    send();
    expect(submitted).toHaveBeenCalledTimes(2);
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it('does so too when the script cannot be loaded, and the next interaction tries again', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    send();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect(hydrate).not.toHaveBeenCalled();
    island().dispatchEvent(new Event('pointerover', { bubbles: true }));
    send();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(2));
    expect(hydrate).toHaveBeenCalledOnce();
    expect(island().matches('[data-hydrated]:not([data-failed])')).toBe(true);
  });
});

it('starts also where the browser forbids its storage', () => {
  const forbidden = blockStorage();
  const started = vi.fn();
  addEventListener('islands', started, { once: true });
  start();
  expect(started).toHaveBeenCalledOnce();
  expect(hydrate).not.toHaveBeenCalled();
  forbidden.mockRestore();
});
