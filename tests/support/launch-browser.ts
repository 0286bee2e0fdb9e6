import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { BROWSER_PACKAGE, unpackBrowser } from './packaged-browser.ts';

/** How Playwright starts a browser: a program, or what it calls a channel; without either, its own. */
export interface BrowserStart {
  executablePath?: string;
  channel?: string;
  /** Environment variables that the browser needs besides those of this process. */
  variables?: Record<string, string>;
}

/** A browser that starts on this machine. */
export interface FoundBrowser {
  /** Which it is and where it comes from: "Chromium 156.0.8078.79 (/usr/bin/chromium)". */
  label: string;
  start: BrowserStart;
}

/**
 * Debian's browsers, which Playwright does not look for. The headless shell has no window to draw: a
 * page opens with a quarter of the processor time, but none is kept to go back to.
 */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Nothing but the tested pages may use the network. */
const ARGS = ['--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** What to do where no browser was found. */
export const GET_A_BROWSER =
  'Install Chrome, Chromium or Edge, run "npx playwright-core install chromium-headless-shell", or name a browser in CHROME_PATH.';

/**
 * Finds the first browser that starts: the one that CHROME_PATH names, one of the system, or the one
 * that came with the packages. Throws where the one in CHROME_PATH does not start.
 */
export async function findBrowser(): Promise<FoundBrowser | undefined> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    const named = await tryBrowser(CHROME_PATH, { executablePath: CHROME_PATH });
    if (named) return named;
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, where no browser starts.`);
  }

  for (const path of DEBIAN.filter((one) => existsSync(one))) {
    const found = await tryBrowser(path, { executablePath: path });
    if (found) return found;
  }
  const found =
    (await tryBrowser('Google Chrome on this system', { channel: 'chrome' })) ??
    (await tryBrowser('Microsoft Edge on this system', { channel: 'msedge' })) ??
    (await tryBrowser('installed by Playwright', {}));
  if (found) return found;

  const unpacked = await unpackBrowser();
  return unpacked && tryBrowser(`the package ${BROWSER_PACKAGE}`, unpacked);
}

/** Starts a browser for a moment. Undefined where there is none, or where it does not start, which it says. */
async function tryBrowser(place: string, start: BrowserStart): Promise<FoundBrowser | undefined> {
  try {
    const browser = await launchBrowser(start);
    const label = `Chromium ${browser.version()} (${place})`;
    await browser.close();
    return { label, start };
  } catch (error) {
    const message = String(error);
    const isMissing = /is not found|is not supported|executable doesn't exist/i.test(message);
    // What the browser itself said, where it did.
    const reason = /\[err\] (.+)/.exec(message)?.[1] ?? message.split('\n')[0];
    if (!isMissing) console.warn(`A browser that does not start (${place}): ${reason}`);
    return undefined;
  }
}

/** Starts a browser that was found. */
export function launchBrowser({ variables, ...program }: BrowserStart): Promise<Browser> {
  return chromium.launch({ ...program, args: ARGS, env: { ...process.env, ...variables } });
}
