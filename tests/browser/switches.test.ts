import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { buildChanged, type ServedSite } from '../support/site.ts';

const open = browserForTests();
let site: ServedSite;

beforeAll(async () => {
  site = await buildChanged((content) =>
    content.edit('business.yaml', (text) =>
      text
        .replace('textMessages: true', 'textMessages: false')
        .replace('holidays: []', 'holidays:\n  - 2026-11-26\n  - 2026-11-27')
        .replace('load: click', 'load: visible'),
    ),
  );
});

afterAll(() => site.close());

it('offers no text message to a number that takes none', async () => {
  const { page } = await open('/contact', { baseUrl: site.baseUrl });
  await page.getByRole('button', { name: 'Call or Text' }).click();
  await page.getByRole('link', { name: 'Call (208) 555-0100' }).waitFor();
  expect(await page.getByRole('link', { name: 'Send a text' }).count()).toBe(0);
});

it('is closed on holidays', async () => {
  const { page } = await open('/contact', {
    baseUrl: site.baseUrl,
    before: (before) => before.clock.install({ time: new Date('2026-11-26T12:00:00-07:00') }),
  });
  await page.getByText('Opens Monday 8 AM').waitFor();
});

it('loads maps by themselves where the owner wants it', async () => {
  const asked: string[] = [];
  const { page } = await open('/contact', {
    baseUrl: site.baseUrl,
    before: (before) =>
      before.route('https://www.google.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<p>The real map</p>' });
      }),
  });
  const frame = page.locator('iframe[title="Map of Boise, ID"]');
  await frame.scrollIntoViewIfNeeded();
  await page.frameLocator('iframe[title="Map of Boise, ID"]').getByText('The real map').waitFor();
  expect(asked).toHaveLength(1);
});
