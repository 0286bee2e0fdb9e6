import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { loadContent } from '../../scripts/content/index.ts';
import { type RawFile, readContentFolder } from '../../scripts/content/read.ts';
import { browserForTests } from '../support/browser.ts';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { preview, previewHeading } from '../support/github/editor.ts';
import { fillFolder, offerFolder, readPicked } from '../support/picked-folder.ts';

const open = browserForTests();
const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
let files: RawFile[];
let copy: ContentCopy;

beforeAll(async () => {
  files = await readContentFolder(FROZEN_CONTENT);
  copy = await copyContent();
});

afterAll(() => copy.dispose());

/** The editor at work on a folder with the content of the site. */
async function edit() {
  const opened = await open('/admin', { before: offerFolder });
  const { page } = opened;
  await fillFolder(
    page,
    files.map(({ path, text }) => ({ path: `content/${path}`, text })),
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('gridcell', { name: 'Boise, ID' }).waitFor();
  return opened;
}

function textOf(path: string): string {
  return files.find((file) => file.path === path)?.text ?? '';
}

/** Saves, and returns the file's new text once it has changed. */
async function save(page: Page, path: string): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => readPicked(page, `content/${path}`)).not.toBe(textOf(path));
  return readPicked(page, `content/${path}`);
}

/** The errors that the check finds when this file of the content is the saved one. */
async function errorsWith(path: string, text: string): Promise<string[]> {
  await copy.write(path, text);
  const { diagnostics } = await loadContent(copy.folder, settings);
  await copy.write(path, textOf(path));
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

/** What the browser says of the frame of every preview, which runs nothing but the editor's code. */
const FRAME = 'An iframe which has both allow-scripts and allow-same-origin';

/** What was asked of another host, or went wrong; what the page made itself has no host. */
function outside(complaints: readonly string[]): string[] {
  return complaints.filter(
    (line) =>
      !line.startsWith(FRAME) &&
      !/^asked for (data:|blob:)/.test(line.replace(inject('baseUrl'), '')),
  );
}

it('saves an edit of a city, and nothing besides', async () => {
  const { page, complaints } = await edit();
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
  await page.getByRole('gridcell', { name: 'Boise, ID' }).click();
  const field = page.getByRole('textbox', { name: 'Description' });
  const before = await field.inputValue();
  const after = 'Mobile notary for Boise: we drive in from Nampa and meet you where you like.';
  await field.fill(after);
  const saved = await save(page, 'cities/boise.md');
  expect(saved).toBe(textOf('cities/boise.md').replace(before, `'${after}'`));
  expect(await errorsWith('cities/boise.md', saved)).toEqual([]);
  expect(outside(complaints)).toEqual([]);
});

it('saves an edit of the running text as Markdown', async () => {
  const { page } = await edit();
  await page.getByRole('treeitem', { name: 'Services', exact: true }).click();
  await page.getByRole('gridcell', { name: 'Apostille', exact: true }).click();
  await page.getByRole('textbox', { name: 'Introduction' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Call us.');
  await preview(page)
    .getByText(/ Call us\.$/)
    .waitFor();
  const saved = await save(page, 'services/apostille.md');
  expect(saved).toBe(`${textOf('services/apostille.md').trimEnd()} Call us.\n`);
  expect(await errorsWith('services/apostille.md', saved)).toEqual([]);
});

it('keeps the comments of the business facts', async () => {
  const { page, complaints } = await edit();
  await page.getByRole('treeitem', { name: 'Business facts' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('(208) 555-0199');
  const saved = await save(page, 'business.yaml');
  expect(saved).toBe(textOf('business.yaml').replace('555-0100', '555-0199'));
  expect(await errorsWith('business.yaml', saved)).toEqual([]);
  expect(outside(complaints)).toEqual([]);
});

it('saves a new document, and leaves the others as they are', async () => {
  const { page, complaints } = await edit();
  await page.getByRole('treeitem', { name: 'Documents' }).click();
  await page.getByRole('button', { name: /Add .*Document/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Boat titles');
  // Fields are drawn once they come into sight.
  await page.getByRole('textbox', { name: 'In a sentence' }).hover();
  await page.mouse.wheel(0, 2000);
  await page.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: 'Apostille', exact: true }).click();
  await page.getByRole('textbox', { name: 'Bring' }).fill('the unsigned title');
  const saved = await save(page, 'documents.yaml');
  expect(saved).toBe(`${textOf('documents.yaml')}  - name: Boat titles
    service: apostille
    bring: the unsigned title
`);
  expect(await errorsWith('documents.yaml', saved)).toEqual([]);
  expect(outside(complaints)).toEqual([]);
});

it('makes a new city that the check lets pass', async () => {
  const { page } = await edit();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill("St. Mary's Falls");
  await page.getByRole('radio', { name: 'OR', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Order' }).fill('37');
  const description = "A city for a test, with a few words more than a page's description needs.";
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await page.getByRole('textbox', { name: 'About the city' }).click();
  await page.keyboard.type('A few words about it.');
  // The preview is of what the editor would save; without an error it has the page.
  await previewHeading(page, "St. Mary's Falls").waitFor();
  await preview(page).getByText('A few words about it.').waitFor();
  const path = 'cities/st-mary-s-falls.md';
  const saved = await save(page, path);
  await copy.write(path, saved);
  const { content } = await loadContent(copy.folder, settings);
  await copy.remove(path);
  const city = content?.cities.find(({ slug }) => slug === 'st-mary-s-falls');
  expect(city).toMatchObject({ name: "St. Mary's Falls", state: 'OR', order: 37, description });
});

it('says what is wrong, in the words of the check, and saves nothing', async () => {
  const { page } = await edit();
  await page.getByRole('treeitem', { name: 'Business facts' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('555-0199');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('expected a 10-digit number such as (208) 555-0100').waitFor();
  expect(await readPicked(page, 'content/business.yaml')).toBe(textOf('business.yaml'));
});

it('asks GitHub and nobody else when people sign in there', async () => {
  const { page, complaints } = await open('/admin', {
    before: async (before) => {
      await before.route('**/admin/config.json', async (route) => {
        const response = await route.fetch();
        const config = await response.json();
        await route.fulfill({
          json: { ...config, backend: { ...config.backend, repo: 'owner/site' } },
        });
      });
      await before.route('https://api.github.com/**', (route) =>
        route.fulfill({ status: 401, json: { message: 'Bad credentials' } }),
      );
    },
  });
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('not-a-token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.poll(() => complaints.join()).toContain('asked for https://api.github.com/');
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  const others = outside(complaints).filter((line) => line.startsWith('asked for '));
  expect(others.filter((line) => !line.startsWith('asked for https://api.github.com/'))).toEqual(
    [],
  );
});

it('says on a public address how it is set up, while no repository is named', async () => {
  const home = 'https://www.example.com';
  const { page } = await open('/admin', {
    baseUrl: home,
    before: (before) =>
      before.route(`${home}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        const response = await route.fetch({ url: inject('baseUrl') + pathname });
        await route.fulfill({ response });
      }),
  });
  await page.getByText('name the repository of this site under "editor"').waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  // Files that are still on their way when the page closes are no mistake.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
