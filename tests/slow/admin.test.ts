import { expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { checkContent, readContentFolder } from '../../scripts/content/index.ts';
import { browserForTests } from '../support/browser.ts';
import { OF_EDITOR, offerFolder, openFolder, readInFolder } from '../support/editor-folder.ts';
import { settings } from '../support/fixture.ts';

const openPage = browserForTests();
const files = await readContentFolder(inject('sites').site.content);
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

/** The parts of a Markdown file, regardless of field order and quotes. */
function partsOf(text: string) {
  const [, fields = '', ...body] = text.split(/^---$/m);
  return { fields: parse(fields), body: body.join('---').trim() };
}

function factsIn(text: string) {
  const others = files.filter(({ path }) => path !== 'business.yaml');
  return checkContent([...others, { path: 'business.yaml', text }], settings).content?.business;
}

it("saves only what was edited, and rejects a mistake with the check's message", async () => {
  const { page } = await openPage('/admin', {
    allow: OF_EDITOR,
    // The editor keeps its folder in browser storage.
    context: {},
    before: offerFolder,
  });
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
  await openFolder(page, files);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  /** Presses Save and reads a file; the form processes typing with a delay. */
  const pressAndRead = async (path: string) => {
    await save.click({ timeout: 500 }).catch(() => {});
    return readInFolder(page, path);
  };

  // The form of the facts is open initially.
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('555-0199');
  await save.click();
  await page.getByText('Phone: expected a US phone number of 10 digits').waitFor();
  expect(await readInFolder(page, 'business.yaml')).toBe(textOf('business.yaml'));
  await phone.fill('(208) 555-0199');
  const withPhone = textOf('business.yaml').replace('555-0100', '555-0199');
  await expect
    .poll(async () => factsIn(await pressAndRead('business.yaml')))
    .toEqual(factsIn(withPhone));
  await expect.poll(() => save.isDisabled()).toBe(true);
  expect(await phone.inputValue()).toBe('(208) 555-0199');

  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.getByRole('treeitem', { name: 'Cities' }).click();
  await page.getByRole('gridcell', { name: 'Boise, ID' }).click();
  const field = page.getByRole('textbox', { name: 'Description' });
  // The form renders fields as they scroll into view, so this scrolls down to the field.
  await expect
    .poll(async () => {
      await page.locator('[data-key-path]').last().scrollIntoViewIfNeeded();
      return field.count();
    })
    .toBe(1);
  const before = await field.inputValue();
  const after = 'Mobile notary for Boise: we drive in from Nampa and meet you where you like.';
  expect(await save.isDisabled()).toBe(true);
  await field.fill(after);
  const { fields, body } = partsOf(textOf('cities/boise.md'));
  expect(fields.description).toBe(before);
  await expect
    .poll(async () => partsOf(await pressAndRead('cities/boise.md')))
    .toEqual({ fields: { ...fields, description: after }, body });

  // The owner's pages are listed apart from the site's, although they share a folder.
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.getByRole('treeitem', { name: 'Pages of your own' }).click();
  await expect
    .poll(() => page.getByRole('grid').last().getByRole('row').allInnerTexts())
    .toEqual([expect.stringContaining('Fees')]);
});

it('saves a new testimonial and a new question as typed, and nothing else', async () => {
  const { page } = await openPage('/admin', {
    allow: OF_EDITOR,
    // The editor keeps its folder in browser storage.
    context: {},
    before: offerFolder,
  });
  await openFolder(page, files);
  const field = (path: string) => page.locator(`[data-key-path="${path}"]`);
  const fill = async (path: string, text: string) => {
    await field(path).scrollIntoViewIfNeeded();
    await field(path).locator('input, textarea').fill(text);
  };
  const addEntry = async (collection: string, file: string, list: string) => {
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
    await page.getByRole('treeitem', { name: collection }).click();
    await page.getByRole('gridcell').filter({ hasText: file }).first().click();
    await field(list).getByRole('button', { name: /^Add/ }).click();
  };
  /** Presses Save and reads the file; the form processes typing with a delay. */
  const pressAndRead = async (path: string) => {
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click({ timeout: 500 }).catch(() => {});
    return readInFolder(page, path);
  };

  await addEntry('Business', 'Testimonials', 'testimonials');
  await fill('testimonials.3.name', "Pat O'Brien");
  await fill('testimonials.3.location', 'Kuna, ID');
  await fill('testimonials.3.text', "She's on time: at 8. 😀");
  // Half stars can't be entered.
  await field('testimonials.3.rating').getByRole('radio', { name: '4' }).click();
  const { testimonials } = parse(textOf('testimonials.yaml'));
  const added = {
    name: "Pat O'Brien",
    location: 'Kuna, ID',
    text: "She's on time: at 8. 😀",
    rating: 4,
  };
  await expect
    .poll(async () => parse(await pressAndRead('testimonials.yaml')).testimonials)
    .toEqual([...testimonials, added]);

  const questions = 'faqs/apostille.yaml';
  await addEntry('Questions', 'apostille', 'faqs');
  await fill('faqs.2.question', "Is the seal's date right?");
  await fill('faqs.2.answer', 'Yes.');
  await expect
    .poll(() => pressAndRead(questions))
    .toBe(`${textOf(questions)}  - question: Is the seal's date right?\n    answer: Yes.\n`);
});

it('asks before typing is lost, and not once it was taken back or given up', async () => {
  const { page } = await openPage('/admin', {
    allow: OF_EDITOR,
    // The editor keeps its folder in browser storage.
    context: {},
    before: offerFolder,
  });
  await openFolder(page, files);
  const asks = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const saved = await phone.inputValue();
  expect(await asks()).toBe(false);

  await phone.fill('(208) 555-0199');
  await expect.poll(asks).toBe(true);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Revert All Changes' }).click();
  await expect.poll(asks).toBe(false);
  expect(await phone.inputValue()).toBe(saved);

  await phone.fill('(208) 555-0199');
  await expect.poll(asks).toBe(true);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect.poll(asks).toBe(false);
});
