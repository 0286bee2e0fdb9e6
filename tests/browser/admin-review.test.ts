import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { errorsIn, lastCommit } from '../support/github/checked-commit.ts';
import {
  description,
  draftsOf,
  gitHubForTests,
  openEditor,
  pressSave,
  said,
  signIn,
  typeDescription,
  typeInto,
} from '../support/github/editor.ts';

const open = browserForTests();
const gitHub = gitHubForTests();

/** The settings of who has chosen "save: pull-request" (scripts/editor/editor-config.ts). */
const REVIEW = { publish_mode: 'editorial_workflow' };
const TYPED = 'Typed by hand into the form of a city, for somebody else to look at.';
const BRANCH = 'cms/cities/boise';

it('saves to a pull request, shows its page, and publishes it by merging', async () => {
  const github = gitHub();
  const { git, pulls } = github;
  const page = await openEditor(open, github, REVIEW);
  await signIn(page, github.token);
  await typeDescription(page, 'Boise, ID', TYPED);
  await pressSave(page);
  await expect
    .poll(() => pulls.find({ head: BRANCH }))
    .toMatchObject([{ base: 'main', draft: true, labels: ['sveltia-cms/draft'] }]);
  expect(git.log(git.head('main') ?? '')).toHaveLength(1);
  expect(lastCommit(git, BRANCH).files).toHaveProperty(
    ['content/cities/boise.md', 1],
    `+description: ${TYPED}`,
  );
  expect(await errorsIn(git, BRANCH)).toEqual([]);

  await expect.poll(() => draftsOf(page)).not.toContain(TYPED);

  // The page of a preview deploy, once the host has reported one.
  const address = 'https://a-preview.example.com';
  github.deployed.set(git.head(BRANCH) ?? '', address);
  await page.context().route(`${address}/**`, (route) => route.fulfill({ body: 'A preview' }));
  await page.reload();
  expect(await description(page).inputValue()).toBe(TYPED);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'View Preview' }).click();
  expect((await opened).url()).toBe(`${address}/areas/boise`);

  await page.getByRole('button', { name: /^Status: / }).click();
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  await expect
    .poll(() => pulls.byNumber(1))
    .toMatchObject({
      draft: false,
      labels: ['sveltia-cms/pending_publish'],
    });
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  const question = said(page, 'Your changes will take effect right away.');
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => pulls.byNumber(1)?.merged).toBe(true);
  await expect.poll(() => git.head(BRANCH)).toBe(undefined);
  expect(lastCommit(git)).toMatchObject({
    author: github.login,
    files: { 'content/cities/boise.md': expect.arrayContaining([`+description: ${TYPED}`]) },
  });
  expect(await errorsIn(git)).toEqual([]);

  // A file with comments is another pull request.
  const facts = git.read('content/business.yaml') ?? '';
  await page.getByRole('treeitem', { name: 'Business facts' }).click();
  await typeInto(page.getByRole('textbox', { name: 'Phone' }), '(208) 555-0199');
  await pressSave(page);
  await expect.poll(() => pulls.byNumber(2)?.labels).toEqual(['sveltia-cms/draft']);
  const branch = pulls.byNumber(2)?.head;
  expect(git.read('content/business.yaml', branch)).toBe(facts.replace('555-0100', '555-0199'));
});
