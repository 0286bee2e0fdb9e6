import { appendFileSync, mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import type { IslandName } from '../../islands/islands.ts';
import { launchBrowser } from './launch-browser.ts';

/** What is loaded when an island hydrates. */
export const ISLAND_FILES = '**/assets/chunks/**';

/** Holds one character for each context that was made, for the test command to count. */
const CONTEXTS = 'coverage/contexts';

const HOUR = 60 * 60 * 1000;

interface Visit extends BrowserContextOptions {
  width?: number;
  height?: number;
  /** Another site than that of the fixture. */
  baseUrl?: string;
  /** What it may complain of or ask others for. */
  allow?: RegExp;
  /** What to do before the page is opened, for example to hold its clock. */
  before?: (page: Page) => Promise<unknown>;
}

/** For a page whose maps may load: something stands in for their host. */
export const WITH_MAPS = {
  allow: /^asked for https:\/\/www\.google\.com\/maps/,
  before: (page: Page) =>
    page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The real map</p>' }),
    ),
};

/** A page in its own context. */
interface OpenedPage {
  page: Page;
  /** What it complained of or asked others for. A test fails that leaves anything in here. */
  complaints: string[];
  /** Paths of the files that it asked for. */
  requests: string[];
  /** Goes on to another page of the same site, which costs a fifth of opening it anew. */
  go: (path: string) => Promise<unknown>;
}

let shared: Promise<Browser> | undefined;

/** Makes a context in the browser of this worker, which ends with the worker. */
export async function newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  shared ??= launchBrowser();
  mkdirSync('coverage', { recursive: true });
  appendFileSync(CONTEXTS, '.');
  return (await shared).newContext(options);
}

/** Opens pages for one file of tests; when a test ends, its pages are closed, and must have been quiet. */
export function browserForTests() {
  const opened: OpenedPage[] = [];
  afterEach(async () => {
    const all = opened.splice(0);
    const complaints = all.flatMap((one) => one.complaints);
    await Promise.all(all.map(({ page }) => page.context().close()));
    expect(complaints).toEqual([]);
  });

  return async (path: string, visit: Visit = {}): Promise<OpenedPage> => {
    const { width = 1280, height = 800, before, allow, ...options } = visit;
    const { baseUrl = inject('sites').site.url, ...more } = options;
    const context = await newContext({ viewport: { width, height }, ...more });
    const page = await context.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    const complain = (line: string) => {
      if (!allow?.test(line)) complaints.push(line);
    };
    const go = (to: string) => page.goto(baseUrl + to, { waitUntil: 'load' });
    opened.push({ page, complaints, requests, go });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    page.on('console', (message) => {
      // The browser itself reports the 404 of a missing page.
      const expected = message.text().includes('status of 404');
      if (['error', 'warning'].includes(message.type()) && !expected) {
        complain(message.text());
      }
    });
    page.on('pageerror', (error) => complain(error.message));
    page.on('requestfailed', (request) => {
      // What a page leaves unfinished when the next one comes has not failed.
      const left = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!left) complain(`failed: ${request.url()}`);
    });
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (request.url().startsWith(baseUrl)) requests.push(pathname);
      else if (protocol !== 'mailto:') complain(`asked for ${request.url()}`);
    });
    await before?.(page);
    await go(path);
    return { page, complaints, requests, go };
  };
}

/** Waits until an island of a page answers to clicks and keys. */
export async function hydrated(page: Page, name: IslandName): Promise<void> {
  await page.locator(`[data-island=${name}][data-hydrated]`).waitFor({ state: 'attached' });
}

/** Hydrates every island of a page that can be seen. */
export async function hydrateAll(page: Page): Promise<void> {
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
 * Holds the clock of a page, to be called before the page is opened: its time stands at `instant`
 * and goes on only by `page.clock.runFor`. The browser's own motion goes on, the page's animation
 * frames do not.
 */
export async function holdClock(page: Page, instant = '2026-11-20T12:00:00-07:00'): Promise<void> {
  const time = Date.parse(instant);
  // An installed clock goes on by itself until it is told where to stop.
  await page.clock.install({ time: time - HOUR });
  await page.clock.pauseAt(time);
}

/** Waits until a page has been painted. */
export function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Lets fonts and scripts come when a page is painted without them, as on a slow network. */
export async function delayAssets(page: Page): Promise<void> {
  await page.route('**/assets/**', async (route) => {
    // A page that was left wants nothing any more.
    await painted(page).catch(() => {});
    await route.continue().catch(() => {});
  });
}

/** Waits for the heading face. */
export async function faceArrived(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}
