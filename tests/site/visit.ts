import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Route } from 'playwright-core';
import { newContext } from '../support/browser.ts';
import { violations } from './axe.ts';
import type { BuiltSite } from './built-site.ts';
import { lookAt } from './look.ts';

/** The widths that a page has one after the other: what style alone decides needs no new visit. */
const WIDTHS = [1280, 375] as const;

/** A host that nobody has: every request to it is answered from the built site. */
const HOST = 'http://built.test';

/** Answers a request with a page of the site, or with a file of its folder; all else is refused. */
async function answer(route: Route, { pages, folder, content }: BuiltSite): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  if (origin !== HOST) return route.abort();

  const path = pathname.slice(content.settings.base.length);
  const page = pages.get(path);
  const contentType = 'text/html; charset=utf-8';
  if (page !== undefined) return route.fulfill({ contentType, body: page.html });

  const file = join(folder, path);
  const isFile = existsSync(file) && statSync(file).isFile();
  if (isFile) return route.fulfill({ path: file });

  const missing = pages.get('/404')?.html ?? '';
  return route.fulfill({ status: 404, contentType, body: missing });
}

/**
 * Makes a context in which a built site can be visited, and gives the address below which it stands. A site
 * that is not served is answered from memory, as damages have changed it, and a browser keeps nothing of it
 * from one page to the next.
 */
export async function contextOf(built: BuiltSite, options: BrowserContextOptions = {}) {
  // Nothing takes turns while it is looked at.
  const context = await newContext({ ...options, reducedMotion: 'reduce' });
  if (built.url !== undefined) return { context, start: built.url };

  await context.route('**', (route) => answer(route, built));
  return { context, start: HOST + built.content.settings.base };
}

/**
 * Makes one visitor of a built site, who looks at page after page and tells what is wrong with it; each is
 * opened once, and all is asked of it then.
 *
 * @param hasScript whether the visitor's browser runs scripts
 */
export async function visitorOf(built: BuiltSite, hasScript: boolean) {
  const { business } = built.content;
  const timezoneId = business.hours.timeZone;
  const { context, start } = await contextOf(built, { javaScriptEnabled: hasScript, timezoneId });
  const page = await context.newPage();

  /** The islands that hydrate as a page loads, and have not. */
  const waiting = page.locator('[data-when=load]:not([data-hydrated])');
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(start)) others.push(request.url());
  });

  /** @param isHeld whether axe-core looks at the page too, which takes longer than all else */
  const visit = async (path: string, isHeld: boolean): Promise<string[]> => {
    others.length = 0;
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
    await page.goto(start + path);
    if (hasScript) await waiting.waitFor({ state: 'detached' });

    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.evaluate(lookAt, width === 375);
      faults.push(...lines.map((line) => `${line}, at ${width}`));
    }
    if (business.maps.load === 'click')
      faults.push(...others.map((url) => `asks others for ${url}`));
    if (isHeld) faults.push(...(await violations(page)));
    return faults;
  };

  return { visit, leave: () => context.close() };
}
