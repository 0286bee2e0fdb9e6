import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { drawPhoto } from '../support/drawn-pictures.ts';
import { errorsIn, lastCommit } from '../support/github/checked-commit.ts';
import {
  gitHubForTests,
  openEditor,
  pressSave,
  preview,
  previewHeading,
  signIn,
  typeInto,
} from '../support/github/editor.ts';
import { npmRun } from '../support/npm-run.ts';

const open = browserForTests();
const gitHub = gitHubForTests();

/** Does what makes a commit, and waits until the editor says that it is made. */
async function commits(page: Page, action: () => Promise<void>, said: string) {
  const { git } = gitHub();
  const before = git.head('main');
  await action();
  await expect.poll(() => git.head('main')).not.toBe(before);
  await page.getByText(said).waitFor();
  expect(await errorsIn(git)).toEqual([]);
  return lastCommit(git);
}

const saveEntry = (page: Page) => commits(page, () => pressSave(page), 'Entry saved.');

/** Picks a file of this computer in the field of a picture that is open. */
async function pickPicture(page: Page, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chosen).setFiles({ name: 'Town Square.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('option', { name: 'town-square.jpg', selected: true }).waitFor();
  await dialog.getByRole('button', { name: 'Insert' }).click();
}

/** The pages of the site that the repository holds now, built as a host would. */
async function builtPages(paths: readonly string[]): Promise<ReturnType<typeof load>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'clone-'));
  gitHub().git.checkOut(folder);
  const out = join(folder, 'client');
  const content = join(folder, 'content');
  const built = await npmRun('build', '--content', content, '--out', out, '--no-cards');
  expect(built).toMatchObject({ code: 0 });
  const pages = paths.map(async (path) => load(await readFile(join(out, path), 'utf8')));
  const read = await Promise.all(pages);
  await rm(folder, { recursive: true });
  return read;
}

it('leads from a click to a commit to a page', async () => {
  const { login: person, token } = gitHub();
  const page = await openEditor(open, gitHub());
  await signIn(page, token);

  // An edit of a city.
  await page.getByRole('gridcell', { name: 'Boise, ID' }).click();
  await previewHeading(page, 'Boise, ID').waitFor();
  const description = 'Mobile notary for Boise: we drive in and meet you where you like.';
  await typeInto(page.getByRole('textbox', { name: 'Description' }), description);
  expect(await saveEntry(page)).toEqual({
    message: 'Edit City "boise"',
    author: person,
    files: {
      'content/cities/boise.md': [
        expect.stringMatching(/^-description: /),
        `+description: '${description}'`,
      ],
    },
  });

  // A fact in a file with comments.
  await page.getByRole('treeitem', { name: 'Business facts' }).click();
  await typeInto(page.getByRole('textbox', { name: 'Phone' }), '(208) 555-0199');
  expect(await saveEntry(page)).toMatchObject({
    files: {
      'content/business.yaml': [
        expect.stringMatching(/^-phone: .*555-0100/),
        expect.stringMatching(/^\+phone: .*555-0199/),
      ],
    },
  });

  // A new city with a picture.
  await page.getByRole('treeitem', { name: 'Cities' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await preview(page).getByText('name: missing. Add text.').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lonely Springs');
  await page.getByRole('radio', { name: 'ID', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Order' }).fill('900');
  const words = 'A city for a test, with a few more words than the description of a page needs.';
  await page.getByRole('textbox', { name: 'Description' }).fill(words);
  await page.getByRole('textbox', { name: 'About the city' }).click();
  await page.keyboard.type('A few words about it.');
  await page.getByRole('checkbox', { name: /Add .*Picture/ }).click();
  await pickPicture(page, await drawPhoto(1300, 900));
  await typeInto(page.getByRole('textbox', { name: 'What it shows' }), 'A square with trees');
  expect(await saveEntry(page)).toEqual({
    // And one file more, the picture.
    message: 'Add City "lonely-springs" +1',
    author: person,
    files: {
      'content/cities/lonely-springs.md': expect.arrayContaining([
        '+name: Lonely Springs',
        '+  file: /pictures/town-square.jpg',
        '+  alt: A square with trees',
        '+A few words about it.',
      ]),
      'content/pictures/town-square.jpg': [],
    },
  });

  const [boise, city] = await builtPages(['areas/boise.html', 'areas/lonely-springs.html']);
  expect(boise?.('meta[name=description]').attr('content')).toBe(description);
  expect(boise?.('body').text()).toContain('(208) 555-0199');
  expect(city?.('h1').text()).toContain('Lonely Springs');
  expect(city?.('main').text()).toContain('A few words about it.');
  expect(city?.('img[alt="A square with trees"]').attr('src')).toContain('/pictures/');

  // What was added goes again.
  await page.getByRole('gridcell', { name: 'Lonely Springs, ID' }).click();
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  const confirm = () => page.getByRole('button', { name: 'Delete', exact: true }).click();
  expect(await commits(page, confirm, 'Entry deleted.')).toMatchObject({
    message: 'Remove City "lonely-springs"',
    files: {
      'content/cities/lonely-springs.md': expect.arrayContaining(['-name: Lonely Springs']),
    },
  });
  // A build is part of it.
}, 300_000);
