import { BUDGETS, documentBudget } from '../../model/budgets.ts';
import { BuildError, OUT_OPTION, readOptions, run } from '../../scripts/cli/command.ts';
import { portOf } from '../../scripts/preview/preview-site.ts';
import { serveStatic } from '../../scripts/preview/static-server.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';
import { overBudget } from '../weight/over-budget.ts';
import { type SiteWeight, weighSite } from '../weight/site.ts';
import { table } from '../weight/table.ts';

/** `npm run weight`: what a visitor's first view and first interaction take; ends with 1 when over budget. Needs a built site. */
await run(async () => {
  const { out } = readOptions(
    process.argv.slice(2),
    { out: OUT_OPTION },
    'npm run weight -- [--out DIR]',
  );
  const server = await serveStatic(out, 0);
  const browser = await launchBrowser();
  try {
    const weight = await weighSite(
      browser,
      `http://localhost:${portOf(server.address())}`,
      pageKindsOf(out),
    );
    print(weight);
    const over = overBudget(weight);
    if (over.length > 0) throw new BuildError(`\nOver budget:\n${over.join('\n')}`);
    console.log('\nEverything is within its budget.');
  } finally {
    await browser.close();
    server.close();
  }
});

function print({ views, interactions }: SiteWeight) {
  console.log('Bytes as a browser was sent them, and after brotli (computed, quality 11).\n');
  const viewHead = ['First view', 'raw', 'brotli', 'budget', 'requests', 'script', 'budget'];
  const viewRows = views.map(({ path, document, blocking, pageScript, later }) => [
    path,
    document.raw,
    document.brotli,
    documentBudget(path),
    1 + blocking.length,
    pageScript.brotli,
    BUDGETS.pageScript,
    later.brotli,
    later.requests,
  ]);
  console.log(table([...viewHead, 'then by itself', 'requests'], viewRows));
  const interactionHead = [
    'First interaction',
    'on',
    'raw',
    'brotli',
    'budget',
    'requests',
    'budget',
  ];
  const interactionRows = interactions.map(({ island, path, raw, brotli, requests }) => [
    island,
    path,
    raw,
    brotli,
    BUDGETS.firstInteraction,
    requests,
    BUDGETS.firstInteractionRequests,
  ]);
  console.log(`\n${table(interactionHead, interactionRows)}`);
}
