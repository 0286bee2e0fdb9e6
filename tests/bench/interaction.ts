import type { Browser, CDPSession } from 'playwright-core';
import { OUT_OPTION, readOptions, run } from '../../scripts/cli/command.ts';
import { portOf } from '../../scripts/preview/preview-site.ts';
import { serveStatic } from '../../scripts/preview/static-server.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { table } from '../weight/table.ts';

/** How much slower than this machine the visitor's processor is, as in Lighthouse's phone. */
const SLOWER = 4;
const RUNS = 9;

/** What to tap on a phone, and what answers. */
const TAPS = [
  { path: '/contact', button: 'Call or Text', answer: /^Call \(\d{3}\)/ },
  { path: '/areas', button: 'Show e-mail', answer: /@/ },
];

/** `npm run bench:interaction`: how much script runs from a tap to its answer, on a slow phone. Needs a built site. */
await run(async () => {
  const { out } = readOptions(
    process.argv.slice(2),
    { out: OUT_OPTION },
    'npm run bench:interaction -- [--out DIR]',
  );
  const server = await serveStatic(out, 0);
  const browser = await launchBrowser();
  const rows: (string | number)[][] = [];
  for (const tap of TAPS) {
    const runs = [];
    for (let done = 0; done < RUNS; done++) {
      runs.push(await measure(browser, `http://localhost:${portOf(server.address())}`, tap));
    }
    rows.push(
      [`${tap.button}, first`, ...spread(runs.map(({ first }) => first))],
      [`${tap.button}, again`, ...spread(runs.map(({ again }) => again))],
    );
  }
  console.log(`Script from a tap to its answer on a processor ${SLOWER} times slower, in ms:\n`);
  console.log(table([`Tap (${RUNS} runs)`, 'least', 'median', 'most'], rows));
  await browser.close();
  server.close();
});

/** Taps on a freshly opened page, and twice more once the island is hydrated. Unit: milliseconds. */
async function measure(
  browser: Browser,
  baseUrl: string,
  { path, button, answer }: (typeof TAPS)[number],
): Promise<{ first: number; again: number }> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 800 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // The processor's own time, so that other work on this machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(baseUrl + path);
  const element = page.getByRole('button', { name: button }).last();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`There is no button "${button}" on ${path}.`);

  /** Taps without any script of our own in the page, and waits for the button's panel to change. */
  const tap = async () => {
    const changed = await element.evaluateHandle((node) => ({
      done: new Promise<void>((resolve) => {
        const panel = node.nextElementSibling;
        if (panel !== null)
          new MutationObserver(() => resolve()).observe(panel, { childList: true });
      }),
    }));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const before = await scriptTime(devtools);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await changed.evaluate(({ done }) => done);
    return (await scriptTime(devtools)) - before;
  };
  const first = await tap();
  if (!(await page.getByRole('link', { name: answer }).last().isVisible())) {
    throw new Error(`"${button}" on ${path} does not answer with "${answer}".`);
  }
  await tap();
  const again = await tap();
  await context.close();
  return { first, again };
}

/** How long scripts ran since the page was opened. Unit: milliseconds. */
async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** The least, the median and the most, rounded. */
function spread(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return [at(0), at(0.5), at(1)];
}
