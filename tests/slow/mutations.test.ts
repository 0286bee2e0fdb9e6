import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { validateContent } from '../../scripts/content/index.ts';
import { type RawFile, readContentFolder } from '../../scripts/content/read.ts';
import { checkedEdit, settings } from '../support/checked-edit.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { mutate } from '../support/mutations.ts';
import { npmRun } from '../support/npm-run.ts';
import { graph, readPages } from '../support/pages.ts';
import { seededRandom } from '../support/random.ts';
import { keepCities, SIX_CITIES } from '../support/small-content.ts';
import { readHours, untruths } from '../support/truth.ts';
import { writeFiles } from '../support/write-files.ts';

const TIMES = 1000;
const seed = Number(process.env.MUTATION_SEED ?? 20_261);

it('ends each of a thousand random edits in a clean build or in a message with file and line', async () => {
  console.log(`Seed of the edits: ${seed} (MUTATION_SEED=${seed} repeats them)`);
  const random = seededRandom(seed);
  const original = keepCities(await readContentFolder(FROZEN_CONTENT), SIX_CITIES);
  // The first edit of each file that the checker lets pass goes into one site, if it fits there.
  let passed: readonly RawFile[] = original;
  const settled = new Set<string>();
  let clean = 0;
  for (let time = 0; time < TIMES; time++) {
    const mutation = mutate(original, random);
    const { files, touched } = mutation;
    if (!checkedEdit(mutation)) continue;
    clean++;
    if (touched.some((path) => settled.has(path))) continue;
    const together = [
      ...passed.filter(({ path }) => !touched.includes(path)),
      ...files.filter(({ path }) => touched.includes(path)),
    ];
    if (validateContent(together, settings).content === undefined) continue;
    passed = together;
    for (const path of touched) settled.add(path);
  }
  console.log(`${clean} of ${TIMES} edits were clean.`);
  expect(clean).toBeGreaterThan(0);
  expect(clean).toBeLessThan(TIMES);
  expect(settled.size).toBeGreaterThan(30);
  expect(await faultsOfSite(passed)).toEqual([]);
}, 1_800_000);

/** Builds a site and says what is wrong with its pages. */
async function faultsOfSite(files: readonly RawFile[]): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'mutated-'));
  const folder = join(root, 'content');
  await writeFiles(folder, files);
  const site = join(root, 'client');
  const { code, output } = await npmRun('build', '--content', folder, '--out', site, '--no-cards');
  if (code !== 0) return [output];
  const pages = readPages(site);
  const hours = readHours(folder);
  await rm(root, { recursive: true });
  const faults = [...pages.values()].flatMap((page) => {
    const { path, $ } = page;
    const text = $('body').clone().find('script, style').remove().end().text();
    const links = $('a[href^="/"]')
      .toArray()
      .map((a) => ($(a).attr('href') ?? '').replace(/[?#].*$/, ''))
      .filter((href) => href !== '/contact.vcf' && !pages.has(href));
    return [
      ...($('h1').length === 1 ? [] : [`${path} has ${$('h1').length} main headings`]),
      ...(/[{}]|undefined|\[object|\bNaN\b/.exec(text) ?? []).map(
        (found) => `${path} shows ${found}`,
      ),
      ...links.map((href) => `${path} links to ${href}`),
      ...($('script:not([type])').length > 1 ? [`${path} has a script`] : []),
      ...(graph($).length > 0 ? untruths(page, hours) : [`${path} has no graph`]),
    ];
  });
  return pages.size > 40 ? faults : [`There are ${pages.size} pages.`, ...faults];
}
