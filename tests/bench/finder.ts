import type { FinderDocuments, FinderPlace, FinderPlaces } from '../../model/finder/finder-data.ts';
import { portOf } from '../../scripts/preview/preview-site.ts';
import { serveStatic } from '../../scripts/preview/static-server.ts';
import { hydrated } from '../support/hydrated.ts';
import { launchBrowser } from '../support/launch-browser.ts';

/** How many documents and places the lists are filled up to. */
const COUNT = 2000;
/** How much slower the processor is made. */
const SLOWDOWN = 4;

/**
 * `npm run bench:finder`: how much script each key costs in the finder with 2,000 documents and
 * 2,000 places on a processor four times slower, measured by the browser. Needs a built site.
 */
const server = await serveStatic('dist/client', 0);
const browser = await launchBrowser();
const page = await browser.newPage();
await page.route('**/finder/documents.json', async (route) => {
  const data: FinderDocuments = await (await route.fetch()).json();
  const documents = filledUp(data.documents, (document, number) => ({
    ...document,
    slug: `${document.slug}-${number}`,
    name: `${document.name} ${wordOf(number)}`,
    alsoCalled: document.alsoCalled.map((name) => `${name} ${wordOf(number)}`),
  }));
  await route.fulfill({ json: { ...data, documents } });
});
await page.route('**/finder/places.json', async (route) => {
  const data: FinderPlaces = await (await route.fetch()).json();
  const places = filledUp(
    data.places,
    ([name, state, , ...position], number): FinderPlace => [
      `${name} ${wordOf(number)}`,
      state,
      `${10_000 + number}`,
      ...position,
    ],
  );
  await route.fulfill({ json: { ...data, places } });
});
await page.goto(`http://localhost:${portOf(server.address())}/`);
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable');
await page.getByRole('combobox', { name: 'Your document' }).focus();
await hydrated(page, 'Finder');
await page.waitForLoadState('networkidle');
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
for (const [label, text] of [
  ['Your document', 'power of aturney'],
  ['Your document', 'affidavit zzzz'],
  ['City or ZIP', 'mountain hmoe'],
  ['City or ZIP', '83651'],
] as const) {
  const field = page.getByRole('combobox', { name: label });
  await field.fill('');
  const costs: number[] = [];
  for (const letter of text) {
    const before = await scriptSeconds();
    await page.keyboard.type(letter);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    costs.push(Math.round(1000 * ((await scriptSeconds()) - before)));
  }
  console.log(`${text}: ${costs.join(' ')} ms; the longest: ${Math.max(...costs)} ms`);
}
await browser.close();
server.close();

/** Seconds of script since the page was opened. */
async function scriptSeconds(): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** A list with copies of its own entries up to the count. */
function filledUp<Entry>(list: readonly Entry[], copy: (entry: Entry, number: number) => Entry) {
  const copies = Array.from({ length: COUNT - list.length }, (_, number) => {
    const entry = list[number % list.length];
    return entry === undefined ? [] : [copy(entry, number)];
  });
  return [...list, ...copies.flat()];
}

/** A word for a number: the same letters as other words, in another order. */
function wordOf(number: number): string {
  return number.toString(26).replace(/\d/g, (digit) => 'qwertyuiop'.charAt(Number(digit)));
}
