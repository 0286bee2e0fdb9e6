import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyContent } from '../support/content.ts';
import { npmRun } from '../support/npm-run.ts';
import { seededRandom } from '../support/random.ts';

/** Each is built twice. */
const EDITS = 30;

const copy = await copyContent();
afterAll(() => copy.dispose());

it(`makes the same site with a bundle of an earlier build as without, over ${EDITS} edits`, async () => {
  const random = seededRandom(20_261_120);
  const towns = readdirSync(join(copy.folder, 'cities'));
  for (let edit = 1; edit <= EDITS; edit++) {
    const town = random.pick(towns);
    const sentence = `Sentence ${random.below(1_000_000)} of edit ${edit}.`;
    await copy.edit(`cities/${town}`, (text) => `${text.trimEnd()}\n\n${sentence}\n`);
    const [kept, clean] = [await build('kept'), await build('clean', '--clean')];
    expect([...kept.keys()]).toEqual([...clean.keys()]);
    expect([...clean].filter(([path, bytes]) => !kept.get(path)?.equals(bytes))).toEqual([]);
    const page = kept.get(join('areas', town.replace('.md', '.html')))?.toString();
    expect(page).toContain(sentence);
  }
});

/** Every file of the site that is built from the copy, by its path. */
async function build(name: string, ...options: string[]): Promise<Map<string, Buffer>> {
  const out = join(copy.folder, '..', name);
  const args = ['--content', copy.folder, '--out', out, '--no-cards', ...options];
  const { code, output } = await npmRun('build', ...args);
  expect(code, output).toBe(0);
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(out, path)).isFile())
    .toSorted();
  return new Map(files.map((path) => [path, readFileSync(join(out, path))]));
}
