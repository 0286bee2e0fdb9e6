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
interface FoundBrowser {
  /** Which it is and where it comes from: "Chromium 156.0.8078.79 (/usr/bin/chromium)". */
  label: string;
  start: BrowserStart;
}

/** Where systems have a browser. Playwright does not look for Debian's. */
const ON_THE_SYSTEM: readonly [place: string, start: BrowserStart][] = [
  ['Google Chrome on this system', { channel: 'chrome' }],
  ['Microsoft Edge on this system', { channel: 'msedge' }],
  ['/usr/bin/chromium', { executablePath: '/usr/bin/chromium' }],
  ['installed by Playwright', {}],
];

const ARGS = [
  '--disable-gpu',
  // Nothing but the tested pages may use the network.
  '--disable-quic',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // A frame of another site has a process of its own, as visitors' browsers have it: the focus can get lost.
  '--site-per-process',
];

/** What to do where no browser was found. */
export const GET_A_BROWSER =
  'Install Chrome, Chromium or Edge, run "npx playwright-core install chromium-headless-shell", or name a browser in CHROME_PATH.';

/**
 * Finds the browser that tests run in: the one that CHROME_PATH names; else the one in the packages, so
 * that everybody has the same; else, where that is not made for the machine, the first of the system's
 * that starts.
 */
export async function findBrowser(): Promise<FoundBrowser | undefined> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    const named = await tryBrowser(CHROME_PATH, { executablePath: CHROME_PATH });
    if (!named) console.warn(`CHROME_PATH names ${CHROME_PATH}, where no browser starts.`);
    return named;
  }

  const unpacked = await unpackBrowser();
  if (unpacked) return tryBrowser(`the package ${BROWSER_PACKAGE}`, unpacked);

  for (const [place, start] of ON_THE_SYSTEM) {
    const found = await tryBrowser(place, start);
    if (found) return found;
  }
  return undefined;
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
