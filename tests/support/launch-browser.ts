import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where Chrome and Chromium stand on the usual systems. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

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

/**
 * Starts a browser and says which: the packaged one where it runs, else the system's. The packaged
 * one has no window to draw, so that a page opens with a quarter of the processor time.
 */
export async function launchBrowser(...more: string[]): Promise<Browser> {
  const executablePath = await browserPath();
  console.log(`Browser: ${executablePath}`);
  return chromium.launch({ executablePath, args: [...FLAGS, ...more] });
}

/**
 * Starts a browser that keeps whole pages to go back to, which tests turn off elsewhere: the system's
 * where there is one, because the packaged one cannot.
 */
export async function launchWithPageCache(): Promise<Browser> {
  const executablePath = SYSTEM_BROWSERS.find((path) => existsSync(path)) ?? (await browserPath());
  return chromium.launch({
    executablePath,
    args: FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** The browser's program. The packaged one is unpacked when it is asked for the first time. */
export async function browserPath(): Promise<string> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return CHROME_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser();
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (system !== undefined) return system;
  throw new Error('There is no browser for the tests: name one in CHROME_PATH.');
}

/** Its own flags are left out: one process for all pages ends with the first page that closes. */
async function packagedBrowser(): Promise<string> {
  // It unpacks the system libraries that a bare machine lacks only when it is told to, and brings
  // fonts for a machine that has none.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  if (existsSync('/etc/fonts')) process.env.FONTCONFIG_PATH ??= '/etc/fonts';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
