import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/**
 * Debian's browsers, which Playwright does not look for. The headless shell has no window to draw: a
 * page opens with a quarter of the processor time, but none is kept to go back to.
 */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Nothing but the tested pages may use the network. */
const ARGS = ['--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** Starts the system's browser, or the one that CHROME_PATH names. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? CHROMIUM.find((path) => existsSync(path));
  const found = executablePath === undefined ? { channel: 'chrome' } : { executablePath };
  return chromium.launch({ ...found, args: ARGS });
}
