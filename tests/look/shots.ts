import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findBrowser, GET_A_BROWSER, launchBrowser } from '../support/launch-browser.ts';

const FOLDER = 'coverage/shots';

/** A phone, a tablet and two desks. */
const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

/** What sticks would stand in the middle of a picture of a whole page. */
const STILL = '.site-header{position:static!important}.call-bar{display:none!important}';

/**
 * Takes screenshots of addresses into coverage/shots, each in four windows, light and dark:
 * `npx tsx tests/look/shots.ts http://localhost:4173/ http://localhost:4173/contact`.
 * With `--print` also as they are printed, with `--letters 200%` in larger letters, with `--no-script`
 * without JavaScript.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    print: { type: 'boolean' },
    letters: { type: 'string', default: '100%' },
    'no-script': { type: 'boolean', default: false },
  },
});

const found = await findBrowser();
if (found === undefined)
  throw new Error(`There is no browser to take pictures with. ${GET_A_BROWSER}`);

const browser = await launchBrowser(found.start);
await mkdir(FOLDER, { recursive: true });
for (const address of positionals) {
  for (const viewport of SIZES) await takeBoth(address, viewport);
}
await browser.close();
console.log(`Pictures are in ${FOLDER}.`);

/** Takes pictures of an address in one window, light and dark. */
async function takeBoth(address: string, viewport: (typeof SIZES)[number]): Promise<void> {
  const path = new URL(address).pathname.slice(1).replaceAll('/', '-') || 'home';
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport,
      colorScheme,
      javaScriptEnabled: !values['no-script'],
      // The site's own policy would refuse the style below.
      bypassCSP: true,
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: `${STILL} html{font-size:${values.letters}!important}` });

    const name = `${FOLDER}/${path}-${viewport.width}-${colorScheme}`;
    await page.screenshot({ path: `${name}.png`, fullPage: true });
    if (values.print) {
      await page.emulateMedia({ media: 'print' });
      await page.screenshot({ path: `${name}-print.png`, fullPage: true });
    }
    await page.close();
  }
}
