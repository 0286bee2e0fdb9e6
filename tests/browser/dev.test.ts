import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { browserForTests, hydrateAll } from '../support/browser.ts';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { freePort } from '../support/free-port.ts';
import { pageKindsOf } from '../support/page-kinds.ts';

const open = browserForTests();
const { site } = inject('sites');
let content: ContentCopy;
let server: ChildProcessWithoutNullStreams;
let baseUrl: string;

beforeAll(async () => {
  content = await copyContent(site.content);
  // Node itself, so that the end of the test ends it; any free port, so that no other answers.
  server = spawn(process.execPath, [
    ...['--import', 'tsx', 'scripts/dev.ts'],
    ...['--content', content.folder, '--port', `${await freePort()}`],
  ]);
  baseUrl = await new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (data) => {
      output += data;
      // Vite colors its words wherever CI is set.
      const address = /Local:\s+(\S+?)\/?\s/.exec(stripVTControlCharacters(output))?.[1];
      if (address !== undefined) resolve(address);
    });
    server.on('close', () => reject(new Error(output)));
  });
});

afterAll(async () => {
  const closed = once(server, 'close');
  server.kill();
  await closed;
  await content.dispose();
});

it('hydrates every island without a complaint, knows unknown cities, and has the editor', async () => {
  const { page, go } = await open('/', { baseUrl, allow: /^asked for (ws|blob|data):/ });
  for (const path of pageKindsOf(site.folder)) {
    await go(path);
    await hydrateAll(page);
  }
  await go('/areas/bosie');
  await page.getByRole('heading', { name: 'Mobile Notary Services in Bosie, ID' }).waitFor();
  await go('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
});

it('shows an edit of the content by itself, a mistake over the page, and recovers', async () => {
  const { page } = await open('/areas/boise', { baseUrl, allow: /^asked for ws:/ });
  const edit = (from: string, to: string) =>
    content.edit('cities/boise.md', (text) => text.replace(from, to));
  await edit('Boise is the capital', 'Boise is a capital');
  await page.getByText('Boise is a capital of Idaho').waitFor();
  await edit('state: ID', 'state: WA');
  const mistake = page.getByText('state: expected ID or OR');
  await mistake.waitFor();
  await edit('state: WA', 'state: ID');
  await mistake.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
});
