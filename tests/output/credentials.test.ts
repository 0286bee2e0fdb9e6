import { mkdtemp, rm } from 'node:fs/promises';
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
import { frozenPages, graph, pageAt, texts } from '../support/pages.ts';
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

it('holds every rule with every credential filled in', async () => {
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

it('shows them on the home page, and who comes on the contact page', () => {
  const home = pageAt(built.pages, '/');
  expect(texts(home, '.credential-band li')).toEqual([
    'Commissioned in Idaho',
    'Insured to $25,000',
    'Background-checked',
  ]);
  expect(texts(home, '.steps h3')).toEqual(['Call', 'Meet', 'Done']);
  expect(texts(home, '.fee-lines dt')).toEqual([
    'First notarization',
    'Each additional notarization',
    'Travel',
  ]);
  expect(texts(home, '.fee-lines + p')).toEqual([
    'Sample law lets a notary charge $5 for each notarization, and a travel fee that you agree to before.',
  ]);
  expect(texts(home, '.testimonial .said')).toEqual(['March 15, 2026, on Google']);
  for (const path of ['/', '/contact']) {
    const page = pageAt(built.pages, path);
    expect(texts(page, '.notary-name')).toEqual(['Sample Notary']);
    expect(texts(page, '.your-notary li')).toHaveLength(9);
    expect(page('.your-notary img').attr('alt')).toBe('A notary in a blue sweater');
    expect(texts(page, '.review-links')).toEqual([
      'Read our reviews on Google, Yelp, and Facebook',
    ]);
  }
});

it('tells search engines of them on those two pages alone', () => {
  const marked = [...built.pages.values()].filter(({ $ }) => graph($)[0]?.hasCredential);
  expect(marked.map(({ path }) => path).toSorted()).toEqual(['/', '/contact']);
});

it('leaves out what is not given', () => {
  const parts = '.credential-band, .steps, .fee-lines, .your-notary, .review-links, .said';
  const shown = [...frozenPages().values()].filter(({ $ }) => $(parts).length > 0);
  expect(shown.map(({ path }) => path)).toEqual([]);
});
