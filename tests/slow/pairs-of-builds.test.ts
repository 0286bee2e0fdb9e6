import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { npmRun } from '../support/npm-run.ts';
import { treeHash } from '../support/tree.ts';

const PAIRS = 20;

const OPTIONS = ['--content', FROZEN_CONTENT, '--no-cards'];

/** Far more than it takes: forty-seven builds, two at a time. Unit: ms. */
const HOUR = 3_600_000;

let copy: ContentCopy;
beforeAll(async () => {
  copy = await copyContent();
  await copy.edit('cities/boise.md', (text) => `${text.trimEnd()}\n\nA sentence of the copy.\n`);
});
afterAll(() => copy.dispose());

it(
  `makes each site as if it were built alone, in ${PAIRS} pairs started together`,
  async () => {
    const kinds = [
      [],
      ['--base', '/one/'],
      ['--base', '/two/'],
      ['--content', copy.folder],
      ['--content', copy.folder, '--base', '/one/'],
      ['--content', copy.folder, '--base', '/two/'],
      ['--clean'],
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

it(
  'makes the same bundle when two builds bundle at once',
  async () => {
    const alone = await build('alone', ['--clean']);
    for (let pair = 0; pair < 3; pair++) {
      const sites = await Promise.all([build('left', ['--clean']), build('right', ['--clean'])]);
      expect(sites).toEqual([alone, alone]);
    }
  },
  HOUR,
);

/** Builds a site, takes it away, and gives its hash. */
async function build(name: string, options: string[]): Promise<string> {
  const out = join(copy.folder, '..', name);
  const { code, output } = await npmRun('build', ...OPTIONS, '--out', out, ...options);
  expect(code, output).toBe(0);
  const hash = await treeHash(out);
  await rm(out, { recursive: true });
  return hash;
}
