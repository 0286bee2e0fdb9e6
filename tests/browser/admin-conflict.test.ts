import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { lastCommit } from '../support/github/checked-commit.ts';
import {
  commitElsewhere,
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

const TYPED = 'Typed by hand into the form of a city while others did the same.';
const BOISE = 'content/cities/boise.md';
const STAR = 'content/cities/star.md';
const COUNTY = ['state: ID\n', 'state: ID\ncounty: Ada County\n'] as const;

it('warns of a commit to the same city, and goes on top of one to another', async () => {
  const github = gitHub();
  const { git } = github;
  const page = await openEditor(open, github);
  await signIn(page, github.token);
  await typeDescription(page, 'Boise, ID', TYPED);
  commitElsewhere(github, BOISE, 'order: 1\n', 'order: 111\n');
  await pressSave(page);
  const warning = said(page, 'Someone Else');
  await warning.getByText('their changes will be lost').waitFor();
  await warning.getByRole('button', { name: 'Cancel' }).click();
  expect(await description(page).inputValue()).toBe(TYPED);
  expect(lastCommit(git).author).toBe('Someone Else');
  await page.getByRole('button', { name: 'Cancel Editing' }).click();

  await typeDescription(page, 'Caldwell, ID', TYPED);
  commitElsewhere(github, STAR, ...COUNTY);
  await save(page);
  expect(git.read(STAR)).toContain('county: Ada County');
  expect(git.read('content/cities/caldwell.md')).toContain(TYPED);
  expect(git.read(BOISE)).toContain('order: 111');
});

it('is refused when another commit comes first at the last moment, and can be tried again', async () => {
  const github = gitHub();
  const { git } = github;
  const page = await openEditor(open, github);
  await signIn(page, github.token);
  await typeDescription(page, 'Boise, ID', TYPED);
  github.beforeCommit = () => {
    github.beforeCommit = () => {};
    commitElsewhere(github, STAR, ...COUNTY);
  };
  await pressSave(page);
  const refusal = said(page, 'The repository has been updated by someone else while saving.');
  await refusal.getByRole('button', { name: 'OK' }).click();
  expect(lastCommit(git).author).toBe('Someone Else');
  await save(page);
  expect(git.read(BOISE)).toContain(TYPED);
  expect(git.read(STAR)).toContain('county: Ada County');
});
