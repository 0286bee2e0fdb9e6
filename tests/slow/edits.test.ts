import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { validateContent } from '../../scripts/content/index.ts';
import { type RawFile, readContentFolder } from '../../scripts/content/read.ts';
import { readBuiltSite } from '../site/built-site.ts';
import { faultsOf, RULES } from '../site/rules.ts';
import { checkedEdit, settings } from '../support/checked-edit.ts';
import { FIXTURE } from '../support/fixture.ts';
import { mutate } from '../support/mutations.ts';
import { npmRun } from '../support/npm-run.ts';
import { seededRandom } from '../support/random.ts';
import { writeFiles } from '../support/write-files.ts';

const TIMES = 1000;
const seed = Number(process.env.MUTATION_SEED ?? 20_261);

it('ends each of a thousand random edits in a clean build or in a message with file and line', async () => {
  console.log(`Seed of the edits: ${seed} (MUTATION_SEED=${seed} repeats them)`);
  const random = seededRandom(seed);
  const original = await readContentFolder(FIXTURE);
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
  const [folder, site] = [join(root, 'content'), join(root, 'client')];
  await writeFiles(
    folder,
    files.filter(({ picture }) => picture === undefined),
  );
  await cp(join(FIXTURE, 'pictures'), join(folder, 'pictures'), { recursive: true });
  const { code, output } = await npmRun('build', '--content', folder, '--out', site);
  if (code !== 0) return [output];
  const built = await readBuiltSite(folder, site);
  const faults = await Promise.all(Object.values(RULES).map((rule) => faultsOf(rule, built)));
  await rm(root, { recursive: true });
  return faults.flat();
}
