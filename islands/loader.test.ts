// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockStorage } from '../tests/support/tab-storage.ts';
import { startIslands } from './loader.ts';
import { loadBundle } from './registry.ts';

vi.mock('./registry.ts', () => ({ loadBundle: vi.fn() }));

const hydrate = vi.fn<Awaited<ReturnType<typeof loadBundle>>['hydrate']>();
const submitted = vi.fn((event: Event) => event.preventDefault());

beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', class {});
  addEventListener('submit', submitted);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

beforeEach(() => {
  vi.mocked(loadBundle).mockReset().mockResolvedValue({ hydrate });
  hydrate.mockReset().mockResolvedValue();
  submitted.mockClear();
  document.body.innerHTML =
    '<div data-island="Form" data-saved="form"><form><button>Send</button></form></div>' +
    '<noscript>Please call.</noscript>';
});

const island = () => document.querySelector('div') ?? document.body;
const send = () => document.querySelector('button')?.click();

/** A crash of the island, as hydrating tells of it. */
const crash = async (element: HTMLElement) => {
  delete element.dataset.island;
  throw new Error('crash');
};

it('starts where the browser forbids its storage', () => {
  const forbidden = blockStorage();
  expect(() => startIslands()).not.toThrow();
  expect(loadBundle).not.toHaveBeenCalled();
  forbidden.mockRestore();
});

describe('a press on an island that is not hydrated', () => {
  it('is repeated once, when the island is hydrated', async () => {
    let finish = () => {};
    hydrate.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    send();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalled());
    expect(submitted).not.toHaveBeenCalled();
    finish();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect(island().matches('[data-hydrated]:not([data-failed])')).toBe(true);
  });

  it('does what it does without script when the island crashes, and so do the next', async () => {
    hydrate.mockImplementation(crash);
    send();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect(island().matches('[data-failed]:not([data-hydrated])')).toBe(true);
    expect(document.body.textContent).toContain('Please call.');
    send();
    expect(submitted).toHaveBeenCalledTimes(2);
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it('does so too when the script cannot be loaded, and the next press tries again', async () => {
    vi.mocked(loadBundle).mockRejectedValueOnce(new Error('offline'));
    send();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect(hydrate).not.toHaveBeenCalled();
    send();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(2));
    expect(hydrate).toHaveBeenCalledOnce();
    expect(island().matches('[data-hydrated]:not([data-failed])')).toBe(true);
  });
});

it('shows what stands there without script when an island crashes later', async () => {
  send();
  await vi.waitFor(() => expect(island().matches('[data-hydrated]')).toBe(true));
  hydrate.mock.lastCall?.[1](new Error('crash'));
  expect(island().matches('[data-failed]')).toBe(true);
  expect(document.body.textContent).toContain('Please call.');
});
