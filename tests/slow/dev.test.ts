import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { browserForTests, hydrateAll } from '../support/browser.ts';
import { freePort, startCommand } from '../support/commands.ts';
import { editFile, scratchFolder } from '../support/files.ts';
import { copyProject } from '../support/project-copy.ts';

const openPage = browserForTests();
const { site } = inject('sites');

/** The base path of a build that runs at the same time; links show whose content a page has. */
const BESIDE = '/beside/';

/** The message for an unknown state. */
const MISTAKE = 'state: expected a state such as ID or Idaho';

/** Requests of Vite's client, and the response instead of a page. */
const ALLOWED = /^asked for (ws|blob):|500/;

// A copy of the project, because these tests edit code.
const project = join(scratchFolder(), 'project');
const boise = join(project, 'content', 'cities', 'boise.md');
let server: ReturnType<typeof startCommand>;
let baseURL: string;
let isSaving = true;

beforeAll(async () => {
  copyProject(project, site.content);
  // The server starts with an error; the first test fixes it.
  editFile(boise, 'state: ID', 'state: ZZ');
  // Development has the editor even if the public site doesn't.
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

it('started with an error, shows it instead of a page, which appears once it is fixed', async () => {
  // The error response counts as a failed request.
  const { page } = await openPage('/areas/boise', { baseURL, allow: ALLOWED });
  await page.locator('vite-error-overlay', { hasText: MISTAKE }).waitFor();
  // With the editor, an owner can repair that.
  expect(await (await fetch(`${baseURL}/admin`)).text()).toContain('Loading the editor');
  editFile(boise, 'state: ZZ', 'state: ID');
  await page.getByText('Boise is the capital of Idaho').waitFor();
});

it('shows edits at once, errors over the page, and recovers', async () => {
  const { page } = await openPage('/areas/boise', { baseURL, allow: ALLOWED });
  editFile(boise, 'Boise is the capital', 'Boise is a capital');
  await page.getByText('Boise is a capital of Idaho').waitFor();
  editFile(boise, 'Boise is a capital', 'Boise is the capital');

  const facts = join(project, 'content', 'business.yaml');
  editFile(facts, 'region: ', 'region: North ');
  await page.getByText('Serving North').waitFor();
  editFile(facts, 'region: North ', 'region: ');

  const footer = join(project, 'components', 'footer', 'Footer.tsx');
  editFile(footer, '<footer', '<footer data-edited=""');
  await page.locator('footer[data-edited]').waitFor();
  editFile(footer, '<footer data-edited=""', '<footer');

  editFile(boise, 'state: ID', 'state: ZZ');
  const mistake = page.locator('vite-error-overlay', { hasText: MISTAKE });
  await mistake.waitFor();
  editFile(boise, 'state: ZZ', 'state: ID');
  await mistake.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
});

it("exits at once if SITE_URL isn't a plain origin", async () => {
  const variables = { SITE_URL: 'https://me:secret@www.example.org/site' };
  const { code, output } = await startCommand('dev', [], variables, project).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^SITE_URL: expected .* without user name/m);
  expect(output).not.toMatch(/^\s+at |secret/m);
});

it('hydrates every island without errors, handles unknown cities, and has the editor', async () => {
  const { page } = await openPage('/', {
    baseURL,
    // The editor requests two external hosts, which are unreachable here.
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

it('keeps what is typed in the editor, whatever happens to the content', async () => {
  const { page } = await openPage('/admin', {
    baseURL,
    allow: /^asked for (ws:|blob:|data:|https:)|^failed: https:|ERR_NAME_NOT_RESOLVED/,
  });
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
  await page.evaluate(() => document.body.setAttribute('data-typed', ''));

  const status = async () => (await fetch(`${baseURL}/areas/boise`)).status;
  editFile(boise, 'state: ID', 'state: ZZ');
  await expect.poll(status).toBe(500);
  expect((await fetch(`${baseURL}/admin/config.json`)).status).toBe(200);
  editFile(boise, 'state: ZZ', 'state: ID');
  await expect.poll(status).toBe(200);
  expect(await page.locator('body[data-typed]').count()).toBe(1);
});

it('reloads after edits of a schema and of a drawing', async () => {
  const { page } = await openPage('/areas/boise', {
    baseURL,
    // The server is briefly down while Vite restarts.
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
  await page.getByRole('heading', { level: 1 }).waitFor();

  const card = async () => {
    const response = await fetch(`${baseURL}/cards/home.png`);
    return Buffer.from(await response.arrayBuffer()).toString('base64');
  };
  const first = await card();
  editFile(
    join(project, 'scripts/artwork/card.svg'),
    'class="sheet" x="44"',
    'class="sheet" x="54"',
  );
  await expect.poll(card).not.toBe(first);
  const second = await card();
  editFile(
    join(project, 'scripts/artwork/drawing.ts'),
    'return withColors.replace(',
    'return withColors.replace(\'x="54"\', \'x="64"\').replace(',
  );
  await expect.poll(card).not.toBe(second);
});

it('serves public/ as is, and reports a file that conflicts with a page', async () => {
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
    hasText: 'would replace the page /areas',
  });
  await mistake.waitFor();
  rmSync(wrong);
  await mistake.waitFor({ state: 'detached' });
});

it('shows each of forty saves without errors while checks and builds run', async () => {
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
