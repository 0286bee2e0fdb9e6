import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { BUDGETS } from '../../model/budgets.ts';
import { BuildError, CONTENT_OPTION, run } from '../../scripts/cli/command.ts';
import { serveCompressed } from '../support/compressed-site.ts';
import { buildPair } from '../support/full-site.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { filledInPages } from '../support/page-kinds.ts';
import { type FirstView, weighFirstView, wholeView } from '../weight/first-view.ts';
import { type LargestPaint, measureLargestPaint } from '../weight/largest-paint.ts';

const DOCUMENT = 'docs/performance.md';
/** Between these comments of the document stands the table. */
const [START, END] = ['<!-- npm run bench:filled-in -->', '<!-- end -->'];

const RUNS = 7;

/** A page as the content is, or with everything filled in. */
interface Measured {
  view: FirstView;
  paints: LargestPaint[];
}

interface Row {
  name: string;
  plain: Measured;
  full: Measured;
}

/**
 * `npm run bench:filled-in`: what pages weigh and when they are painted as the content is, and with
 * everything filled in, on a phone; writes the table in docs/performance.md. Ends with 1 when a page
 * is over its budget.
 */
await run(async () => {
  const pair = await buildPair(CONTENT_OPTION.default);
  const sites = {
    plain: await serveCompressed(pair.plain, {}),
    full: await serveCompressed(pair.full, {}),
  };
  const browser = await launchBrowser();
  try {
    const rows = await Promise.all(
      filledInPages(pair.full).map(async ({ name, path }) => ({
        name,
        path,
        plain: await weigh(browser, sites.plain.url, path),
        full: await weigh(browser, sites.full.url, path),
      })),
    );
    // Each page once on both sites, then again, so that what else the machine does is spread over all.
    for (let round = 0; round < RUNS; round++) {
      for (const { path, plain, full } of rows) {
        plain.paints.push(await measureLargestPaint(browser, sites.plain.url + path));
        full.paints.push(await measureLargestPaint(browser, sites.full.url + path));
      }
    }
    const table = tableOf(rows);
    console.log(table);
    const document = await readFile(DOCUMENT, 'utf8');
    const parts = new RegExp(`(?<=${START}\\n).*(?=${END})`, 's');
    if (!parts.test(document)) throw new BuildError(`${DOCUMENT} lacks "${START}" and "${END}".`);
    await writeFile(
      DOCUMENT,
      document.replace(parts, () => `\n${table}\n\n`),
    );
    const over = rows.flatMap(shortfalls);
    if (over.length > 0) throw new BuildError(`\n${over.join('\n')}`);
    console.log(`\nEverything is within its budget. The table is in ${DOCUMENT}.`);
  } finally {
    await browser.close();
    for (const site of Object.values(sites)) site.close();
    await pair.dispose();
  }
});

async function weigh(browser: Browser, url: string, path: string): Promise<Measured> {
  return { view: await weighFirstView(browser, url, path), paints: [] };
}

function tableOf(rows: readonly Row[]): string {
  const head = [
    'page',
    'document',
    'pictures',
    'whole first view',
    'fetched ahead',
    'largest paint',
    'layout shift',
  ];
  const lines = rows.flatMap(({ name, plain, full }) => [
    [name, ...cells(plain), `${Math.round(median(plain))} ms`, shift(plain)],
    [
      `${name}, filled in`,
      ...cells(full),
      `${Math.round(median(full))} ms, ${ratio({ plain, full }).toFixed(2)} times`,
      shift(full),
    ],
  ]);
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function cells({ view }: Measured): string[] {
  const { document, pictures, ahead } = view;
  return [document.brotli, pictures.brotli, wholeView(view), ahead.brotli].map((bytes) =>
    bytes.toLocaleString('en-US'),
  );
}

function shift({ paints }: Measured): string {
  return Math.max(...paints.map((paint) => paint.shift)).toFixed(3);
}

function median({ paints }: Measured): number {
  const times = paints.map(({ time }) => time).toSorted((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

function ratio({ plain, full }: Omit<Row, 'name'>): number {
  return median(full) / median(plain);
}

/** What is over its budget, a sentence for each. */
function shortfalls({ name, plain, full }: Row): string[] {
  const { firstViewWithPicture, picturePaintRatio } = BUDGETS;
  const heavy = wholeView(full.view) > firstViewWithPicture;
  const late = !(ratio({ plain, full }) <= picturePaintRatio);
  return [
    ...(heavy ? [`${name}: its first view weighs more than ${firstViewWithPicture} bytes.`] : []),
    ...(late ? [`${name}: its largest paint is later than ${picturePaintRatio} times.`] : []),
    ...(Number(shift(full)) > 0 ? [`${name}: its layout moves.`] : []),
  ];
}
