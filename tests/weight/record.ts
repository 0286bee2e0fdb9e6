import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';

/** How much was sent, in bytes: as it is, and as hosts send it. */
export interface Sent {
  raw: number;
  brotli: number;
}

/** An opened page, and what it was sent so far: the first answer for each address. */
export interface RecordedPage {
  page: Page;
  responses: ReadonlyMap<string, Response>;
}

/** Opens a page with nothing in the browser's cache. Its context is the caller's to close. */
export async function openRecorded(
  browser: Browser,
  url: string,
  screen: BrowserContextOptions,
): Promise<RecordedPage> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const responses = new Map<string, Response>();
  page.on('response', (response) => {
    const address = response.url();
    if (address.startsWith('http') && !responses.has(address)) responses.set(address, response);
  });
  await page.goto(url, { waitUntil: 'load' });
  return { page, responses };
}

/** What has its own compression is sent as it is. */
const COMPRESSED = /\.(?:woff2|png|avif|webp|jpeg)$/;

/** The size after brotli is computed (quality 11, as hosts do for files): the preview compresses less. */
export async function weigh(response: Response): Promise<Sent> {
  const body = await response.body();
  const brotli = COMPRESSED.test(response.url()) ? body.length : brotliCompressSync(body).length;
  return { raw: body.length, brotli };
}

/** A part of a document, as if it were sent by itself. */
export function weighText(text: string): Sent {
  return { raw: Buffer.byteLength(text), brotli: brotliCompressSync(text).length };
}

export function sum(all: readonly Sent[]): Sent {
  return {
    raw: all.reduce((total, { raw }) => total + raw, 0),
    brotli: all.reduce((total, { brotli }) => total + brotli, 0),
  };
}
