import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { errorsIn, lastCommit } from '../support/github/checked-commit.ts';
import {
  description,
  gitHubForTests,
  openEditor,
  pressSave,
  said,
  save,
  signIn,
  typeDescription,
} from '../support/github/editor.ts';

const open = browserForTests();
const gitHub = gitHubForTests();

const TYPED = 'Typed by hand into the form of a city, and not to be lost again.';
const BOISE = 'content/cities/boise.md';

/** The editor with an edit that is not saved. */
async function editUnsaved(): Promise<Page> {
  const page = await openEditor(open, gitHub());
  await signIn(page, gitHub().token);
  await typeDescription(page, 'Boise, ID', TYPED);
  return page;
}

async function restore(page: Page): Promise<void> {
  const question = said(page, 'Do you want to restore the edited draft?');
  await question.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Draft backup restored.').waitFor();
  expect(await description(page).inputValue()).toBe(TYPED);
}

function expectCommit(): void {
  const { files } = lastCommit(gitHub().git);
  expect(files).toEqual({
    [BOISE]: [expect.stringMatching(/^-description: /), `+description: ${TYPED}`],
  });
}

it('keeps what was typed when the token has expired', async () => {
  const github = gitHub();
  const page = await editUnsaved();
  github.token = 'a-new-token';
  await pressSave(page);
  await said(page, 'Bad credentials').getByRole('button', { name: 'OK' }).click();
  expect(await description(page).inputValue()).toBe(TYPED);
  expect(github.git.log(github.git.head('main') ?? '')).toHaveLength(1);

  await page.reload();
  await signIn(page, github.token);
  await restore(page);
  await save(page);
  expectCommit();
});

it('keeps what was typed while the network is gone, and through a reload', async () => {
  const github = gitHub();
  const page = await editUnsaved();
  github.network = 'gone';
  await pressSave(page);
  await said(page, 'Failed to fetch').getByRole('button', { name: 'OK' }).click();
  expect(await description(page).inputValue()).toBe(TYPED);

  github.network = 'there';
  await page.reload();
  await restore(page);
  await save(page);
  expectCommit();
});

it('does no harm when a commit was made but its answer was lost', async () => {
  const github = gitHub();
  const page = await editUnsaved();
  github.beforeCommit = () => {
    github.network = 'answers lost';
  };
  await pressSave(page);
  await said(page, 'Failed to fetch').getByRole('button', { name: 'OK' }).click();
  expectCommit();

  Object.assign(github, { network: 'there', beforeCommit: () => {} });
  await pressSave(page);
  // It was this person's own.
  await said(page, github.login).getByRole('button', { name: 'Save Anyway' }).click();
  await page.getByText('Entry saved.').waitFor();
  expect(github.git.read(BOISE)).toContain(TYPED);
  expect(await errorsIn(github.git)).toEqual([]);
});
