import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { portOf, THIS_MACHINE } from '../../scripts/static-server.ts';
import { browserForTests, painted } from '../support/browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';

const { url: siteUrl, folder } = inject('sites').site;

/** How much of a page's body may be cut: what lies further down is below the first screen. Unit: characters. */
const FIRST_SCREENS = 16_000;

/** What the server sends of the page before it waits, and what ends the wait. */
const delivery = { firstPart: '', sendRest: () => {} };

// A network ends a piece of a page anywhere, and a page is painted with what is here.
const server = createServer(async (request, response) => {
  const answer = await fetch(siteUrl + request.url);
  const contentType = answer.headers.get('content-type') ?? '';
  response.setHeader('Content-Type', contentType);

  const body = Buffer.from(await answer.arrayBuffer());
  if (!contentType.startsWith('text/html')) {
    response.end(body);
    return;
  }

  response.write(delivery.firstPart);
  delivery.sendRest = () => response.end(body.subarray(Buffer.byteLength(delivery.firstPart)));
});
beforeAll(async () => {
  await once(server.listen(0, THIS_MACHINE), 'listening');
});
afterAll(() => server.close());

const openPage = browserForTests();

/** The page up to each place of its first screens where a part begins, in its order. */
function firstParts(html: string): string[] {
  const bodyStart = html.indexOf('<main');
  const first = html.slice(0, bodyStart + FIRST_SCREENS);
  const parts = first.matchAll(/<(h2|form|search|nav|dl)\b/g);
  return [...parts]
    .filter(({ index }) => index > bodyStart)
    .map(({ index }) => html.slice(0, index));
}

// On a phone everything follows what came before it. Beside each other, parts could move each other.
it.each(pageKindsOf(folder))('%s moves nothing while it arrives in pieces', async (path) => {
  const html = await (await fetch(siteUrl + path)).text();
  const baseURL = `http://${THIS_MACHINE}:${portOf(server)}`;
  const { page } = await openPage('/robots.txt', { baseURL, before: watchShifts });

  for (const firstPart of firstParts(html)) {
    delivery.firstPart = firstPart;
    await page.goto(`.${path}`, { waitUntil: 'commit' });
    await painted(page);
    delivery.sendRest();
    await page.waitForLoadState();

    const end = firstPart.slice(-80);
    expect({ end, shifts: await shiftsOf(page) }).toEqual({ end, shifts: [] });
  }
});
