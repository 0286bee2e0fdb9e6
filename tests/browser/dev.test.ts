import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { startCommand } from '../support/commands.ts';
import { editFile, scratchFolder } from '../support/files.ts';
import { copyProject } from '../support/project-copy.ts';

const openPage = browserForTests();
const { site } = inject('sites');

// Code is edited too, so it is a copy of the project that runs.
const project = join(scratchFolder(), 'project');
const boise = join(project, 'content', 'cities', 'boise.md');
let server: ReturnType<typeof startCommand>;
let baseURL: string;

/** What the server answers to an address. */
async function answerTo(path: string) {
  const response = await fetch(`${baseURL}${path}`);
  return { status: response.status, text: await response.text() };
}

beforeAll(async () => {
  copyProject(project, site.content);
  // The command starts with an error; the first test fixes it.
  editFile(boise, 'state: ID', 'state: ZZ');
  // Whatever holds for the public site, this one has the editor.
  editFile(join(project, 'content', 'business.yaml'), 'enabled: true', 'enabled: false');

  // Any free port.
  server = startCommand('dev', ['--port', '0'], project);
  const printedAddress = () =>
    /Local:\s+(\S+)\/\s/.exec(server.output())?.[1] ?? expect.fail(server.output());
  baseURL = await vi.waitFor(printedAddress, { timeout: 100_000 });
});

afterAll(async () => {
  server.kill('SIGINT');
  expect((await server.ended).code).toBe(130);
});

it('started with an error, tells it before its address and in place of pages, until it is fixed', async () => {
  const mistake = 'state: expected a state such as ID or Idaho';
  expect(server.output()).toMatch(/state: expected a state such as ID or Idaho.*Local: /s);
  expect(await answerTo('/areas')).toMatchObject({
    status: 500,
    text: expect.stringContaining(mistake),
  });

  // The answer in place of the page is a failed request.
  const { page } = await openPage('/areas/boise', {
    baseURL,
    allow: /^asked for ws:|500/,
  });
  await page.locator('body > pre', { hasText: mistake }).waitFor();
  editFile(boise, 'state: ZZ', 'state: ID');
  await page.getByText('Boise is the capital of Idaho').waitFor();
});

it('shows an edit of the content by itself, a mistake over the page, and recovers', async () => {
  const { page } = await openPage('/areas/boise', {
    baseURL,
    allow: /^asked for ws:/,
  });
  const edit = (from: string, to: string) => editFile(boise, from, to);

  edit('Boise is the capital', 'Boise is a capital');
  await page.getByText('Boise is a capital of Idaho').waitFor();
  edit('state: ID', 'state: ZZ');
  const mistake = page.getByText('state: expected a state such as ID or Idaho');
  await mistake.waitFor();
  edit('state: ZZ', 'state: ID');
  await mistake.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
});

it('tells the warnings once, and how many they are at each later save', async () => {
  const timesTold = () =>
    server.output().split('Write at least 45 that fit this city alone.').length;
  const before = timesTold();
  expect(before).toBeGreaterThan(1);

  const savesTold = () => server.output().match(/fine: \d+ warnings as before/g)?.length ?? 0;
  const saves = savesTold();
  editFile(boise, 'Boise is', 'This city is');
  await expect.poll(savesTold).toBeGreaterThan(saves);
  expect(timesTold()).toBe(before);
});
