import { expect, inject, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';
import { serveInPieces } from '../support/pieces.ts';
import { shiftsOf, watchArrival } from '../support/shifts.ts';

const { url: siteUrl, folder } = inject('sites').site;

/** The part of the body to cut at; the rest is below the first screen. Unit: characters. */
const FIRST_SCREENS = 16_000;

const pieces = serveInPieces(siteUrl);
const openPage = browserForTests();

/** The first part of a page to arrive, at some window width. */
interface Arrival {
  firstPart: string;
  /** Unit: pixels. */
  width: number;
}

/**
 * The page cut at the start of each part on its first screens. On phones everything follows what came
 * before; side by side, parts could move each other.
 */
function arrivals(html: string): Arrival[] {
  const bodyStart = html.indexOf('<main');
  const first = html.slice(0, bodyStart + FIRST_SCREENS);
  const starts = [...first.matchAll(/<(h2|form|search|nav|dl)\b/g)].map(({ index }) => index);
  const onDesk = starts.filter((index) => index > bodyStart);

  // The call bar at the bottom of a phone's screen ends the page; here it's cut after its first button.
  const bar = html.indexOf('</a>', html.indexOf('class="call-bar'));
  const arrivalAt = (width: number) => (index: number) => {
    return { firstPart: html.slice(0, index), width };
  };
  return [...onDesk.map(arrivalAt(1280)), arrivalAt(375)(bar + '</a>'.length)];
}

it.each(pageKindsOf(folder))('%s shifts nothing while it arrives in pieces', async (path) => {
  const html = await pieces.read(path);
  const { page } = await openPage('/robots.txt', { baseURL: pieces.url(), before: watchArrival });

  for (const { firstPart, width } of arrivals(html)) {
    await page.setViewportSize({ width, height: 800 });
    await pieces.open(page, path, firstPart);
    await pieces.finish(page);

    const end = firstPart.slice(-80);
    expect({ end, shifts: await shiftsOf(page) }).toEqual({ end, shifts: [] });
  }
});
