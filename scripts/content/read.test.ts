import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { parseSource } from './parse/source.ts';
import { readContentFolder } from './read.ts';

it('reads a folder in a fixed order, without hidden files, byte-order marks and Windows line ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'cities'));
  await writeFile(join(folder, 'cities', 'b.md'), '\uFEFF---\r\nname: B\r\n---\r\nText\r\n');
  await writeFile(join(folder, 'a.yaml'), 'a: 1\n');
  await writeFile(join(folder, '.hidden'), 'x');
  const read = await readContentFolder(folder);
  await rm(folder, { recursive: true });
  expect(read).toEqual([
    { path: 'a.yaml', text: 'a: 1\n' },
    { path: 'cities/b.md', text: '---\nname: B\n---\nText\n' },
  ]);
});

it.each(['---', '---  '])(
  'reads times as texts, and the body below "%s" with its line',
  (fence) => {
    const source = parseSource({ path: 'a.md', text: `---\nopens: 9:30\n${fence}\nText` }, []);
    expect(source.data).toEqual({ opens: '9:30' });
    const line = source.body.split('\n').indexOf('Text') + 1;
    expect(source.bodyDiagnostic({ line, column: 1 }, '')).toMatchObject({ line: 4 });
  },
);

it('refuses what is no UTF-8, at the line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await writeFile(join(folder, 'a.md'), Buffer.from('---\nname: Caf\xe9\n', 'latin1'));
  const [read] = await readContentFolder(folder);
  await rm(folder, { recursive: true });
  const message = expect.stringContaining('in an old encoding, such as ANSI or Latin-1');
  expect(read).toMatchObject({ text: '', refused: { line: 2, message } });
});

it('refuses a text above 1 MB without a look at it, and takes one of 1 MB', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await writeFile(join(folder, 'a.yaml'), `a: ${'x'.repeat(999_997)}`);
  // Whoever looks at it finds that it is no UTF-8.
  await writeFile(join(folder, 'b.yaml'), Buffer.alloc(1_000_001, 0xe9));
  const [fits, larger] = await readContentFolder(folder);
  await rm(folder, { recursive: true });
  expect(fits?.text).toHaveLength(1_000_000);
  expect(fits?.refused).toBeUndefined();
  const message = 'larger than 1 MB, which no text of a site is. Delete what got in by mistake.';
  expect(larger).toEqual({ path: 'b.yaml', text: '', refused: { line: 1, column: 1, message } });
});

it('takes a token at the start of a line of a block of text, and of no other', () => {
  const messages = ['>-', '|', ''].map((sign) => {
    const diagnostics: Diagnostic[] = [];
    const text = `---\nname: ${sign}\n  {{business.name}}: we come\n---\n`;
    parseSource({ path: 'a.md', text }, diagnostics);
    return diagnostics[0]?.message ?? '';
  });
  expect(messages).toEqual(['', '', expect.stringContaining('starts with {{ needs double quotes')]);
});

it('reads bullets below the name of a field as its list, and leaves those in a text', () => {
  const text = 'nearbyLocations:\n  • meridian\n  •\tkuna\nname: We do\n  • wills\n';
  expect(parseSource({ path: 'a.yaml', text }, []).data).toEqual({
    nearbyLocations: ['meridian', 'kuna'],
    name: 'We do • wills',
  });
});
