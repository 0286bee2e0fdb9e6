import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { portOf } from '../../scripts/preview/preview-site.ts';
import { serveStatic } from '../../scripts/preview/static-server.ts';
import { faceArrived } from '../support/browser.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';
import { contactSheet } from './contact-sheet.ts';
import { showWhole } from './show-whole.ts';

const FOLDER = 'coverage/shots';

const SITE = 'dist/client';

/** The page kinds to look at, by the name of their pictures. */
const KINDS = Object.fromEntries(
  [...pageKindsOf(SITE), '/no-such-page'].map((path) => [
    path === '/' ? 'home' : path.slice(1).replace('/', '-'),
    path,
  ]),
);

/** A phone, an upright tablet and a desk. */
const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
const SCREENS = SIZES.flatMap((size) => [
  { ...size, colorScheme: 'light' as const },
  { ...size, colorScheme: 'dark' as const },
]);

/**
 * `npm run shots`: pictures of every kind of page, on a phone, a tablet and a desk, light, dark and
 * printed, in coverage/shots, and a contact sheet of them in docs/. Needs a built site.
 */
const server = await serveStatic(SITE, 0);
const browser = await launchBrowser();
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const [name, path] of Object.entries(KINDS)) {
  for (const screen of SCREENS) await shoot(browser, name, path, screen);
}
await contactSheet(browser, FOLDER, Object.keys(KINDS), 'docs/contact-sheet.png');
await browser.close();
server.close();
console.log(`Pictures are in ${FOLDER}, a sheet of them in docs/contact-sheet.png.`);

async function shoot(
  within: Browser,
  name: string,
  path: string,
  { width, height, colorScheme }: (typeof SCREENS)[number],
): Promise<void> {
  // For the style below, which the site's own policy would refuse.
  const page = await within.newPage({
    viewport: { width, height },
    colorScheme,
    bypassCSP: true,
  });
  await page.goto(`http://localhost:${portOf(server.address())}${path}`);
  await faceArrived(page);
  await page.screenshot({ path: picture(`${name}-${width}-${colorScheme}-top`) });
  await showWhole(page);
  await page.screenshot({ path: picture(`${name}-${width}-${colorScheme}`), fullPage: true });
  if (width === 768 && colorScheme === 'light') {
    await page.emulateMedia({ media: 'print' });
    await page.screenshot({ path: picture(`${name}-print`), fullPage: true });
  }
  await page.close();
}

function picture(name: string): string {
  return join(FOLDER, `${name}.png`);
}
