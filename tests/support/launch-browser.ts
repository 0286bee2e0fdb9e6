import { type Browser, chromium } from 'playwright-core';
import { BROWSER_PACKAGE, unpackBrowser } from './packaged-browser.ts';

/** How Playwright starts a browser: an executable, a channel, or by default its own. */
export interface BrowserStart {
  executablePath?: string;
  channel?: string;
  /** Additional environment variables. */
  variables?: Record<string, string>;
}

interface FoundBrowser {
  /** Its version and source: "Chromium 156.0.8078.79 (/usr/bin/chromium)". */
  label: string;
  start: BrowserStart;
}

/** Usual places. Playwright doesn't look for Debian's. */
const ON_THE_SYSTEM: readonly [place: string, start: BrowserStart][] = [
  ['Google Chrome on this system', { channel: 'chrome' }],
  ['Microsoft Edge on this system', { channel: 'msedge' }],
  ['/usr/bin/chromium', { executablePath: '/usr/bin/chromium' }],
  ['installed by Playwright', {}],
];

const ARGS = [
  '--disable-gpu',
  // Only the tested pages may use the network.
  '--disable-quic',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // Cross-site frames have their own process, as in visitors' browsers, which matters for focus.
  '--site-per-process',
];

export const GET_A_BROWSER =
  'Install Chrome, Chromium or Edge, run "npx playwright-core install chromium-headless-shell", or name a browser in CHROME_PATH.';

/**
 * Finds the browser for tests: CHROME_PATH, then the one in the packages, which is the same for
 * everybody, then, if that isn't made for this machine, the first of the system's that starts.
 */
export async function findBrowser(): Promise<FoundBrowser | undefined> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    const named = await tryBrowser(CHROME_PATH, { executablePath: CHROME_PATH });
    if (!named) console.warn(`CHROME_PATH names ${CHROME_PATH}, but no browser starts there.`);
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

/** Tries to start a browser. Undefined if it's missing or doesn't start; prints the latter. */
async function tryBrowser(place: string, start: BrowserStart): Promise<FoundBrowser | undefined> {
  try {
    const browser = await launchBrowser(start);
    const label = `Chromium ${browser.version()} (${place})`;
    await browser.close();
    return { label, start };
  } catch (error) {
    const message = String(error);
    const isMissing = /is not found|is not supported|executable doesn't exist/i.test(message);
    // The browser's own message, if any.
    const reason = /\[err\] (.+)/.exec(message)?.[1] ?? message.split('\n')[0];
    if (!isMissing) console.warn(`A browser doesn't start (${place}): ${reason}`);
    return undefined;
  }
}

export function launchBrowser({ variables, ...program }: BrowserStart): Promise<Browser> {
  return chromium.launch({ ...program, args: ARGS, env: { ...process.env, ...variables } });
}
