// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockStorage } from '../tests/support/tab-storage.ts';
import { startIslands } from './loader.ts';
import { loadBundle } from './registry.ts';

vi.mock('./registry.ts', () => ({ loadBundle: vi.fn() }));

const wake = vi.fn<Awaited<ReturnType<typeof loadBundle>>['wake']>();
const submitted = vi.fn((event: Event) => event.preventDefault());

beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', class {});
  addEventListener('submit', submitted);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

beforeEach(() => {
  vi.mocked(loadBundle).mockReset().mockResolvedValue({ wake });
  wake.mockReset().mockResolvedValue();
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

describe('a press on a sleeping island', () => {
  it('is repeated once, when the island is awake', async () => {
    let awaken = () => {};
    wake.mockImplementation(() => new Promise((resolve) => (awaken = resolve)));
    send();
    await vi.waitFor(() => expect(wake).toHaveBeenCalled());
    expect(submitted).not.toHaveBeenCalled();
    awaken();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect(island().matches('[data-awake]:not([data-failed])')).toBe(true);
  });

  it('does what it does without script when the island crashes, and so do the next', async () => {
    wake.mockImplementation(crash);
    send();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect(island().matches('[data-failed]:not([data-awake])')).toBe(true);
    expect(document.body.textContent).toContain('Please call.');
    send();
    expect(submitted).toHaveBeenCalledTimes(2);
    expect(wake).toHaveBeenCalledOnce();
  });

  it('does so too when the script cannot be loaded, and the next press tries again', async () => {
    vi.mocked(loadBundle).mockRejectedValueOnce(new Error('offline'));
    send();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect(wake).not.toHaveBeenCalled();
    send();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(2));
    expect(wake).toHaveBeenCalledOnce();
    expect(island().matches('[data-awake]:not([data-failed])')).toBe(true);
  });
});

it('shows what stands there without script when an island crashes later', async () => {
  send();
  await vi.waitFor(() => expect(island().matches('[data-awake]')).toBe(true));
  wake.mock.lastCall?.[1](new Error('crash'));
  expect(island().matches('[data-failed]')).toBe(true);
  expect(document.body.textContent).toContain('Please call.');
});
