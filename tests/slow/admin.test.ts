import { expect, inject, it } from 'vitest';
import { readContentFolder } from '../../scripts/content/index.ts';
import { browserForTests } from '../support/browser.ts';
import { offerFolder, openFolder, readInFolder } from '../support/editor-folder.ts';

const openPage = browserForTests();
const files = await readContentFolder(inject('sites').site.content);
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

it('saves a new testimonial and a new question as they were typed, and nothing besides', async () => {
  const { page } = await openPage('/admin', {
    allow: /^asked for (data|blob):/,
    // The editor keeps its folder in the browser.
    context: {},
    before: offerFolder,
  });
  await openFolder(page, files);
  const field = (path: string) => page.locator(`[data-key-path="${path}"]`);
  const fill = async (path: string, text: string) => {
    await field(path).scrollIntoViewIfNeeded();
    await field(path).locator('input, textarea').fill(text);
  };
  /** Opens a file of a collection, and adds an entry to its list. */
  const addEntry = async (collection: string, file: string, list: string) => {
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
    await page.getByRole('treeitem', { name: collection }).click();
    await page.getByRole('gridcell').filter({ hasText: file }).first().click();
    await field(list).getByRole('button', { name: /^Add/ }).click();
  };
  /** Presses Save, since the form takes what is typed in its own time, and reads what came behind a text. */
  const addedBehind = async (path: string) => {
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click({ timeout: 500 }).catch(() => {});
    const text = await readInFolder(page, path);
    return text.startsWith(textOf(path)) ? text.slice(textOf(path).length) : text;
  };

  await addEntry('Business', 'Testimonials', 'testimonials');
  await fill('testimonials.3.name', "Pat O'Brien");
  await fill('testimonials.3.location', 'Kuna, ID');
  await fill('testimonials.3.text', "She's on time: at 8. 😀");
  // Half a star cannot be typed.
  await field('testimonials.3.rating').getByRole('radio', { name: '4' }).click();
  await expect
    .poll(() => addedBehind('testimonials.yaml'))
    .toBe(
      '  - name: Pat O\'Brien\n    location: Kuna, ID\n    text: "She\'s on time: at 8. 😀"\n    rating: 4\n',
    );

  const questions = 'faqs/apostille.yaml';
  await addEntry('Questions', 'apostille', 'faqs');
  await fill('faqs.2.question', "Is the seal's date right?");
  await fill('faqs.2.answer', 'Yes.');
  await expect
    .poll(() => addedBehind(questions))
    .toBe("  - question: Is the seal's date right?\n    answer: Yes.\n");
});
