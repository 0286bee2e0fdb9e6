import { afterAll, beforeAll, expect, it } from 'vitest';
import { inaccessible } from '../rules/axe.ts';
import { faultsOf, RULES } from '../rules/index.ts';
import { workerBrowser } from '../support/browser.ts';
import { type BuiltSite, readBuiltSite } from '../support/built-site.ts';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { FULL_CREDENTIALS } from '../support/full-credentials.ts';
import { npmRun } from '../support/npm-run.ts';
import { frozenPages, graph, pageAt, texts } from '../support/pages.ts';
import { overDocumentBudget } from '../weight/over-budget.ts';

let content: ContentCopy;
let built: BuiltSite;

beforeAll(async () => {
  content = await copyContent();
  for (const [path, change] of Object.entries(FULL_CREDENTIALS)) await content.edit(path, change);
  const out = `${content.folder}/../client`;
  const { code, output } = await npmRun(
    ...['build', '--no-cards', '--content', content.folder, '--out', out],
  );
  if (code !== 0) throw new Error(output);
  built = await readBuiltSite(content.folder, out, false);
});

afterAll(() => content.dispose());

it('holds every rule with every credential filled in', async () => {
  const faults: string[] = [];
  for (const [name, rule] of Object.entries(RULES)) {
    faults.push(...(await faultsOf(rule, built)).map((line) => `${name}: ${line}`));
  }
  expect(faults).toEqual([]);
  expect(overDocumentBudget(built.pages.values())).toEqual([]);
});

it('can be used by everybody', async () => {
  const pages = new Map([...built.pages].filter(([path]) => ['/', '/contact'].includes(path)));
  expect(await inaccessible({ ...built, pages }, await workerBrowser())).toEqual([]);
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
  expect(texts(home, '.testimonial .said')).toEqual(['March 15, 2026, on Google']);
  for (const path of ['/', '/contact']) {
    const page = pageAt(built.pages, path);
    expect(texts(page, '.notary-name')).toEqual(['Sample Notary']);
    expect(texts(page, '.your-notary li')).toHaveLength(9);
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
