import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { devServer } from '../support/dev-server.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { npmRun } from '../support/npm-run.ts';
import { buildChanged } from '../support/site.ts';
import { adminPictures } from './admin-pictures.ts';

const FOLDER = 'docs/pictures';

/** Which file each part of a city's page comes from. */
const PARTS: readonly [heading: string, file: string][] = [
  ['Mobile Notary Services in Boise, ID', 'name and state in cities/boise.md'],
  ['About Boise', 'the text below the fields of cities/boise.md'],
  ['Where we can meet', 'attractions/boise.yaml'],
  ['Schedule an Appointment', 'phone and hours in business.yaml'],
  ['Nearby cities', 'nearbyLocations in cities/boise.md'],
];

/** `npm run guide-pictures`: the pictures of docs/editing.md and docs/admin.md, made from a site of the frozen content. */
const browser = await launchBrowser();
await mkdir(FOLDER, { recursive: true });
await partsOfAPage(browser);
await adminPictures(browser, FOLDER);
const content = await copyContent();
await makeErrors(content);
await failedCheck(browser, content);
await overlay(browser);
await content.dispose();
await browser.close();
console.log(`The pictures are in ${FOLDER}.`);

async function partsOfAPage(within: Browser): Promise<void> {
  const site = await buildChanged(async () => {});
  const page = await within.newPage({ viewport: { width: 1120, height: 1540 } });
  await page.goto(`${site.baseUrl}/areas/boise`);
  for (const [heading, file] of PARTS) {
    const part = page.getByRole('heading', { name: heading, exact: true });
    await part.evaluate((element, label) => {
      if (!(element instanceof HTMLElement)) return;
      // The label may stand above a column that scrolls.
      const aside = element.closest('aside');
      if (aside) aside.style.overflow = 'visible';
      element.style.outline = '3px solid #b3261e';
      element.style.outlineOffset = '4px';
      element.style.position = 'relative';
      const note = document.createElement('span');
      note.textContent = label;
      note.style.cssText =
        'position:absolute;right:0;bottom:calc(100% + 4px);white-space:nowrap;background:#b3261e;color:#fff;font:600 15px sans-serif;padding:3px 10px;border-radius:4px';
      element.append(note);
    }, file);
  }
  await page.screenshot({ path: `${FOLDER}/city-page.jpg`, type: 'jpeg', quality: 75 });
  await page.close();
  await site.close();
}

/** Three slips that many a writer makes. */
async function makeErrors({ edit }: ContentCopy): Promise<void> {
  await edit('cities/kuna.md', (text) => text.replace('- meridian', '- meridan'));
  await edit('business.yaml', (text) => text.replace('closes: 20:00', 'closes: 8 PM'));
}

async function failedCheck(within: Browser, { folder }: ContentCopy): Promise<void> {
  const { output } = await npmRun('check', '--content', folder);
  const errors = output
    .split('\n\n')
    .filter((block) => !block.includes('warning:'))
    .join('\n\n');
  const page = await within.newPage({ viewport: { width: 1000, height: 100 } });
  await page.setContent(
    '<body style="margin:0;background:#14201d"><pre style="margin:0;padding:24px;color:#e8ece6;font:16px/1.5 monospace;white-space:pre-wrap"></pre>',
  );
  await page.locator('pre').evaluate((pre, text) => {
    pre.textContent = text;
  }, `$ npm run check\n\n${errors.trim()}`);
  await page.screenshot({ path: `${FOLDER}/failed-check.png`, fullPage: true });
  await page.close();
}

/** The development server's message over the page, with the fix in it. */
async function overlay(within: Browser): Promise<void> {
  const copy = await copyContent();
  const server = await devServer(copy.folder);
  const page: Page = await within.newPage({ viewport: { width: 1120, height: 420 } });
  await page.goto(`${server.baseUrl}/areas/kuna`);
  await copy.edit('cities/kuna.md', (text) => text.replace('- meridian', '- meridan'));
  await page.getByText('Did you mean "meridian"?').first().waitFor();
  await page.screenshot({ path: `${FOLDER}/dev-message.png` });
  await page.close();
  await server.close();
  await copy.dispose();
}
