import { BUDGETS } from '../../model/budgets.ts';
import { BuildError, OUT_OPTION, readOptions, run } from '../../scripts/cli/command.ts';
import { serveCompressed } from '../support/compressed-site.ts';
import { freePort } from '../support/free-port.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';
import { CATEGORIES, type Scores, scoreAll, shortfalls } from '../weight/lighthouse.ts';
import { table } from '../weight/table.ts';

const RUNS = 3;

/** A page that could not be lighter: one request, a heading and a line. */
const BARE = {
  '/bare': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
</head><body><h1>A heading</h1><p>A line of text.</p></body></html>`,
};

/** `npm run lighthouse`: scores of each kind of page; ends with 1 when one falls short. Needs a built site. */
await run(async () => {
  const { out } = readOptions(
    process.argv.slice(2),
    { out: OUT_OPTION },
    'npm run lighthouse -- [--out DIR]',
  );
  const site = await serveCompressed(out, BARE);
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const [bare, ...pages] = await scoreAll(port, site.url, ['/bare', ...pageKindsOf(out)], RUNS);
    if (bare === undefined) throw new Error('No page was scored.');
    print(pages, bare);
    const short = shortfalls(pages, bare);
    if (short.length > 0) throw new BuildError(`\n${short.join('\n')}`);
    console.log('\nEvery page has what is asked of it.');
  } finally {
    await browser.close();
    site.close();
  }
});

function print(pages: readonly Scores[], bare: Scores) {
  console.log(
    `Medians of ${RUNS} runs, mobile, slow 4G and a four times slower processor, simulated.\n`,
  );
  const rows = [...pages, bare].map(({ path, scores, paint }) => [
    path,
    ...(path === bare.path ? CATEGORIES.map(() => '') : scores),
    `${Math.round(paint)} ms`,
    `${(paint / bare.paint).toFixed(2)} of ${BUDGETS.largestPaintRatio}`,
  ]);
  const speeds = [...pages, bare].flatMap(({ machine }) => machine).map(Math.round);
  console.log(table(['Page', ...CATEGORIES, 'largest paint', 'to the bare page'], rows));
  console.log(
    `\nThis machine's speed by Lighthouse's own benchmark: ${Math.min(...speeds)} to ${Math.max(...speeds)}.`,
    'The simulation multiplies what it saw: a busy machine makes every page late.',
  );
}
