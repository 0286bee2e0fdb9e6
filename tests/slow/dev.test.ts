import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { browserForTests, hydrateAll } from '../support/browser.ts';
import { freePort, startCommand } from '../support/commands.ts';
import { editFile, scratchFolder } from '../support/files.ts';
import { copyProject } from '../support/project-copy.ts';

const openPage = browserForTests();
const { site } = inject('sites');

/** Where the site stands that is built beside the server: its links tell whose content a page has. */
const BESIDE = '/beside/';

/** What is said of a state that there is not. */
const MISTAKE = 'state: expected a state such as ID or Idaho';

/** What Vite's client asks for, and the answer in the place of a page. */
const ALLOWED = /^asked for (ws|blob):|500/;

// Code is edited too, so it is a copy of the project that runs.
const project = join(scratchFolder(), 'project');
const boise = join(project, 'content', 'cities', 'boise.md');
let server: ReturnType<typeof startCommand>;
let baseURL: string;
let isSaving = true;

beforeAll(async () => {
  copyProject(project, site.content);
  // The command starts with an error; the first test fixes it.
  editFile(boise, 'state: ID', 'state: ZZ');
  // Whatever holds for the public site, this one has the editor.
  editFile(join(project, 'content', 'business.yaml'), 'enabled: true', 'enabled: false');
  server = startCommand('dev', ['--port', `${await freePort()}`], {}, project);
  const printedAddress = () =>
    /Local:\s+(\S+)\/\s/.exec(server.output())?.[1] ?? expect.fail(server.output());
  baseURL = await vi.waitFor(printedAddress, { timeout: 100_000 });
});

afterAll(() => {
  isSaving = false;
  server.kill('SIGINT');
});

it('started with an error, shows it in place of a page, which comes by itself once it is fixed', async () => {
  // The answer in place of the page is a failed request.
  const { page } = await openPage('/areas/boise', { baseURL, allow: ALLOWED });
  await page.locator('vite-error-overlay', { hasText: MISTAKE }).waitFor();
  editFile(boise, 'state: ZZ', 'state: ID');
  await page.getByText('Boise is the capital of Idaho').waitFor();
});

it('shows an edit of the content by itself, a mistake over the page, and recovers', async () => {
  const { page } = await openPage('/areas/boise', { baseURL, allow: ALLOWED });
  editFile(boise, 'Boise is the capital', 'Boise is a capital');
  await page.getByText('Boise is a capital of Idaho').waitFor();
  editFile(boise, 'Boise is a capital', 'Boise is the capital');

  editFile(boise, 'state: ID', 'state: ZZ');
  const mistake = page.locator('vite-error-overlay', { hasText: MISTAKE });
  await mistake.waitFor();
  editFile(boise, 'state: ZZ', 'state: ID');
  await mistake.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
});

it('ends at once with an address of the site that is no plain origin', async () => {
  const variables = { SITE_URL: 'https://me:secret@www.example.org/site' };
  const { code, output } = await startCommand('dev', [], variables, project).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^SITE_URL: expected .* without user name/m);
  expect(output).not.toMatch(/^\s+at |secret/m);
});

it('hydrates every island without a complaint, knows unknown cities, and has the editor', async () => {
  const { page } = await openPage('/', {
    baseURL,
    // The editor asks two hosts of its own, which are out of reach here.
    allow: /^asked for (ws:|blob:|data:|https:)|^failed: https:|ERR_NAME_NOT_RESOLVED/,
  });
  for (const path of ['/', '/places', '/contact']) {
    await page.goto(`.${path}`);
    await hydrateAll(page);
  }
  await page.goto('./areas/bosie');
  await page.getByRole('heading', { name: 'Mobile Notary Services in Bosie, ID' }).waitFor();
  await page.goto('./admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
});

it('takes an edit of a schema and of a drawing', async () => {
  const { page } = await openPage('/areas/boise', {
    baseURL,
    // The server is not there for a moment while Vite starts itself anew.
    allow: /^asked for (ws|blob):|500|^failed: |ERR_CONNECTION_(REFUSED|RESET)|^Failed to fetch/,
  });
  const schema = join(project, 'model', 'schemas', 'city.ts');
  const [ruleBefore, rule] = [
    'state: state(),',
    "state: state().refine(() => false, 'not this state'),",
  ];
  editFile(schema, ruleBefore, rule);
  const mistake = page.locator('vite-error-overlay', { hasText: 'state: not this state' });
  await mistake.waitFor();
  editFile(schema, rule, ruleBefore);
  await mistake.waitFor({ state: 'detached' });

  const mapText = async () => (await fetch(`${baseURL}/maps/valley.svg`)).text();
  expect(await mapText()).not.toContain('data-edited');
  editFile(join(project, 'scripts/artwork/map/map.svg'), '<svg ', '<svg data-edited="svg" ');
  await expect.poll(mapText).toContain('data-edited="svg"');
  editFile(
    join(project, 'scripts/artwork/drawing.ts'),
    'return withColors.replace(',
    "return withColors.replace('data-edited', 'data-edited-code').replace(",
  );
  await expect.poll(mapText).toContain('data-edited-code="svg"');
});

it('serves public/ as it is, and tells of a file there that would take the place of a page', async () => {
  const publicFolder = join(project, 'public');
  for (const path of ['/google0123456789abcdef.html', '/.well-known/security.txt']) {
    expect(await (await fetch(`${baseURL}${path}`)).text()).toBe(
      readFileSync(join(publicFolder, path), 'utf8'),
    );
  }
  const { page } = await openPage('/areas/boise', { baseURL, allow: ALLOWED });
  const wrong = join(publicFolder, 'areas.html');
  writeFileSync(wrong, 'Mine');
  const mistake = page.locator('vite-error-overlay', {
    hasText: 'would take the place of the page /areas',
  });
  await mistake.waitFor();
  rmSync(wrong);
  await mistake.waitFor({ state: 'detached' });
});

it('shows each of forty saves, and never an error, while checks and builds run beside it', async () => {
  const repeat = async (name: string, variables = {}) => {
    const failures: string[] = [];
    do {
      const { code, output } = await startCommand(name, [], variables, project).ended;
      if (code !== 0) failures.push(output);
    } while (isSaving);
    return failures;
  };
  const beside = Promise.all([
    repeat('check'),
    repeat('build', { CARDS: 'false', SITE_BASE: BESIDE }),
  ]);

  let sentence = 'Boise is the capital of Idaho.';
  for (let save = 1; save <= 40; save++) {
    const next = `Boise is the capital of Idaho, as of save ${save}.`;
    editFile(boise, sentence, next);
    sentence = next;

    const page = async () => {
      const response = await fetch(`${baseURL}/areas/boise`);
      return { status: response.status, text: await response.text() };
    };
    const answers: Awaited<ReturnType<typeof page>>[] = [];
    const lastText = async () => {
      const answer = await page();
      answers.push(answer);
      return answer.text;
    };
    await expect.poll(lastText, { interval: 20 }).toContain(next);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.filter(({ text }) => text.includes(BESIDE))).toEqual([]);
  }

  isSaving = false;
  expect((await beside).flat()).toEqual([]);
});
