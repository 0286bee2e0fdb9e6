import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserForTests, goTo } from '../support/browser.ts';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { type DevServer, devServer } from '../support/dev-server.ts';
import { PAGE_KINDS } from '../support/spec.ts';

const open = browserForTests();
let content: ContentCopy;
let server: DevServer;
let baseUrl: string;

beforeAll(async () => {
  content = await copyContent();
  server = await devServer(content.folder);
  baseUrl = server.baseUrl;
});

afterAll(async () => {
  await server.close();
  await content.dispose();
});

it('hydrates every island without a complaint', async () => {
  const { page, complaints } = await open('/', { baseUrl });
  for (const path of PAGE_KINDS) {
    await goTo(page, path);
    const islands = page.locator('[data-island]:visible');
    // In development the loader may come after the load event, so the interaction is repeated.
    await expect
      .poll(async () => {
        for (const island of await islands.all()) {
          await island.scrollIntoViewIfNeeded();
          await island.dispatchEvent('pointerover');
        }
        return page.locator('[data-island]:not([data-hydrated]):visible').count();
      })
      .toBe(0);
  }
  expect(complaints.filter((complaint) => !complaint.includes('asked for ws:'))).toEqual([]);
});

it('shows an unknown city in development too', async () => {
  const { page } = await open('/areas/bosie', { baseUrl });
  await page.getByRole('heading', { name: 'Mobile Notary Services in Bosie, ID' }).waitFor();
});

it('shows an edit of the content by itself, a mistake over the page, and recovers', async () => {
  const { page } = await open('/areas/boise', { baseUrl });
  await content.edit('cities/boise.md', (text) =>
    text.replace('Fifteen years', 'Fifteen whole years'),
  );
  await page.getByText('Fifteen whole years of building').waitFor();
  await content.edit('cities/boise.md', (text) => text.replace('state: ID', 'state: WA'));
  await page.getByText('state: expected ID or OR').waitFor();
  await content.edit('cities/boise.md', (text) => text.replace('state: WA', 'state: ID'));
  await page.getByText('state: expected ID or OR').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
});

it('has the editor', async () => {
  const { page, complaints } = await open('/admin', { baseUrl });
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
  expect(complaints.filter((line) => !/asked for (blob|data):/.test(line))).toEqual([]);
});
