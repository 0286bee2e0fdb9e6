import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { CONTENT_OPTION } from '../../scripts/cli/command.ts';
import { portOf } from '../../scripts/preview/preview-site.ts';
import { serveStatic } from '../../scripts/preview/static-server.ts';
import { faceArrived } from '../support/browser.ts';
import { buildPair } from '../support/full-site.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { filledInPages } from '../support/page-kinds.ts';
import { showWhole } from './show-whole.ts';

const FOLDER = 'coverage/filled-in';
const SHEET = 'docs/pictures/filled-in.webp';
const WIDTHS = [375, 1280] as const;

/** How wide each screen is on the sheet, and what is between them. Unit: pixels. */
const SHOWN = { 375: 140, 1280: 360 } as const;
const GAP = 12;

/**
 * `npm run shots:filled-in`: home, contact, a service and a city, as the content is and with
 * everything filled in, on a phone and on a desk, light and dark, in coverage/filled-in; and a sheet
 * of the light ones in docs/.
 */
const pair = await buildPair(CONTENT_OPTION.default);
const browser = await launchBrowser();
await mkdir(FOLDER, { recursive: true });
const pages = filledInPages(pair.full);
for (const site of ['plain', 'full'] as const) {
  const server = await serveStatic(pair[site], 0);
  const url = `http://localhost:${portOf(server.address())}`;
  for (const { name, path } of pages) {
    for (const width of WIDTHS) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await shoot(
          browser,
          url + path,
          width,
          colorScheme,
          fileOf(name, site, width, colorScheme),
        );
      }
    }
  }
  server.close();
}
await browser.close();
await pair.dispose();
await drawSheet();
console.log(`Pictures are in ${FOLDER}, a sheet of them in ${SHEET}.`);

function fileOf(name: string, site: string, width: number, scheme: string): string {
  return join(FOLDER, `${name}-${site}-${width}-${scheme}.png`);
}

async function shoot(
  within: Browser,
  url: string,
  width: number,
  colorScheme: 'light' | 'dark',
  path: string,
): Promise<void> {
  // For a style that the site's own policy would refuse.
  const page = await within.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    bypassCSP: true,
  });
  await page.goto(url);
  await faceArrived(page);
  await showWhole(page);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

/** Each page in a row: on a phone and on a desk, as it is and filled in; the phone's is cut. */
async function drawSheet(): Promise<void> {
  const parts: OverlayOptions[] = [];
  let top = GAP;
  for (const { name } of pages) {
    const cells = await Promise.all(
      WIDTHS.flatMap((width) =>
        ['plain', 'full'].map((site) =>
          sharp(fileOf(name, site, width, 'light'))
            .resize({ width: SHOWN[width] })
            .toBuffer({
              resolveWithObject: true,
            }),
        ),
      ),
    );
    const height = Math.max(...cells.slice(2).map(({ info }) => info.height));
    let left = GAP;
    for (const { data, info } of cells) {
      const part = { left: 0, top: 0, width: info.width, height: Math.min(info.height, height) };
      parts.push({ input: await sharp(data).extract(part).toBuffer(), left, top });
      left += info.width + GAP;
    }
    top += height + GAP;
  }
  const width = GAP + WIDTHS.reduce((sum, screen) => sum + 2 * (SHOWN[screen] + GAP), 0);
  const sheet = sharp({ create: { width, height: top, channels: 3, background: '#8a8f86' } });
  await writeFile(SHEET, await sheet.composite(parts).webp({ quality: 50 }).toBuffer());
}
