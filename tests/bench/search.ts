import { portOf } from '../../scripts/preview/preview-site.ts';
import { serveStatic } from '../../scripts/preview/static-server.ts';
import { hydrated } from '../support/hydrated.ts';
import { launchBrowser } from '../support/launch-browser.ts';

/** How many places the list is filled up to. */
const PLACES = 15_000;
/** How much of a place's name is typed. */
const TYPED = 14;

/**
 * `npm run bench:search`: how much script each keystroke of the places search costs in a list of
 * 15,000 places, measured by the browser itself. Needs a built site.
 */
const server = await serveStatic('dist/client', 0);
const browser = await launchBrowser();
const page = await browser.newPage();
await page.goto(`http://localhost:${portOf(server.address())}/places`);
await page.evaluate((count) => {
  const cards = [...document.querySelectorAll('[data-attraction]')];
  const list = cards[0]?.parentElement;
  for (let index = cards.length; index < count; index++) {
    const copy = cards[index % cards.length]?.cloneNode(true);
    if (copy !== undefined) list?.append(copy);
  }
}, PLACES);

const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable');

/** Seconds of script since the page was opened. */
async function scriptSeconds(): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

const name = (await page.locator('[data-attraction]').last().getAttribute('data-attraction')) ?? '';
const box = page.getByPlaceholder('Search places or cities...');
await box.focus();
await hydrated(page, 'AttractionSearch');
const costs: number[] = [];
for (const letter of name.slice(0, TYPED)) {
  const before = await scriptSeconds();
  await page.keyboard.type(letter);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  costs.push((await scriptSeconds()) - before);
}
const milliseconds = costs.map((cost) => Math.round(cost * 1000));
console.log(`Script for each keystroke in ${PLACES} places, in ms: ${milliseconds.join(' ')}`);
console.log(`The longest: ${Math.max(...milliseconds)} ms`);
await browser.close();
server.close();
