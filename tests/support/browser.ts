import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where Chrome and Chromium stand on the usual systems. */
const SYSTEM_BROWSERS = [
  process.env.CHROME_PATH ?? '',
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

/** Starts the system's browser, or the packaged one where there is none; says which. */
export async function launchBrowser(): Promise<Browser> {
  const system = SYSTEM_BROWSERS.find((path) => path !== '' && existsSync(path));
  if (system !== undefined) {
    console.log(`Browser: ${system}`);
    return chromium.launch({ executablePath: system, args: FLAGS });
  }
  // The package unpacks the system libraries that a bare machine lacks only when it is told to.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  // Its own flags are left out: one process for all pages ends with the first page that closes.
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  console.log(`Browser: packaged Chromium, ${executablePath}`);
  return chromium.launch({ executablePath, args: FLAGS });
}
