import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { formatDiagnostic } from '../../scripts/content/diagnostic.ts';
import { loadContent } from '../../scripts/content/index.ts';
import { readSettings } from '../../scripts/shared/settings.ts';
import { inaccessible, PHONE_BY_DAY } from '../rules/axe.ts';
import { faultsOf, RULES } from '../rules/index.ts';
import { readBuiltSite } from '../support/built-site.ts';
import { npmRun } from '../support/npm-run.ts';
import { generateContent } from './content.ts';
import { writePicturesOf } from './pictures.ts';

/** The first seed; the environment variable SITE_SEED starts elsewhere, or repeats one. */
const FIRST_SEED = Number(process.env.SITE_SEED ?? 3);

/** So many seeds one after the other. */
export function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, index) => FIRST_SEED + index);
}

/** Generates a site, checks it, builds it, and says what is wrong with it by the rules for any content. */
export async function faultsOfRandom(seed: number, browser: Browser): Promise<string[]> {
  console.log(`Random site ${seed} (SITE_SEED=${seed} repeats it)`);
  const files = generateContent(seed);
  const settings = readSettings(process.env, { base: '', cards: false });
  const root = await mkdtemp(join(tmpdir(), `random-${seed}-`));
  try {
    const content = join(root, 'content');
    for (const { path, text } of files) {
      await mkdir(dirname(join(content, path)), { recursive: true });
      await writeFile(join(content, path), text);
    }
    await writePicturesOf(files, content);
    const errors = (await loadContent(content, settings)).diagnostics.filter(
      ({ severity }) => severity === 'error',
    );
    if (errors.length > 0) return errors.map(formatDiagnostic);
    const out = join(root, 'client');
    const build = await npmRun('build', '--no-cards', '--content', content, '--out', out);
    if (build.code !== 0) return [build.output];
    const built = await readBuiltSite(content, out, false);
    const faults: string[] = [];
    for (const [name, rule] of Object.entries(RULES)) {
      faults.push(...(await faultsOf(rule, built)).map((line) => `${name}: ${line}`));
    }
    return [...faults, ...(await inaccessible(built, browser, PHONE_BY_DAY))];
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
