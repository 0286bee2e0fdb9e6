import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import {
  gitHubForTests,
  openEditor,
  preview,
  previewHeading,
  signIn,
} from '../support/github/editor.ts';

const open = browserForTests();
const gitHub = gitHubForTests();

/** Opens an entry of a collection in the editor, whatever was open before. */
async function openEntry(page: Page, collection: string, entry: string): Promise<void> {
  const back = page.getByRole('button', { name: 'Cancel Editing' });
  if (await back.isVisible()) await back.click();
  await page.getByRole('treeitem', { name: collection, exact: true }).click();
  await page.getByRole('gridcell', { name: entry, exact: true }).click();
}

it('shows the real page of what is in the form', async () => {
  const page = await openEditor(open, gitHub());
  await signIn(page, gitHub().token);

  await openEntry(page, 'Cities', 'Boise, ID');
  await previewHeading(page, /in Boise, ID/).waitFor();
  // The style sheet of the site, with its heading face (styles/).
  const font = await previewHeading(page, /in Boise, ID/).evaluate((node) => {
    const view = node.ownerDocument.defaultView;
    return view === null ? '' : view.getComputedStyle(node).fontFamily;
  });
  expect(font).toContain('Heading Fallback');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Boise of the Woods');
  await previewHeading(page, /in Boise of the Woods, ID/).waitFor();

  // What the check would say, above the last page that it let pass.
  await name.fill('');
  await preview(page).getByText('name: missing. Add text.').waitFor();
  expect(await previewHeading(page, /in Boise of the Woods, ID/).isVisible()).toBe(true);
  await name.fill('Boise');
  await preview(page).getByText('name: missing. Add text.').waitFor({ state: 'detached' });

  await openEntry(page, 'Services', 'Apostille');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Apostilles by mail');
  await previewHeading(page, 'Apostilles by mail').waitFor();

  await openEntry(page, 'Pages', 'Contact page');
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Write to us');
  await previewHeading(page, 'Write to us').waitFor();

  // Every place of the city, one below the other.
  await openEntry(page, 'Attractions', 'boise');
  await previewHeading(page, /\S/).first().waitFor();
  expect(await previewHeading(page, /\S/).count()).toBeGreaterThan(1);
});
