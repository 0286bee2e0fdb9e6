import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Route } from 'playwright-core';
import { newContext } from '../support/browser.ts';
import { lookIn, type Window } from '../support/look.ts';
import { violations } from './axe.ts';
import type { BuiltSite } from './built-site.ts';
import { businessPhone } from './expected.ts';

/** A made-up host whose requests are answered from the built site. */
const HOST = 'http://built.test';

/** Answers with a page of the site or a file in its folder; refuses everything else. */
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
 * Makes a browser context for a built site, and returns the site's address. A site that isn't served,
 * because a test damaged its pages, is answered from memory without caching.
 */
export async function contextOf(built: BuiltSite, options: BrowserContextOptions = {}) {
  // Stops the carousel.
  const context = await newContext({ ...options, reducedMotion: 'reduce' });
  if (built.url !== undefined) return { context, start: built.url };

  await context.route('**', (route) => answer(route, built));
  return { context, start: HOST + built.content.settings.base };
}

/** The business's number, and every address that stands in the content. */
function ownContacts(built: BuiltSite) {
  const text = [...built.texts.values()].join('\n');
  const mailboxes = text.match(/[^\s"'<>()[\]:]+@[\w.-]+\w/g) ?? [];
  return { number: businessPhone(built).international, mailboxes };
}

/**
 * Makes a visitor who reports the faults of one page after another. Each page is opened only once.
 * @param hasScript whether scripts run
 */
export async function visitorOf(built: BuiltSite, hasScript: boolean) {
  const { business } = built.content;
  const timezoneId = business.hours.timeZone;
  const { context, start } = await contextOf(built, { javaScriptEnabled: hasScript, timezoneId });
  const page = await context.newPage();
  const own = ownContacts(built);

  /** Islands that hydrate on load but haven't yet. */
  const waiting = page.locator('[data-when=load]:not([data-hydrated])');
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(start)) others.push(request.url());
  });

  /**
   * Looks at a page in windows, one after the other, because CSS alone adapts to them.
   * @param isHeld whether to run axe-core too, which is slow
   */
  const visit = async (
    path: string,
    windows: readonly Window[],
    isHeld = false,
  ): Promise<string[]> => {
    others.length = 0;
    await page.setViewportSize({ width: windows[0]?.width ?? 0, height: 800 });
    await page.goto(start + path);
    if (hasScript) await waiting.waitFor({ state: 'detached' });

    const faults = await lookIn(page, windows, own);
    if (business.maps.load === 'click')
      faults.push(...others.map((url) => `asks others for ${url}`));
    if (isHeld) faults.push(...(await violations(page)));
    return faults;
  };

  return { visit, leave: () => context.close() };
}
