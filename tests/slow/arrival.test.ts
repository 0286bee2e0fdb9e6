import { expect, inject, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';
import { serveInPieces } from '../support/pieces.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';

const { url: siteUrl, folder } = inject('sites').site;

/** How much of a page's body may be cut: what lies further down is below the first screen. Unit: characters. */
const FIRST_SCREENS = 16_000;

const pieces = serveInPieces(siteUrl);
const openPage = browserForTests();

/** A part of a page that arrives first, in a window of some width. */
interface Arrival {
  firstPart: string;
  /** Unit: pixels. */
  width: number;
}

/**
 * The page up to each place of its first screens where a part begins, in its order. On a phone everything
 * follows what came before it; beside each other, parts could move each other.
 */
function arrivals(html: string): Arrival[] {
  const bodyStart = html.indexOf('<main');
  const first = html.slice(0, bodyStart + FIRST_SCREENS);
  const starts = [...first.matchAll(/<(h2|form|search|nav|dl)\b/g)].map(({ index }) => index);
  const onDesk = starts.filter((index) => index > bodyStart);

  // At the foot of a phone's first screen stands what ends the page: a bar, here with its first button.
  const bar = html.indexOf('</a>', html.indexOf('class="call-bar'));
  const arrivalAt = (width: number) => (index: number) => {
    return { firstPart: html.slice(0, index), width };
  };
  return [...onDesk.map(arrivalAt(1280)), arrivalAt(375)(bar + '</a>'.length)];
}

it.each(pageKindsOf(folder))('%s moves nothing while it arrives in pieces', async (path) => {
  const html = await pieces.read(path);
  const { page } = await openPage('/robots.txt', { baseURL: pieces.url(), before: watchShifts });

  for (const { firstPart, width } of arrivals(html)) {
    await page.setViewportSize({ width, height: 800 });
    await pieces.open(page, path, firstPart);
    await pieces.finish(page);

    const end = firstPart.slice(-80);
    expect({ end, shifts: await shiftsOf(page) }).toEqual({ end, shifts: [] });
  }
});
