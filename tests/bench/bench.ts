import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { portOf, serveStatic } from '../../scripts/static-server.ts';
import { findBrowser, GET_A_BROWSER, launchBrowser } from '../support/launch-browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';
import { paintRows, tapRows } from './paint.ts';

/** How often everything is built: medians are told. */
const ROUNDS = 5;

/** Where earlier builds of a checkout leave what a next one takes over. */
const CACHE = 'node_modules/.cache';

/** What report-usage.mjs says of a process. */
const usageSchema = z.object({
  processor: z.number(),
  memory: z.number(),
  stages: z.array(z.object({ name: z.string(), begins: z.number(), takes: z.number() })),
});

/** What one build takes, with npm and all else that it starts. Times are in seconds. */
interface BuildCost {
  whole: number;
  /** The time of all processors together. */
  processor: number;
  /** Of the largest process. Unit: megabytes. */
  memory: number;
  stages: z.infer<typeof usageSchema>['stages'];
}

/** The builds of a checkout, round by round. */
interface CheckoutCosts {
  name: string;
  folder: string;
  clean: BuildCost[];
  afterEdit: BuildCost[];
}

/**
 * `npm run bench`: what a clean build of content/ and one after an edit of a city take, stage by stage,
 * then the bytes and requests of the first view of each kind of page, and how soon a slow phone paints
 * a page and answers a tap, as tables. With `--against DIR` another checkout, with packages of its own,
 * builds the same content in turn.
 */
const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  const site = join(folder, 'client');
  const checkouts: CheckoutCosts[] = [against, '.'].flatMap((each) =>
    each === undefined ? [] : { name: each, folder: resolve(each), clean: [], afterEdit: [] },
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const checkout of checkouts) await buildTwice(checkout, site);
  }
  for (const checkout of checkouts) printCosts(checkout);

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

/** Builds content/ in a checkout without a cache or a last site, then once more after an edit. */
async function buildTwice({ folder: checkout, clean, afterEdit }: CheckoutCosts, site: string) {
  const content = join(folder, 'content');
  await rm(content, { recursive: true, force: true });
  await rm(site, { recursive: true, force: true });
  await rm(join(checkout, CACHE), { recursive: true, force: true });
  await cp('content', content, { recursive: true });
  clean.push(await build(checkout, content, site));

  const [city = ''] = await readdir(join(content, 'cities'));
  const edited = join(content, 'cities', city);
  await writeFile(edited, `${await readFile(edited, 'utf8')}\nOne more sentence.\n`);
  afterEdit.push(await build(checkout, content, site));
}

/** Builds a site without social cards. Throws what a build printed that failed. */
async function build(checkout: string, content: string, out: string): Promise<BuildCost> {
  const report = join(folder, 'usage');
  const reporter = pathToFileURL(resolve('tests/bench/report-usage.mjs')).href;
  const env = { ...process.env, USAGE_REPORT: report, NODE_OPTIONS: `--import=${reporter}` };
  await rm(report, { force: true });

  const args = ['run', 'build', '--', '--no-cards', '--content', content, '--out', out];
  const started = performance.now();
  const npm = spawn('npm', args, {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const [code] = await once(npm, 'close');
  const whole = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`The site could not be built in ${checkout}:\n${output}`);

  const lines = (await readFile(report, 'utf8')).trim().split('\n');
  const processes = lines.map((line) => usageSchema.parse(JSON.parse(line)));
  return {
    whole,
    processor: processes.reduce((sum, { processor }) => sum + processor, 0),
    memory: Math.max(...processes.map(({ memory }) => memory)),
    stages: processes.flatMap(({ stages }) => stages),
  };
}

/** Prints what the builds of a checkout took: the whole, and each stage with the moment it begins at. */
function printCosts({ name, clean, afterEdit }: CheckoutCosts): void {
  const seconds = (values: readonly number[]) =>
    values.length > 0 ? median(values).toFixed(2) : '';
  const both = (figures: (cost: BuildCost) => number[]) =>
    [clean, afterEdit].map((costs) => seconds(costs.flatMap(figures)));
  const stageNames = new Set(clean.flatMap(({ stages }) => stages.map((each) => each.name)));
  const figuresOf = (stageName: string, value: 'begins' | 'takes') => (cost: BuildCost) =>
    cost.stages.filter((each) => each.name === stageName).map((each) => each[value]);

  printTable([
    [`build in ${name}, medians of ${ROUNDS}`, 'clean', 'after an edit'],
    ['whole, s', ...both(({ whole }) => [whole])],
    ['processor time, s', ...both(({ processor }) => [processor])],
    ['memory, MB', ...both(({ memory }) => [memory])],
    ...[...stageNames].flatMap((stageName) => [
      [`${stageName}, s`, ...both(figuresOf(stageName, 'takes'))],
      ['  begins at', ...both(figuresOf(stageName, 'begins'))],
    ]),
  ]);
}

/** The middle of an odd number of values. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A row for each kind of page: its path, what it asks for, and the bytes of that. */
async function firstViews(browser: Browser, site: string): Promise<string[][]> {
  const server = await serveStatic(site, 0);
  const rows: string[][] = [];
  for (const path of pageKindsOf(site)) {
    const sizes = await firstView(browser, `http://localhost:${portOf(server)}${path}`);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    const figures = [sizes.length, sizes[0] ?? 0, all];
    rows.push([path, ...figures.map((figure) => figure.toLocaleString('en-US'))]);
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
