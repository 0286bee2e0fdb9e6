import type { Browser } from 'playwright-core';
import { readContentFolder } from '../../scripts/content/read.ts';
import { portOf } from '../../scripts/preview/preview-site.ts';
import { serveStatic } from '../../scripts/preview/static-server.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { fillFolder, offerFolder } from '../support/picked-folder.ts';

/** Takes pictures of the editor at /admin: the list of cities, and one city. Needs a built site. */
export async function adminPictures(browser: Browser, folder: string): Promise<void> {
  const server = await serveStatic('dist/client', 0);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await offerFolder(page);
  await page.goto(`http://localhost:${portOf(server.address())}/admin`);
  const files = await readContentFolder(FROZEN_CONTENT);
  await fillFolder(
    page,
    files.map(({ path, text }) => ({ path: `content/${path}`, text })),
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  const city = page.getByRole('gridcell', { name: 'Boise, ID' });
  await city.waitFor();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${folder}/admin-cities.png` });
  await city.click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill(
    'Mobile notary for Boise: we drive in from Nampa, about 20 miles away, and meet you at home, near the Capitol or by Julia Davis Park.',
  );
  const preview = page.frameLocator('iframe[title="Content Preview"]');
  await preview.getByRole('heading', { level: 1 }).waitFor();
  await preview.locator('html').evaluate(async (html) => {
    await Promise.all(html.getAnimations().map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
  await description.scrollIntoViewIfNeeded();
  await page.screenshot({ path: `${folder}/admin-edit.png` });
  await page.close();
  server.closeAllConnections();
  server.close();
}
