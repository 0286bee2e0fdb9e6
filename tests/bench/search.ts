import { portOf } from '../../scripts/preview/preview-site.ts';
import { serveStatic } from '../../scripts/preview/static-server.ts';
import { hydrated } from '../support/hydrated.ts';
import { launchBrowser } from '../support/launch-browser.ts';

declare global {
  var keyTimes: number[] | undefined;
}

/** How many places the long list is filled up to. */
const MANY = 15_000;
/** How much of a place's name is typed. */
const TYPED = 14;
/** How much slower than this machine the phone is. */
const SLOWDOWN = 4;
/** Between two keys. Unit: milliseconds. */
const PAUSE = 120;

/**
 * `npm run bench:search`: how long after each key the list stands as it should, script, style and
 * layout together: in the list as it is on a processor four times slower, and in a list of 15,000
 * places. The first key is the first after the search was hydrated. Needs a built site.
 */
const server = await serveStatic('dist/client', 0);
const browser = await launchBrowser();
await bench('The list as it is, four times slower', SLOWDOWN, 0);
await bench(`A list of ${MANY} places`, 1, MANY);
await browser.close();
server.close();

async function bench(what: string, slowdown: number, places: number): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${portOf(server.address())}/places`);
  await page.evaluate(fillUp, places);
  await page.evaluate(recordKeys);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const name = await page.locator('[data-attraction]').last().getAttribute('data-attraction');
  await page.getByPlaceholder('Search places or cities...').focus();
  await hydrated(page, 'AttractionSearch');
  for (const letter of (name ?? '').slice(0, TYPED)) {
    await page.keyboard.type(letter);
    // A pause as of a fast typist, in which the address follows.
    await page.waitForTimeout(PAUSE);
  }
  const times = await page.evaluate(() => globalThis.keyTimes ?? []);
  console.log(`${what}, in ms for each key: ${times.map((time) => time.toFixed(1)).join(' ')}`);
  console.log(`The longest: ${Math.max(...times).toFixed(1)} ms`);
  await page.close();
}

/** Keeps how long each key takes, from before the first of its listeners to a list that is laid out. */
function recordKeys(): void {
  const times: number[] = [];
  let start = 0;
  addEventListener('input', () => (start = performance.now()), true);
  addEventListener('input', () =>
    queueMicrotask(() => {
      document.body.getBoundingClientRect();
      times.push(performance.now() - start);
    }),
  );
  globalThis.keyTimes = times;
}

/** Copies cards until the list has so many. */
function fillUp(count: number): void {
  const cards = [...document.querySelectorAll('[data-attraction]')];
  const list = cards[0]?.parentElement;
  for (let index = cards.length; index < count; index++) {
    const copy = cards[index % cards.length]?.cloneNode(true);
    if (copy !== undefined) list?.append(copy);
  }
}
