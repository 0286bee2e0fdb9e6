import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, inject, TestRunner } from 'vitest';
import type { IslandName } from '../../islands/islands.ts';
import { GET_A_BROWSER, launchBrowser } from './launch-browser.ts';

/** The script that each page loads. */
export const ENTRY_FILE = '**/assets/entries/**';

/** What is loaded when an island hydrates. */
export const ISLAND_FILES = '**/assets/chunks/**';

declare global {
  interface Window {
    /** What live regions have said, in its order (`recordSpeech`). */
    said: string[];
  }
}

/** How a page is opened. */
interface Visit {
  /** The width of the window. Unit: pixels. Default: 1280. */
  width?: number;
  /** The window, where its height counts. Unit: pixels. Default: 800 high. */
  viewport?: { width: number; height: number };
  /** The address of the site. Default: that of the fixtures. */
  baseURL?: string;
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active';
  /** What the page may complain of or ask others for. */
  allow?: RegExp;
  /** Where its clock stands still, as a date with its time; `page.clock` then moves it. */
  time?: string;
  /** Whether scripts run. Default: they do. */
  hasScript?: boolean;
  /** What else its context has, such as a touch screen or another zone. */
  context?: BrowserContextOptions;
  /** What to do before the page is opened, for example to answer for other hosts. */
  before?: (page: Page) => Promise<unknown>;
}

/** For a page whose maps may load: something stands in for their hosts. */
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

let shared: Promise<Browser> | undefined;

/**
 * Makes a context in the browser of this worker, which ends with the worker. Where there is no browser,
 * the test that asks for one is skipped.
 */
export async function newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  const start = inject('browser');
  if (start === undefined) return skipTest(`There is no browser. ${GET_A_BROWSER}`);
  shared ??= launchBrowser(start);
  return (await shared).newContext(options);
}

/** Ends the test that runs now, which counts as skipped, for a reason that the test command prints. */
function skipTest(reason: string): never {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error(reason);
  return test.context.skip(reason);
}

/**
 * Opens pages for one file of tests, where "./areas" is a page of the same site. Each page has a context
 * of its own, which ends with its test; by then the page must have been quiet.
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

    /** What the page complained of or asked others for. */
    const complaints: string[] = [];
    /** The paths of the files that it asked for. */
    const requests: string[] = [];
    opened.push({ complaints, context });
    const complain = (line: string) => {
      if (!allow?.test(line)) complaints.push(line);
    };

    page.on('console', (message) => {
      // The browser itself reports the 404 of a missing page.
      const expected = message.text().includes('status of 404');
      if (['error', 'warning'].includes(message.type()) && !expected) complain(message.text());
    });
    page.on('pageerror', (error) => complain(error.message));
    page.on('requestfailed', (request) => {
      // What a page leaves unfinished when the next one comes has not failed.
      const left = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!left) complain(`failed: ${request.url()}`);
    });
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (request.url().startsWith(baseURL)) requests.push(pathname);
      else if (protocol !== 'mailto:') complain(`asked for ${request.url()}`);
    });

    if (time !== undefined) await holdClock(page, time);
    await before?.(page);
    await page.goto(`.${path}`);
    return { page, complaints, requests };
  };
}

/** Has a page's clock stand still at a time. */
async function holdClock(page: Page, time: string): Promise<void> {
  const anHour = 60 * 60 * 1000;
  await page.clock.install({ time: Date.parse(time) - anHour });
  await page.clock.pauseAt(time);
}

/** Waits until an island of a page answers to clicks and keys. */
export const hydrated = (page: Page, name: IslandName) =>
  page.locator(`[data-island=${name}][data-hydrated]`).waitFor({ state: 'attached' });

/**
 * Hydrates every island of a page that can be seen, after those that hydrate as the page loads: they may
 * show another screen, with islands of its own.
 */
export async function hydrateAll(page: Page): Promise<void> {
  const loading = page.locator('[data-when=load]:not([data-hydrated])');
  await expect.poll(() => loading.count()).toBe(0);

  const visible = page.locator('[data-island]:visible');
  // A script that is not here yet misses what happens before.
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

/**
 * Notes what a page has screen readers say without being asked: each text that a live region comes to
 * hold, in `window.said`. Call it before the page is opened.
 */
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
    // What stands on a page from the start is not said.
    addEventListener('DOMContentLoaded', () =>
      observer.observe(document, { subtree: true, childList: true, characterData: true }),
    );
  });
}

/** Waits until a page has been painted. */
export function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Lets fonts and scripts come when a page is painted without them, as on a slow network. */
export async function delayAssets(page: Page): Promise<void> {
  let firstPaint: Promise<unknown> = Promise.resolve();
  page.on('framenavigated', (frame) => {
    // A page that was left wants nothing any more.
    if (frame === page.mainFrame()) firstPaint = painted(page).catch(() => {});
  });

  await page.route('**/assets/**', async (route) => {
    await firstPaint;
    await route.continue().catch(() => {});
  });
}
