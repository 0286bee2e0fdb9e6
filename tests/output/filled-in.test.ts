import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContentFolder } from '../../scripts/content/read.ts';
import { inaccessible } from '../rules/axe.ts';
import { faultsOf, RULES } from '../rules/index.ts';
import { workerBrowser } from '../support/browser.ts';
import { type BuiltSite, readBuiltSite } from '../support/built-site.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { writeFullContent } from '../support/full-content.ts';
import { npmRun } from '../support/npm-run.ts';
import { filledInPages, pageKindsOf } from '../support/page-kinds.ts';
import { frozenPages, pageAt, texts } from '../support/pages.ts';
import { keepCities, SIX_CITIES } from '../support/small-content.ts';
import { writeFiles } from '../support/write-files.ts';

let folder: string;
let built: BuiltSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filled-in-'));
  const [content, out] = [join(folder, 'content'), join(folder, 'client')];
  const plain = join(folder, 'plain');
  await writeFiles(plain, keepCities(await readContentFolder(FROZEN_CONTENT), SIX_CITIES));
  await writeFullContent(plain, content);
  const business = join(content, 'business.yaml');
  // An office of which the content displays the city alone.
  const office = (await readFile(business, 'utf8'))
    .replace('  city: Nampa', '  street: 1 Hidden Lane\n  zip: "83699"\n  city: Nampa')
    .replace('43.5407', '43.54321')
    .replace('-116.5635', '-116.56789');
  await writeFile(business, office);
  const { code, output } = await npmRun('build', '--no-cards', '--content', content, '--out', out);
  if (code !== 0) throw new Error(output);
  built = await readBuiltSite(content, out, false);
});

afterAll(() => rm(folder, { recursive: true }));

/** One page of each kind that may have a picture. */
const pages = () => [
  ...filledInPages(join(folder, 'client')).map(({ path }) => path),
  ...pageKindsOf(join(folder, 'client')).filter((path) => path.startsWith('/places/')),
];

it('holds every rule with everything filled in', async () => {
  const faults: string[] = [];
  for (const [name, rule] of Object.entries(RULES)) {
    faults.push(...(await faultsOf(rule, built)).map((line) => `${name}: ${line}`));
  }
  expect(faults).toEqual([]);
});

it('can be used by everybody', async () => {
  const some = pages();
  const shown = new Map([...built.pages].filter(([path]) => some.includes(path)));
  expect(await inaccessible({ ...built, pages: shown }, await workerBrowser())).toEqual([]);
});

it('shows what the owner says of the notary on the home and the contact page, in the same words', () => {
  const home = pageAt(built.pages, '/');
  expect(texts(home, '.steps h3')).toEqual(['Call', 'Meet', 'Done']);
  expect(texts(home, '.testimonial .said')).toEqual(['March 15, 2026, on Google']);
  for (const path of ['/', '/contact']) {
    const page = pageAt(built.pages, path);
    const said = (part: string) => texts(page, `.your-notary ${part}`);
    expect(said('dt').map((label, index) => [label, said('dd')[index]])).toEqual([
      ['Insurance', 'To $25,000, with Sample Insurance & Sons'],
      ['A notary since', '2015'],
      ['Languages', 'English and Spanish'],
      ['First notarization', '$5'],
      ['Each additional notarization', '$5'],
      ['Travel', 'from $20, agreed before the trip'],
      ['Payment', 'cash, checks, Zelle'],
      ['Cancellation', 'free until the evening before'],
    ]);
    expect(page('.your-notary img').attr('alt')).toBe('A notary in a blue sweater');
  }
});

it('gives away nowhere what the owner does not display of the office', () => {
  const client = join(folder, 'client');
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const telling = files.filter((file) =>
    /Hidden Lane|83699|43\.54321|116\.56789/.test(readFileSync(file, 'latin1')),
  );
  expect(telling).toEqual([]);
});

it('leaves out what is not given', () => {
  const shown = [...frozenPages().values()].filter(
    ({ $ }) => $('.steps, .your-notary, .said').length > 0,
  );
  expect(shown.map(({ path }) => path)).toEqual([]);
});
