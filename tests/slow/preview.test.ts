import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { pageFile } from '../../model/routes.ts';
import { readContentFolder } from '../../scripts/content/index.ts';
import { browserForTests } from '../support/browser.ts';
import { OF_EDITOR, offerFolder, openFolder, readInFolder } from '../support/editor-folder.ts';

const openPage = browserForTests();
const { site } = inject('sites');
const files = await readContentFolder(site.content);

async function openEditor(width?: number) {
  const { page } = await openPage('/admin', {
    allow: OF_EDITOR,
    context: {},
    before: offerFolder,
    ...(width && { width }),
  });
  await openFolder(page, files);
  const words = page.frameLocator('iframe.preview').locator('.words');
  const shown = page.frameLocator('iframe.preview').frameLocator('iframe');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByRole('textbox', { name: 'Phone' }).waitFor();
  /** On a phone, the preview takes the place of the form. */
  const eye = page.getByRole('button', { name: /preview/i });
  return { page, words, shown, save, eye };
}

/** What is in the body of a page, without the script that Vite adds to a built one. */
function bodyOf(html: string): string {
  const [, body = expect.fail(html)] = /<body>([\s\S]*)<\/body>/.exec(html) ?? [];
  return body.replace(/<script [^>]*src=[^>]*><\/script>/g, '');
}

/** Renders all pages in the browser, as the preview does. A text, so that nothing compiles its imports. */
function renderAll(page: Page): Promise<[string, string][]> {
  const texts = files.filter(({ picture }) => picture === undefined);
  return page.evaluate(`(async () => {
    const { preview, config, facts } = document.documentElement.dataset;
    const { createPreview } = await import(preview);
    const json = async (address) => (await fetch(address)).json();
    const { pages, render } = createPreview(await json(config), await json(facts)).siteOf(${JSON.stringify(texts)});
    return pages.map(({ path }) => [path, render(path)]);
  })()`);
}

it('renders each page in the browser as the build does', async () => {
  const { page } = await openPage('/admin', { allow: OF_EDITOR, before: offerFolder });
  const pages = await renderAll(page);
  expect(pages.length).toBeGreaterThan(20);
  for (const [path, html] of pages) {
    const built = readFileSync(join(site.folder, pageFile(path)), 'utf8');
    expect(bodyOf(html), path).toBe(bodyOf(built));
  }
});

it('shows what is typed on the page, and refuses to save a mistake with its words', async () => {
  const { page, words, shown, save } = await openEditor();
  await shown.getByRole('heading', { level: 1 }).waitFor();
  await shown
    .getByText(/^Open until /)
    .first()
    .waitFor();
  const before = await readInFolder(page, 'business.yaml');

  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await name.fill('River Notary');
  await shown.getByRole('banner').getByText('River Notary').waitFor();
  await words.getByText('This changes').waitFor();
  await words.getByText('6 cities').click();
  await words.getByRole('button', { name: 'Boise', exact: true }).click();
  await shown.getByRole('heading', { name: /Boise/, level: 1 }).waitFor();
  await shown.getByRole('banner').getByText('River Notary').waitFor();
  await shown.getByRole('link', { name: 'All service areas' }).first().click();
  await words.getByText('Below: All service areas').waitFor();

  // Only the check sees that.
  await name.fill('River 😀 Notary');
  await words.getByRole('alert').getByText('Name: ').waitFor();
  await words.getByText('The page below is as it was before this mistake.').waitFor();
  await shown.getByRole('banner').getByText('River Notary').waitFor();
  await save.click();
  await page.getByRole('alertdialog').getByText('Name: ').waitFor();
  expect(await readInFolder(page, 'business.yaml')).toBe(before);
  await page.getByRole('alertdialog').getByRole('button').last().click();
  expect(await name.inputValue()).toBe('River 😀 Notary');

  await name.fill('River Valley Notary');
  await words.getByText('The page below is as it was before this mistake.').waitFor({
    state: 'detached',
  });
  await expect
    .poll(async () => {
      await save.click({ timeout: 500 }).catch(() => {});
      return readInFolder(page, 'business.yaml');
    })
    .toContain('name: River Valley Notary');
});

it('opens on a mistake with its words above the page as it is saved, on a phone', async () => {
  const { page, words, shown, eye } = await openEditor(390);
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  const saved = await name.inputValue();
  await name.fill('River 😀 Notary');

  await eye.click();
  await words.getByRole('alert').getByText('Name: ').waitFor();
  await words.getByText('The page below is as it was before this mistake.').waitFor();
  await shown.getByRole('banner').getByText(saved).waitFor();
});

it('shows and saves a photo that was chosen while the preview was closed, on a phone', async () => {
  const { page, shown, save, eye } = await openEditor(390);
  const notary = page.locator('[data-key-path="notary"]');
  // The form renders fields as they scroll into view.
  await expect
    .poll(async () => {
      await page.locator('[data-key-path]').last().scrollIntoViewIfNeeded();
      return notary.count();
    })
    .toBe(1);
  await notary.scrollIntoViewIfNeeded();
  await notary.getByRole('button', { name: 'Expand', exact: true }).first().click();

  const file = page.locator('[data-key-path="notary.0.portrait.file"]');
  await file.getByRole('button', { name: 'Replace' }).click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const buffer = readFileSync(join(site.content, 'pictures', 'hills.jpg'));
  await (await chooser).setFiles({ name: 'Big Photo (1).JPG', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await file.getByText('big-photo-1.webp').waitFor();

  await eye.click();
  const photo = shown.locator('img[src^="blob:"]').first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await eye.click();
  await expect
    .poll(async () => {
      await save.click({ timeout: 500 }).catch(() => {});
      return readInFolder(page, 'business.yaml');
    })
    .toContain('file: /pictures/big-photo-1.webp');
});
