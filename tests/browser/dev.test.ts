import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { browserForTests, hydrateAll } from '../support/browser.ts';
import { startCommand } from '../support/commands.ts';
import { editFile, scratchFolder } from '../support/files.ts';
import { pageKindsOf } from '../support/page-kinds.ts';

const open = browserForTests();
const { site } = inject('sites');
const content = scratchFolder();
let server: ReturnType<typeof startCommand>;
let baseURL: string;

beforeAll(async () => {
  cpSync(site.content, content, { recursive: true });
  // Any free port.
  server = startCommand('dev', ['--content', content, '--port', '0']);
  const told = () =>
    /Local:\s+(\S+)\/\s/.exec(server.output())?.[1] ?? expect.fail(server.output());
  baseURL = await vi.waitFor(told, { timeout: 100_000 });
});

afterAll(async () => {
  server.kill('SIGINT');
  expect((await server.ended).code).toBe(130);
});

it('hydrates every island without a complaint, knows unknown cities, and has the editor', async () => {
  const { page } = await open('/', { baseURL, allow: /^asked for (ws|blob|data):/ });
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
  const { page } = await open('/areas/boise', { baseURL, allow: /^asked for ws:/ });
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
