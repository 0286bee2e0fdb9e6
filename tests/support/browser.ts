import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, inject, TestRunner } from 'vitest';
import type { IslandName } from '../../islands/islands.ts';
import { GET_A_BROWSER, launchBrowser } from './launch-browser.ts';

export const ENTRY_FILE = '**/assets/entries/**';

/** Loaded when an island hydrates. */
export const ISLAND_FILES = '**/assets/chunks/**';

declare global {
  interface Window {
    /** Announcements of live regions, in order (`recordSpeech`). */
    said: string[];
  }
}

interface Visit {
  /** The window's width. Unit: pixels. Default: 1280. */
  width?: number;
  /** The window, if its height matters. Unit: pixels. Default: 800 high. */
  viewport?: { width: number; height: number };
  /** Default: the fixture site. */
  baseURL?: string;
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active';
  /** Allowed console messages and external requests. */
  allow?: RegExp;
  /** The time at which to stop the page's clock; `page.clock` then moves it. Default: OPEN, ticking. */
  time?: string;
  /** Default: true. */
  hasScript?: boolean;
  /** Until when to wait for the page. Default: until everything has loaded. */
  waitsUntil?: 'commit';
  /** Other options, such as a touch screen or a time zone. */
  context?: BrowserContextOptions;
  /** Runs before the page is opened, for example to mock other hosts. */
  before?: (page: Page) => Promise<unknown>;
}

/** For pages whose maps may load: mocks their hosts. */
export const WITH_MAPS = {
  allow: /^asked for https:\/\/(www|maps)\.google\.com\/maps/,
  before: (page: Page) =>
    page.route(/^https:\/\/(www|maps)\.google\.com\//, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<p>The real map</p><a href="#map">On the map</a>',
      }),
    ),
};

/** A Monday at noon in Idaho, when the fixture sites' businesses are open. */
export const OPEN = '2026-06-01T12:00:00-06:00';

/** What this machine doesn't decide. The zone isn't the business's, as for a visitor who travels. */
const VISITOR = { locale: 'en-US', timezoneId: 'Asia/Tokyo' };

/** A phone that is used by touch. */
export const BY_TOUCH = {
  viewport: { width: 375, height: 667 },
  reducedMotion: 'reduce',
  context: { hasTouch: true },
} as const;

let shared: Promise<Browser> | undefined;

/**
 * Makes a context in this worker's browser, in which it's OPEN until a test sets the clock. Without a
 * browser, skips the test.
 */
export async function newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  const start = inject('browser');
  if (start === undefined) return skipTest(`There is no browser. ${GET_A_BROWSER}`);
  shared ??= launchBrowser(start);

  const context = await (await shared).newContext({ ...VISITOR, ...options });
  await context.clock.setFixedTime(OPEN);
  return context;
}

/** Skips the current test with a reason that the test command prints. */
function skipTest(reason: string): never {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error(reason);
  return test.context.skip(reason);
}

/**
 * Opens pages for a test file, with "./areas" relative to the site. Each page has its own context,
 * which closes with its test; by then the page must not have complained.
 */
export function browserForTests() {
  const opened: { complaints: string[]; context: BrowserContext }[] = [];
  afterEach(async () => {
    const all = opened.splice(0);
    await Promise.all(all.map(({ context }) => context.close()));
    expect(all.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  return async (path: string, visit: Visit = {}) => {
    const { width = 1280, viewport = { width, height: 800 }, allow, time, before } = visit;
    const { hasScript = true, reducedMotion, forcedColors } = visit;
    const baseURL = `${visit.baseURL ?? inject('sites').site.url}/`;
    const context = await newContext({
      baseURL,
      viewport,
      javaScriptEnabled: hasScript,
      ...(reducedMotion && { reducedMotion }),
      ...(forcedColors && { forcedColors }),
      ...visit.context,
    });
    const page = await context.newPage();

    /** Console messages and external requests. */
    const complaints: string[] = [];
    const requests: string[] = [];
    /** The addresses of the pages that it was on. */
    const visited = new Set<string>();
    opened.push({ complaints, context });
    const complain = (line: string) => {
      if (!allow?.test(line)) complaints.push(line);
    };

    page.on('console', (message) => {
      // The browser logs the 404 of a missing page. No file may be missing.
      const [address = ''] = message.location().url.split('#');
      const expected = message.text().includes('status of 404') && visited.has(address);
      if (['error', 'warning'].includes(message.type()) && !expected) complain(message.text());
    });
    page.on('pageerror', (error) => complain(error.message));
    page.on('requestfailed', (request) => {
      // Requests that a navigation aborts haven't failed.
      const left = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!left) complain(`failed: ${request.url()}`);
    });
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (request.isNavigationRequest()) visited.add(request.url());
      if (request.url().startsWith(baseURL)) requests.push(pathname);
      else if (protocol !== 'mailto:') complain(`asked for ${request.url()}`);
    });

    if (time !== undefined) await holdClock(page, time);
    await before?.(page);
    await page.goto(`.${path}`, { waitUntil: visit.waitsUntil ?? 'load' });
    return { page, complaints, requests };
  };
}

async function holdClock(page: Page, time: string): Promise<void> {
  const anHour = 60 * 60 * 1000;
  await page.clock.install({ time: Date.parse(time) - anHour });
  await page.clock.pauseAt(time);
}

/** Waits until an island is hydrated. */
export const hydrated = (page: Page, name: IslandName) =>
  page.locator(`[data-island=${name}][data-hydrated]`).waitFor({ state: 'attached' });

/**
 * Hydrates every visible island, after those that hydrate on load, which may show another screen with
 * other islands.
 */
export async function hydrateAll(page: Page): Promise<void> {
  const loading = page.locator('[data-when=load]:not([data-hydrated])');
  await expect.poll(() => loading.count()).toBe(0);

  const visible = page.locator('[data-island]:visible');
  // Events before the script has loaded would be lost.
  await expect
    .poll(async () => {
      for (const island of await visible.all()) {
        await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await island.dispatchEvent('pointerover');
      }
      return page.locator('[data-island]:not([data-hydrated]):visible').count();
    })
    .toBe(0);
}

/** Records the announcements of live regions in `window.said`. Call it before opening the page. */
export async function recordSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.said = [];
    const heard = new WeakMap<Element, string>();

    const observer = new MutationObserver((changes) => {
      const regions = changes.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role=status], [role=alert]') ?? null;
      });
      for (const region of new Set(regions)) {
        const text = region?.textContent.trim() ?? '';
        if (region === null || heard.get(region) === text) continue;
        heard.set(region, text);
        if (text !== '') window.said.push(text);
      }
    });
    // Initial content isn't announced.
    addEventListener('DOMContentLoaded', () =>
      observer.observe(document, { subtree: true, childList: true, characterData: true }),
    );
  });
}

export function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Delays fonts and scripts until after the first paint, as on a slow network. */
export async function delayAssets(page: Page): Promise<void> {
  let firstPaint: Promise<unknown> = Promise.resolve();
  page.on('framenavigated', (frame) => {
    // After a navigation, nothing is needed.
    if (frame === page.mainFrame()) firstPaint = painted(page).catch(() => {});
  });

  await page.route('**/assets/**', async (route) => {
    await firstPaint;
    await route.continue().catch(() => {});
  });
}
