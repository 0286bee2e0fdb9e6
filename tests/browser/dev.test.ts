import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { browserForTests, hydrateAll } from '../support/browser.ts';
import { startCommand } from '../support/commands.ts';
import { editFile, scratchFolder } from '../support/files.ts';
import { FIXTURE_PUBLIC } from '../support/fixture.ts';
import { pageKindsOf } from '../support/page-kinds.ts';

const openPage = browserForTests();
const { site } = inject('sites');
const content = scratchFolder();
const publicFolder = scratchFolder();
let server: ReturnType<typeof startCommand>;
let baseURL: string;

beforeAll(async () => {
  cpSync(site.content, content, { recursive: true });
  cpSync(FIXTURE_PUBLIC, publicFolder, { recursive: true });
  // Any free port.
  const folders = ['--content', content, '--public', publicFolder];
  server = startCommand('dev', [...folders, '--port', '0']);
  const printedAddress = () =>
    /Local:\s+(\S+)\/\s/.exec(server.output())?.[1] ?? expect.fail(server.output());
  baseURL = await vi.waitFor(printedAddress, { timeout: 100_000 });
});

afterAll(async () => {
  server.kill('SIGINT');
  expect((await server.ended).code).toBe(130);
});

it('hydrates every island without a complaint, knows unknown cities, and has the editor', async () => {
  const { page } = await openPage('/', { baseURL, allow: /^asked for (ws|blob|data):/ });
  for (const path of pageKindsOf(site.folder)) {
    await page.goto(`.${path}`);
    await hydrateAll(page);
  }
  await page.goto('./areas/bosie');
  await page.getByRole('heading', { name: 'Mobile Notary Services in Bosie, ID' }).waitFor();
  await page.goto('./admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
});

it('shows an edit of the content by itself, a mistake over the page, and recovers', async () => {
  const { page } = await openPage('/areas/boise', { baseURL, allow: /^asked for ws:/ });
  const edit = (from: string, to: string) => editFile(join(content, 'cities/boise.md'), from, to);

  edit('Boise is the capital', 'Boise is a capital');
  await page.getByText('Boise is a capital of Idaho').waitFor();
  edit('state: ID', 'state: WA');
  const mistake = page.getByText('state: expected ID or OR');
  await mistake.waitFor();
  edit('state: WA', 'state: ID');
  await mistake.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
});

it('serves public/ as it is, and tells of a file there that would take the place of a page', async () => {
  const textOf = async (path: string) => (await fetch(`${baseURL}${path}`)).text();
  for (const path of ['/google0123456789abcdef.html', '/.well-known/security.txt']) {
    expect(await textOf(path)).toBe(readFileSync(join(publicFolder, path), 'utf8'));
  }
  const { page } = await openPage('/areas/boise', { baseURL, allow: /^asked for ws:/ });
  const wrong = join(publicFolder, 'areas.html');
  writeFileSync(wrong, 'Mine');
  const mistake = page.getByText('this file would take the place of the page /areas');
  await mistake.waitFor();
  rmSync(wrong);
  await mistake.waitFor({ state: 'detached' });
});
