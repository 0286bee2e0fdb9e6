import type { Browser, Page } from 'playwright-core';
import { PHONE } from './phone.ts';

/** Slow 4G, and a processor four times slower. Units: bytes a second, milliseconds. */
const NETWORK = { bytes: (1.6 * 1024 * 1024) / 8, latency: 150 };
const SLOWER = 4;

/** An entry of the browser's timeline. */
interface Seen {
  /** Unit: milliseconds from the start of the navigation. */
  time: number;
  value: number;
  /** The tag of its element. */
  element: string;
}

/** What was painted last of what counts, and how much moved. */
export interface LargestPaint extends Omit<Seen, 'value'> {
  /** Layout shift (web-vitals, CLS). */
  shift: number;
}

/** Opens a page on a slow phone with nothing in its cache, and waits until nothing is loading. */
export async function measureLargestPaint(browser: Browser, url: string): Promise<LargestPaint> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latency,
    downloadThroughput: NETWORK.bytes,
    uploadThroughput: NETWORK.bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'networkidle' });
  const [paint] = (await seen(page, 'largest-contentful-paint')).slice(-1);
  const shifts = await seen(page, 'layout-shift');
  await context.close();
  if (paint === undefined) throw new Error(`${url} painted nothing.`);
  return { ...paint, shift: shifts.reduce((sum, { value }) => sum + value, 0) };
}

/** What the page itself saw since it began to load; each entry with the tag of its element. */
function seen(page: Page, type: string): Promise<Seen[]> {
  return page.evaluate(
    (type) =>
      new Promise<Seen[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().map((entry) => ({
              time: entry.startTime,
              value: Number(entry.toJSON().value ?? 0),
              element:
                'element' in entry && entry.element instanceof Element ? entry.element.tagName : '',
            })),
          ),
        ).observe({ type, buffered: true });
        // Where there are none, nobody is told.
        requestAnimationFrame(() => setTimeout(() => resolve([])));
      }),
    type,
  );
}
