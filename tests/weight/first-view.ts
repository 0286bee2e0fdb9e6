import type { Browser } from 'playwright-core';
import { PICTURES_FOLDER } from '../../model/pictures.ts';
import { faceArrived, ISLAND_FILE } from '../support/browser.ts';
import { PHONE } from './phone.ts';
import { openRecorded, type Sent, sum, weigh, weighText } from './record.ts';

/** What a page takes until it is painted, and what follows by itself. Bytes after brotli. */
export interface FirstView {
  path: string;
  document: Sent;
  /** What the browser would not paint without, the document apart. */
  blocking: readonly string[];
  /** The script inside the document, by itself. */
  pageScript: Sent;
  /** What comes by itself once the page can be painted: faces, pictures, what keeps the hours true. */
  later: Sent & { requests: number };
  /** The part of it that are pictures of the content. */
  pictures: Sent;
  /** The part of it that is fetched ahead for islands, once the page is idle. */
  ahead: Sent;
  /** The names of the islands that it has. */
  islands: readonly string[];
}

const PICTURE_FILE = new RegExp(`${PICTURES_FOLDER}/`);

/** What is there before anybody does anything: the page, its faces and its pictures. Unit: bytes. */
export function wholeView({ document, later, ahead }: FirstView): number {
  return document.brotli + later.brotli - ahead.brotli;
}

/** Opens a page on a phone and leaves it alone. */
export async function weighFirstView(
  browser: Browser,
  baseUrl: string,
  path: string,
): Promise<FirstView> {
  const { page, responses } = await openRecorded(browser, baseUrl + path, PHONE);
  await faceArrived(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.toJSON())
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => String(name)),
  );
  const islands = await page
    .locator('[data-island]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-island') ?? ''));
  const pageScript = await page
    .locator('script[type=module]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join(''));
  const weights = new Map(
    await Promise.all([...responses].map(async ([url, got]) => [url, await weigh(got)] as const)),
  );
  await page.context().close();
  const document = weights.get(baseUrl + path);
  if (document === undefined) throw new Error(`${path} was not sent.`);
  const rest = [...weights].filter(([url]) => url !== baseUrl + path);
  const part = (isOf: RegExp) => sum(rest.flatMap(([url, sent]) => (isOf.test(url) ? [sent] : [])));
  return {
    path,
    document,
    blocking,
    pageScript: weighText(pageScript),
    later: { ...sum(rest.map(([, sent]) => sent)), requests: rest.length },
    pictures: part(PICTURE_FILE),
    ahead: part(ISLAND_FILE),
    islands: [...new Set(islands)],
  };
}
