import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { formatDiagnostic } from '../../scripts/content/diagnostic.ts';
import { checkContent, type RawFile, readContentFolder } from '../../scripts/content/index.ts';
import { siteFolder } from '../../scripts/settings.ts';
import { readBuiltSite } from '../site/built-site.ts';
import { faultsOf, RULES } from '../site/rules.ts';
import { buildSite, folderForBuilds } from '../support/commands.ts';
import { scratchFolder, writeTestFiles } from '../support/files.ts';
import { FIXTURE, FIXTURE_PUBLIC, settings } from '../support/fixture.ts';
import { type Mutation, mutate } from '../support/mutations.ts';
import { seededRandom } from '../support/random.ts';

const TIMES = 1000;
const seed = Number(process.env.MUTATION_SEED ?? 20_261);
const content = scratchFolder();
const out = folderForBuilds();
const site = siteFolder(out);

afterAll(() => rmSync(out, { recursive: true }));

/**
 * Whether an edited folder is free of errors. Each message must say what is wrong and where, and there
 * must be typed content if and only if there is no error.
 */
function isClean({ name, files }: Mutation): boolean {
  const { content: valid, diagnostics } = checkContent(files, settings);
  const clean = diagnostics.every(({ severity }) => severity !== 'error');
  expect({ name, clean: valid !== undefined }).toEqual({ name, clean });

  const present = new Set(files.map(({ path }) => `content/${path}`));
  for (const diagnostic of diagnostics) {
    expect(diagnostic.message, name).not.toBe('');
    if (!present.has(diagnostic.file) || diagnostic.file.startsWith('content/pictures/')) continue;
    expect(diagnostic.line, `${name}: ${formatDiagnostic(diagnostic)}`).toBeGreaterThan(0);
  }
  return clean;
}

it('ends each of a thousand random edits in a clean build or a message with file and line', async () => {
  console.log(`Seed of the edits: ${seed} (MUTATION_SEED=${seed} repeats them)`);
  const random = seededRandom(seed);
  const original = await readContentFolder(FIXTURE);
  // The first valid edit of each file goes into one site, if it's compatible.
  let passed: readonly RawFile[] = original;
  const settled = new Set<string>();
  let clean = 0;

  for (let time = 0; time < TIMES; time++) {
    const mutation = mutate(original, random);
    const { files, touched } = mutation;
    if (!isClean(mutation)) continue;
    clean++;

    if (touched.some((path) => settled.has(path))) continue;
    const together = [
      ...passed.filter(({ path }) => !touched.includes(path)),
      ...files.filter(({ path }) => touched.includes(path)),
    ];
    const isValid = checkContent(together, settings).content !== undefined;
    if (!isValid) continue;
    passed = together;
    for (const path of touched) settled.add(path);
  }
  console.log(`${clean} of ${TIMES} edits were clean.`);
  expect(clean).toBeGreaterThan(0);
  expect(clean).toBeLessThan(TIMES);
  expect(settled.size).toBeGreaterThan(30);

  const texts = passed.filter(({ picture }) => picture === undefined);
  writeTestFiles(content, texts);
  cpSync(join(FIXTURE, 'pictures'), join(content, 'pictures'), { recursive: true });
  await buildSite({ CONTENT_DIR: content, PUBLIC_DIR: FIXTURE_PUBLIC, OUT_DIR: out });
}, 1_800_000);

it.each(Object.entries(RULES))('the site of the edits that passed %s', async (_, rule) => {
  const built = await readBuiltSite(content, FIXTURE_PUBLIC, site);
  expect(await faultsOf(rule, built)).toEqual([]);
});
