import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

/** What is loaded when an island hydrates. */
export const ISLAND_FILE = /\/assets\/chunks\//;

export interface Visit extends BrowserContextOptions {
  width?: number;
  height?: number;
  /** Another site than the one built for all tests. */
  baseUrl?: string;
  /** What to do before the page is opened, for example to hold its clock. */
  before?: (page: Page) => Promise<unknown>;
}

/** A page in its own context, and what it complained of or asked of others. */
export interface OpenedPage {
  page: Page;
  complaints: string[];
  /** Paths of the files that the page asked for. */
  requests: string[];
}

let shared: Promise<Browser> | undefined;

/** The browser of this worker, for all of its files of tests; it ends with the worker. */
export function workerBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/**
 * Opens pages for one file of tests; every page is closed when its test ends. A test fails when a
 * page of it did what its Content-Security-Policy forbids.
 */
export function browserForTests() {
  let browser: Browser;
  const violations: string[] = [];
  beforeAll(async () => {
    browser = await workerBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(violations.splice(0)).toEqual([]);
  });

  return async (path: string, visit: Visit = {}): Promise<OpenedPage> => {
    const { width = 1280, height = 800, baseUrl = inject('baseUrl'), before, ...options } = visit;
    const context = await browser.newContext({ viewport: { width, height }, ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
      // The browser itself reports the 404 of a missing page.
      const expected = message.text().includes('status of 404');
      if (['error', 'warning'].includes(message.type()) && !expected) {
        complaints.push(message.text());
      }
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) => {
      // What a page leaves unfinished when the next one comes has not failed.
      const left = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!left) complaints.push(`failed: ${request.url()}`);
    });
    page.on('request', (request) => {
      if (request.url().startsWith(baseUrl)) requests.push(new URL(request.url()).pathname);
      else complaints.push(`asked for ${request.url()}`);
    });
    await before?.(page);
    await page.goto(baseUrl + path, { waitUntil: 'load' });
    return { page, complaints, requests };
  };
}

/** Goes on to another page of the same site, which costs a fifth of opening it anew. */
export async function goTo(page: Page, path: string): Promise<Response | null> {
  return page.goto(new URL(path, page.url()).href, { waitUntil: 'load' });
}

/** The requests for scripts besides the one that every page has. */
export function islandScripts(requests: readonly string[]): string[] {
  return requests.filter((path) => ISLAND_FILE.test(path));
}

/** Waits for the heading face. */
export async function faceArrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}
