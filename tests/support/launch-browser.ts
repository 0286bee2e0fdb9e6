import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where Chrome and Chromium stand on the usual systems. */
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Without a window to draw: a page opens with a quarter of the processor time, but none is kept to go back to. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Nothing but the tested pages may use the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the system's browser, or the one that CHROME_PATH names. */
export async function launchBrowser(...more: string[]): Promise<Browser> {
  const executablePath = browserPath([HEADLESS_SHELL, ...BROWSERS]);
  return chromium.launch({ executablePath, args: [...FLAGS, ...more] });
}

function browserPath(paths: readonly string[]): string {
  const path = process.env.CHROME_PATH ?? paths.find((known) => existsSync(known));
  if (path !== undefined) return path;
  throw new Error(
    'There is no browser for the tests: install Chromium, or name one in CHROME_PATH.',
  );
}
