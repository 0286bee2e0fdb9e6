import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateContent } from '../scripts/content/index.ts';
import { type RawFile, readContentFolder } from '../scripts/content/read.ts';
import { textReport } from '../scripts/report.ts';
import { replace, type Sample, samples } from './support/diagnostic-samples.ts';

const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
const original = await readContentFolder('tests/fixtures/site');
/** What an editor reads after the sample, without what was to be said before it. */
async function reportOf(sample: Sample): Promise<string> {
  const files = await sample.make(original);
  const { content, diagnostics, texts } = validateContent(files, settings);
  expect.soft(content === undefined, sample.name).toBe(sample.severity === 'error');
  const before = new Set(persistent.map(({ message }) => message));
  const own = diagnostics.filter(({ message }) => !before.has(message));
  expect
    .soft(
      own.map(({ severity }) => severity),
      sample.name,
    )
    .toContain(sample.severity);
  return textReport({ diagnostics: own, texts, holds: content ? 'all' : undefined });
}

const persistent = validateContent(original, settings).diagnostics;

it('tells every kind of sample in plain English, at its line, with the fix', async () => {
  const reports: string[] = [];
  for (const sample of samples) {
    const report = (await reportOf(sample)).split('\n\n').slice(0, -1).join('\n\n');
    reports.push(`# ${sample.name}\n\n${report}\n`);
  }
  await expect(`${reports.join('\n')}`).toMatchFileSnapshot('diagnostics.txt');
  // Some two hundred contents.
}, 300_000);

describe('a file that should not be read', () => {
  /** What is read of a folder with one file in it. */
  async function readAlone(path: string, write: (file: string) => Promise<unknown>) {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await write(file);
    const read = await readContentFolder(folder);
    await rm(folder, { recursive: true });
    return read;
  }

  const reported = (files: readonly RawFile[]) => {
    const all = [
      ...original.filter(({ path }) => !files.some((file) => file.path === path)),
      ...files,
    ];
    const { diagnostics } = validateContent(all, settings);
    return diagnostics.filter(({ severity }) => severity === 'error');
  };

  it('is told by its encoding', async () => {
    const path = 'cities/boise.md';
    const latin = await readAlone(path, (file) =>
      writeFile(file, Buffer.from('---\nname: Caf\xe9\n', 'latin1')),
    );
    const wide = await readAlone(path, (file) =>
      writeFile(file, Buffer.from('\uFEFFname', 'utf16le')),
    );
    expect(
      [latin, wide].map((files) =>
        reported(files).map(({ line, message }) => `${line}: ${message}`),
      ),
    ).toMatchInlineSnapshot(`
      [
        [
          "2: not UTF-8 text. Save the file again with the encoding UTF-8.",
        ],
        [
          "1: not UTF-8 text. Save the file again with the encoding UTF-8.",
        ],
      ]
    `);
  });
});

it('changes what it says it changes', () => {
  expect(() => replace('cities/boise.md', 'no such text', '')(original)).toThrow();
});
