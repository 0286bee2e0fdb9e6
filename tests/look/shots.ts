import { mkdir, rm } from 'node:fs/promises';
import { portOf, serveStatic } from '../../scripts/static-server.ts';
import { findBrowser, GET_A_BROWSER, launchBrowser } from '../support/launch-browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';

const FOLDER = 'coverage/shots';
const SITE = 'dist/client';
const STILL = '.site-header,.area-maps{position:static!important}.call-bar{display:none!important}';

/** A phone, an upright tablet and a desk. */
const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/**
 * `npm run shots`: pictures of every kind of page in coverage/shots, on a phone, a tablet and a desk,
 * light and dark, and printed. Needs a built site.
 */
const found = await findBrowser();
if (!found) {
  console.error(`There is no browser to take pictures with. ${GET_A_BROWSER}`);
  process.exit(1);
}
console.log(`Pictures are taken with ${found.label}.`);
const browser = await launchBrowser(found.start);
const server = await serveStatic(SITE, 0);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const path of [...pageKindsOf(SITE), '/no-such-page']) {
  for (const viewport of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      // bypassCSP: the site's own policy would refuse the style below.
      const page = await browser.newPage({ viewport, colorScheme, bypassCSP: true });
      const name = `${path.slice(1).replace('/', '-') || 'home'}-${viewport.width}-${colorScheme}`;
      await page.goto(`http://localhost:${portOf(server)}${path}`, { waitUntil: 'networkidle' });
      await page.screenshot({ path: `${FOLDER}/${name}-top.png` });
      // What sticks stands once, and every lazy picture has been in view.
      await page.addStyleTag({ content: STILL });
      for (const picture of await page.locator('iframe:visible, img:visible').all()) {
        await picture.scrollIntoViewIfNeeded();
      }
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true });
      if (viewport.width === 768 && colorScheme === 'light') {
        await page.emulateMedia({ media: 'print' });
        await page.screenshot({ path: `${FOLDER}/${name}-print.png`, fullPage: true });
      }
      await page.close();
    }
  }
}
await browser.close();
server.close();
console.log(`Pictures are in ${FOLDER}.`);
