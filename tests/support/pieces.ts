import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { painted } from './browser.ts';
import { portOf, THIS_MACHINE } from './serve.ts';

/** The comment at the end of the first part. */
export const END_OF_PIECE = 'end of the first part';

/**
 * Serves a site to one test file as on a slow network, which may split a page anywhere: it sends the
 * first part, and the rest on request.
 * @param siteUrl where the whole site is served
 */
export function serveInPieces(siteUrl: string) {
  const { origin } = new URL(siteUrl);
  const basePath = siteUrl.slice(origin.length);
  let firstPart = '';
  let sendRest = () => {};

  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const contentType = answer.headers.get('content-type') ?? '';
    response.setHeader('Content-Type', contentType);

    const body = Buffer.from(await answer.arrayBuffer());
    if (!contentType.startsWith('text/html')) {
      response.end(body);
      return;
    }

    response.write(`${firstPart}<!--${END_OF_PIECE}-->`);
    sendRest = () => response.end(body.subarray(Buffer.byteLength(firstPart)));
  });
  beforeAll(async () => {
    await once(server.listen(0, THIS_MACHINE), 'listening');
  });
  afterAll(() => server.close());

  return {
    /** Known while a test runs. */
    url: () => `http://${THIS_MACHINE}:${portOf(server)}${basePath}`,

    read: async (path: string) => (await fetch(siteUrl + path)).text(),

    /** Opens a page that is painted with a first part of its HTML. */
    open: async (page: Page, path: string, part: string) => {
      firstPart = part;
      await page.goto(`.${path}`, { waitUntil: 'commit' });
      await painted(page);
    },

    /** Sends the rest of the page. */
    finish: async (page: Page) => {
      sendRest();
      await page.waitForLoadState();
    },
  };
}
