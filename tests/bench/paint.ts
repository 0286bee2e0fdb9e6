import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import type { Browser, Page } from 'playwright-core';
import { pageFile } from '../../model/routes.ts';
import { portOf } from '../../scripts/static-server.ts';

declare global {
  interface Window {
    /** What the browser noted while a page loaded. */
    noted: {
      /** When the largest picture or text was painted. Unit: milliseconds since the page was asked for. */
      largestPaint: number;
      /** How much of what was painted moved (Layout Instability API). */
      shift: number;
      /** The longest time from a press to what is painted after it. Unit: milliseconds. */
      answer: number;
    };
  }
}

/** "Slow 4G" of Chrome's developer tools. Unit: milliseconds, and bytes each second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

/** How many times slower than this machine a phone is. */
const CPU_SLOWDOWN = 4;

/** How often each page is opened: noise of a shared machine goes with the median. */
const ROUNDS = 9;

/** Below this path each page stands with the same text and nothing else. */
const BARE = '/bare';

const PHONE = { width: 375, height: 667 };

/** Wide enough for the header with the masked number. */
const TABLET = { width: 820, height: 1180 };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * A row for each page: when its largest part is painted on a slow phone, beside a page with the same
 * text and nothing else, the ratio of both, and how much moves. Both are opened in turn.
 * @param site the folder of a built site that stands at the top of its domain
 */
export async function paintRows(
  browser: Browser,
  site: string,
  paths: readonly string[],
): Promise<string[][]> {
  const server = await serveCompressed(site);
  const address = `http://localhost:${portOf(server)}`;
  const rows: string[][] = [];

  for (const path of paths) {
    const bare: number[] = [];
    const full: number[] = [];
    const shifts: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      bare.push((await open(browser, address + BARE + path)).largestPaint);
      const { largestPaint, shift } = await open(browser, address + path);
      full.push(largestPaint);
      shifts.push(shift);
    }

    const ratio = median(full) / median(bare);
    const times = [median(bare), median(full)].map((time) => time.toFixed(0));
    rows.push([path, ...times, ratio.toFixed(2), Math.max(...shifts).toFixed(3)]);
  }
  server.close();
  return rows;
}

/** Rows for the two buttons that show the phone number: the time until it is painted, on a slow phone. */
export async function tapRows(browser: Browser, site: string): Promise<string[][]> {
  const server = await serveCompressed(site);
  const address = `http://localhost:${portOf(server)}`;
  const buttons = [
    { name: 'header', path: '/', viewport: TABLET, selector: '.phone-button button' },
    { name: 'contact', path: '/contact', viewport: PHONE, selector: '.contact-details button' },
  ];

  const rows: string[][] = [];
  for (const { name, path, viewport, selector } of buttons) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // Without the look for what might lie over the button, which the page would do before it answers.
      const press = (page: Page) => page.locator(selector).first().click({ force: true });
      times.push((await open(browser, address + path, viewport, press)).answer);
    }
    rows.push([name, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
  }
  server.close();
  return rows;
}

/** Opens a page in a browser that has seen nothing of the site, on a slow phone. */
async function open(
  browser: Browser,
  address: string,
  viewport = PHONE,
  act?: (page: Page) => Promise<void>,
): Promise<Window['noted']> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.noted = { largestPaint: 0, shift: 0, answer: 0 };
    new PerformanceObserver((list) => {
      window.noted.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      // The types of TypeScript do not know what the Layout Instability API notes.
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      for (const { value } of shifts) window.noted.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
    // The types of TypeScript do not know the threshold of the Event Timing API.
    const presses = {
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      const longest = list.getEntries().map(({ duration }) => duration);
      window.noted.answer = Math.max(window.noted.answer, ...longest);
    }).observe(presses);
  });

  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: 'networkidle' });
  await act?.(page);
  // What was noted reaches an observer when the page has nothing else to do.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))),
  );
  const noted = await page.evaluate(() => window.noted);
  await context.close();
  return noted;
}

/** Serves a site compressed, as hosts do, and each page a second time with its text alone. */
async function serveCompressed(site: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isBare = pathname.startsWith(BARE);
    const path = isBare ? pathname.slice(BARE.length) : pathname;
    const name = extname(path) === '' ? pageFile(path) : path;
    try {
      const file = readFileSync(join(site, name));
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      response.setHeader('Content-Type', type);
      response.setHeader('Content-Encoding', 'br');
      response.end(brotliCompressSync(isBare ? bareText(file.toString()) : file));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return server;
}

/** The text of a page in its headings, paragraphs, lists and links, without anything else. */
function bareText(html: string): string {
  const $ = load(html);
  $(
    'script, style, link, meta, template, noscript, svg, img, picture, iframe, .print-only',
  ).remove();
  $('body *').each((_, element) => {
    if (element.type === 'tag') element.attribs = {};
  });
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  return `<!doctype html><html lang="en"><head>${head}<title>Text</title></head><body>${$('body').html()}</body></html>`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
