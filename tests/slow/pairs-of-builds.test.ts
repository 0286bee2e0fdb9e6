import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContentFolder } from '../../scripts/content/read.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { npmRun } from '../support/npm-run.ts';
import { keepCities, SIX_CITIES } from '../support/small-content.ts';
import { treeHash } from '../support/tree.ts';
import { writeFiles } from '../support/write-files.ts';

const PAIRS = 3;

/** Far more than it takes: twelve builds, two at a time. Unit: ms. */
const HOUR = 3_600_000;

let folder: string;
let content: string;
let edited: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pairs-'));
  content = join(folder, 'content');
  edited = join(folder, 'edited');
  const files = keepCities(await readContentFolder(FROZEN_CONTENT), SIX_CITIES);
  await writeFiles(content, files);
  const [city] = files.filter(({ path }) => path === 'cities/boise.md');
  const text = `${city?.text.trimEnd()}\n\nA sentence of the copy.\n`;
  await writeFiles(edited, [...files, { path: 'cities/boise.md', text }]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it(
  `makes each site as if it were built alone, in ${PAIRS} pairs started together`,
  async () => {
    const kinds = [
      [],
      ['--base', '/one/'],
      ['--base', '/two/'],
      ['--content', edited],
      ['--content', edited, '--base', '/one/'],
      ['--content', edited, '--base', '/two/'],
    ];
    const alone: string[] = [];
    for (const options of kinds) alone.push(await build('alone', options));

    const pairs = kinds
      .flatMap((one, first) =>
        kinds
          .slice(first + 1)
          .map((other, index) => ({ one, other, first, second: first + 1 + index })),
      )
      .slice(-PAIRS);
    expect(pairs).toHaveLength(PAIRS);
    for (const { one, other, first, second } of pairs) {
      const sites = await Promise.all([build('left', one), build('right', other)]);
      expect({ one, other, sites }).toEqual({ one, other, sites: [alone[first], alone[second]] });
    }
  },
  HOUR,
);

/** Builds a site, takes it away, and gives its hash; of the edited content where options name it. */
async function build(name: string, options: string[]): Promise<string> {
  const out = join(folder, name);
  const all = ['--content', content, '--no-cards', '--out', out, ...options];
  const { code, output } = await npmRun('build', ...all);
  expect(code, output).toBe(0);
  const hash = await treeHash(out);
  await rm(out, { recursive: true });
  return hash;
}
