// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockStorage } from '../tests/support/tab-storage.ts';
import { fetchBundle, loadBundle } from './load-bundle.ts';
import { startIslands } from './loader.ts';

vi.mock('./load-bundle.ts', () => ({
  fetchBundle: vi.fn(async () => {}),
  loadBundle: vi.fn(),
}));

const hydrate = vi.fn<Awaited<ReturnType<typeof loadBundle>>['hydrate']>();
const submitted = vi.fn((event: Event) => event.preventDefault());

beforeAll(() => {
  addEventListener('submit', submitted);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', class {});
  vi.mocked(fetchBundle).mockClear();
  vi.mocked(loadBundle).mockReset().mockResolvedValue({ hydrate });
  hydrate.mockReset().mockResolvedValue();
  submitted.mockClear();
  document.body.innerHTML =
    '<div data-island="Form" data-bundle="forms" data-given="form" data-prefetch="true">' +
    '<form><button>Send</button></form></div>';
});

afterEach(() => {
  vi.unstubAllGlobals();
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
    send();
    expect(submitted).toHaveBeenCalledTimes(2);
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it('does so too when the script cannot be loaded, and the next interaction tries again', async () => {
    vi.mocked(loadBundle).mockRejectedValueOnce(new Error('offline'));
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

it('marks an island that crashes later, for style to show what stands there without script', async () => {
  send();
  await vi.waitFor(() => expect(island().matches('[data-hydrated]')).toBe(true));
  hydrate.mock.lastCall?.[1](new Error('crash'));
  expect(island().matches('[data-failed]')).toBe(true);
});

describe('what a page fetches while it is idle', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is the files of an island that it is there for, once it has been painted', async () => {
    vi.mocked(fetchBundle).mockRejectedValueOnce(new Error('offline'));
    startIslands();
    expect(fetchBundle).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(fetchBundle).toHaveBeenCalledExactlyOnceWith('forms');
    expect(loadBundle).not.toHaveBeenCalled();
  });

  it('is nothing for visitors who save data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    startIslands();
    await vi.runAllTimersAsync();
    expect(fetchBundle).not.toHaveBeenCalled();
  });
});
