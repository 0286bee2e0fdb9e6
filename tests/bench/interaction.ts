import type { Browser, CDPSession, Page } from 'playwright-core';
import { OUT_OPTION, readOptions, run } from '../../scripts/cli/command.ts';
import { portOf } from '../../scripts/preview/preview-site.ts';
import { serveStatic } from '../../scripts/preview/static-server.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { table } from '../weight/table.ts';

const RUNS = 3;

/** What to tap, and the link that answers. */
interface Tap {
  name: string;
  path: string;
  width: number;
  /** The part of the page that holds both. */
  within: string;
  button: string;
  answer: RegExp;
}

const TAPS: readonly Tap[] = [
  {
    name: 'phone in the header',
    path: '/',
    width: 1280,
    within: '.site-header',
    button: 'Show phone number',
    answer: /^\(\d{3}\) \d{3}-\d{4}$/,
  },
  { name: 'menu', path: '/', width: 375, within: '.site-header', button: 'Menu', answer: /^Home$/ },
  {
    name: 'Call or Text',
    path: '/contact',
    width: 375,
    within: 'main',
    button: 'Call or Text',
    answer: /^Call \(\d{3}\)/,
  },
  {
    name: 'Email Us',
    path: '/contact',
    width: 375,
    within: 'main',
    button: 'Email Us',
    answer: /@/,
  },
  {
    name: 'email in the footer',
    path: '/areas',
    width: 375,
    within: 'footer',
    button: 'Show email',
    answer: /@/,
  },
];

/** Latency in milliseconds, throughput in bytes per second; how much slower the processor is. */
const DEVICES = [
  { name: 'no throttle', latency: 0, throughput: -1, slower: 1 },
  { name: 'slow 4G', latency: 150, throughput: 1_600_000 / 8, slower: 4 },
  { name: '3G', latency: 400, throughput: 400_000 / 8, slower: 4 },
] as const;

/**
 * `npm run bench:interaction`: how long after a tap its answer is shown, on a page that has just
 * loaded, with good and bad networks and processors. Needs a built site.
 */
await run(async () => {
  const { out } = readOptions(
    process.argv.slice(2),
    { out: OUT_OPTION },
    'npm run bench:interaction -- [--out DIR]',
  );
  const server = await serveStatic(out, 0);
  const browser = await launchBrowser();
  const baseUrl = `http://localhost:${portOf(server.address())}`;
  try {
    const rows: (string | number)[][] = [];
    for (const tap of TAPS) {
      const times: number[] = [];
      for (const device of DEVICES) times.push(await timeOf(browser, baseUrl, tap, device));
      rows.push([tap.name, ...times, await bytesOf(browser, baseUrl, tap)]);
    }
    const head = DEVICES.map(({ name, slower }) => (slower > 1 ? `${name}, CPU ${slower}x` : name));
    console.log(
      `From a tap to its answer, median of ${RUNS}, in ms; bytes that the tap asks for.\n`,
    );
    console.log(table(['Tap', ...head, 'bytes'], rows));
  } finally {
    await browser.close();
    server.close();
  }
});

/** The median over fresh pages, each tapped as soon as it has loaded. Unit: milliseconds. */
async function timeOf(
  browser: Browser,
  baseUrl: string,
  tap: Tap,
  device: (typeof DEVICES)[number],
): Promise<number> {
  const times: number[] = [];
  for (let done = 0; done < RUNS; done++) {
    const { page, devtools } = await openPage(browser, tap.width);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: device.latency,
      downloadThroughput: device.throughput,
      uploadThroughput: device.throughput,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: device.slower });
    await page.goto(baseUrl + tap.path);
    times.push(await answerTime(page, tap));
    await page.context().close();
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN);
}

/** How much is sent because of a tap, on a page that has loaded all that it loads by itself. */
async function bytesOf(browser: Browser, baseUrl: string, tap: Tap): Promise<number> {
  const { page, devtools } = await openPage(browser, tap.width);
  await page.goto(baseUrl + tap.path, { waitUntil: 'networkidle' });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await answerTime(page, tap);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return bytes;
}

async function openPage(
  browser: Browser,
  width: number,
): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  return { page, devtools };
}

/** Taps, and tells how much later the first frame has the answer. Unit: milliseconds. */
async function answerTime(page: Page, { within, button, answer }: Tap): Promise<number> {
  const part = page.locator(within).first();
  const element = part.getByRole('button', { name: button });
  await element.scrollIntoViewIfNeeded();
  const answered = await part.evaluateHandle(
    (holder, { source }) => ({
      after: new Promise<number>((resolve) => {
        const text = new RegExp(source);
        addEventListener(
          'pointerdown',
          async ({ timeStamp }) => {
            const links = holder.getElementsByTagName('a');
            while (![...links].some((one) => one.checkVisibility() && text.test(one.textContent))) {
              await new Promise(requestAnimationFrame);
            }
            resolve(performance.now() - timeStamp);
          },
          { once: true, capture: true },
        );
      }),
    }),
    { source: answer.source },
  );
  await element.tap();
  return answered.evaluate(({ after }) => after);
}
