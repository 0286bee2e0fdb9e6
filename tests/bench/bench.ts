import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { portOf, serveStatic } from '../../scripts/static-server.ts';
import { buildSite } from '../support/commands.ts';
import { findBrowser, GET_A_BROWSER, launchBrowser } from '../support/launch-browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';
import { paintRows, tapRows } from './paint.ts';

/** Where earlier builds leave what a next one takes over. */
const CACHE = 'node_modules/.cache';

/**
 * `npm run bench`: the seconds of a clean build of content/ and of one after an edit of a city, then the
 * bytes and requests of the first view of each kind of page, and how soon a slow phone paints a page and
 * answers a tap, as tables.
 */
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  const content = join(folder, 'content');
  const site = join(folder, 'client');
  await cp('content', content, { recursive: true });
  await rm(CACHE, { recursive: true, force: true });
  const clean = await build(content, site);
  const [city = ''] = await readdir(join(content, 'cities'));
  const edited = join(content, 'cities', city);
  await writeFile(edited, `${await readFile(edited, 'utf8')}\nOne more sentence.\n`);
  const edit = await build(content, site);
  printTable([
    ['build', 'seconds'],
    ['clean', clean.toFixed(1)],
    ['after an edit', edit.toFixed(1)],
  ]);
  const found = await findBrowser();
  if (found) {
    console.log(`First views are counted in ${found.label}.\n`);
    const browser = await launchBrowser(found.start);
    printTable([
      ['first view', 'requests', 'page, brotli', 'all, brotli'],
      ...(await firstViews(browser, site)),
    ]);
    printTable([
      ['largest paint, ms', 'text alone', 'page', 'ratio', 'moves'],
      ...(await paintRows(browser, site, pageKindsOf(site).filter(isTimed))),
    ]);
    printTable([['tap on a number, ms', 'median', 'longest'], ...(await tapRows(browser, site))]);
    await browser.close();
  } else {
    console.log(`There is no browser to count the bytes of first views in. ${GET_A_BROWSER}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Home, a city and the list of all places: the first screens that differ most. */
function isTimed(path: string): boolean {
  return path === '/' || path === '/places' || path.startsWith('/areas/');
}

/** Builds without social cards. Unit: seconds. */
async function build(content: string, out: string): Promise<number> {
  const started = performance.now();
  await buildSite('--no-cards', '--content', content, '--out', out);
  return (performance.now() - started) / 1000;
}

/** A row for each kind of page: its path, what it asks for, and the bytes of that. */
async function firstViews(browser: Browser, site: string): Promise<string[][]> {
  const server = await serveStatic(site, 0);
  const rows: string[][] = [];
  for (const path of pageKindsOf(site)) {
    const sizes = await firstView(browser, `http://localhost:${portOf(server)}${path}`);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    rows.push([path, ...[sizes.length, sizes[0] ?? 0, all].map((n) => n.toLocaleString('en-US'))]);
  }
  server.close();
  return rows;
}

/** What a phone loads before anybody scrolls or taps, the page first. Unit: bytes after brotli. */
async function firstView(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 375, height: 760 } });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const all = await Promise.all(sizes);
  await context.close();
  return all;
}

/** Prints columns: words to the left, numbers to the right. */
function printTable(rows: readonly (readonly string[])[]): void {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column)),
    );
    console.log(cells.join('  '));
  }
  console.log();
}
