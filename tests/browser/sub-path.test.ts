import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserForTests, goTo, type Visit } from '../support/browser.ts';
import { runHere } from '../support/run-here.ts';
import { buildChanged, type ServedSite } from '../support/site.ts';
import { PAGE_KINDS } from '../support/spec.ts';

/** Built to stand below https://www.example.com/site/, at once with one that stands at the top. */
let site: ServedSite;

beforeAll(async () => {
  site = await buildChanged(
    async (content) => {
      await content.write('redirects.yaml', 'redirects:\n  - from: /old\n    to: /contact\n');
      await content.edit('business.yaml', (text) => `${text}\nform:\n  endpoint: /messages\n`);
    },
    ...['--no-cards', '--base', '/site/'],
  );
});

afterAll(() => site.close());

const openPage = browserForTests();
const open = (path: string, visit: Visit = {}) =>
  openPage(`/site${path}`, { baseUrl: site.baseUrl, ...visit });

/** What a file holds that leads to the top of the domain instead of below the base. */
function strays(text: string): string[] {
  return text.match(/(["'(=]|&quot;)\/(?!\/|site\/|>)[^"'&)]*/g) ?? [];
}

it('writes no address that leads past the base', () => {
  const files = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|txt|xml|vcf)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const text = readFileSync(join(site.folder, file), 'utf8').replace(/<style>.*<\/style>/s, '');
    expect({ file, strays: strays(text) }).toEqual({ file, strays: [] });
    const absolute = text.match(/https:\/\/www\.example\.com(?!\/site\/)[^"<\s)]*/g);
    expect({ file, absolute }).toEqual({ file, absolute: null });
  }
  const read = (name: string) => readFileSync(join(site.folder, name), 'utf8');
  expect(read('_redirects')).toBe('/site/old /site/contact 301\n');
  expect(read('old.html')).toContain('content="0;url=/site/contact"');
  expect(read('contact.html')).toContain('action="/site/messages"');
  expect(read('_headers').match(/^\/(?!site\/)/m)).toBeNull();
});

it('asks only below the base, from pages and islands', async () => {
  const { page, complaints, requests } = await open('/');
  for (const path of PAGE_KINDS) {
    await goTo(page, `/site${path}`);
    for (const island of await page.locator('[data-island]:visible').all()) {
      await island.dispatchEvent('pointerover');
    }
    const pending = page.locator('[data-when=interaction]:visible:not([data-hydrated])');
    await expect.poll(() => pending.count()).toBe(0);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(0);
    const past = [...links, ...requests].filter((address) => !address?.startsWith('/site/'));
    expect({ path, past }).toEqual({ path, past: [] });
  }
  expect(complaints).toEqual([]);
});

it('leads on from an old address', async () => {
  const { page, complaints } = await open('/old');
  await page.waitForURL('**/site/contact');
  expect(complaints).toEqual([]);
});

it('leads from page to page, by links, menu and map', async () => {
  const { page, complaints } = await open('/', { width: 375 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Service Areas').click();
  await page.waitForURL('**/site/locations');
  await page.getByRole('figure').first().getByText('Boise', { exact: true }).click();
  await page.waitForURL('**/site/areas/boise');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL(/\/site\/$/);
  expect(complaints).toEqual([]);
});

it('searches places, and keeps the query in the address', async () => {
  const { page } = await open('/places?q=ontario');
  await page.getByText('5 of 165 places').waitFor();
  await page.getByPlaceholder('Search places or cities...').fill('zoo');
  await page.waitForURL('**/site/places?q=zoo');
});

it('knows unknown cities, and cities in other letters', async () => {
  const { page, complaints } = await open('/areas/silver-city');
  await page.getByRole('heading', { name: 'Mobile Notary Services in Silver City, ID' }).waitFor();
  expect(complaints).toEqual([]);
  const known = await open('/Locations/BOISE/');
  await known.page.waitForURL('**/site/areas/boise');
});

it('is missing beside its base', async () => {
  for (const path of ['/', '/areas/boise', '/sitexyz', '/site']) {
    expect((await fetch(site.baseUrl + path)).status).toBe(404);
  }
});

it.each(['site', '//x', '/a b/', '/a/../', '/site'])('refuses --base %s', async (base) => {
  const { code, output } = await runHere('build', '--base', base);
  expect(code).toBe(2);
  expect(output).toContain(`--base: expected a path such as /site/, found "${base}".`);
  expect(output).not.toContain('    at ');
});
