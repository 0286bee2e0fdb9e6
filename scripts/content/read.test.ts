import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { Document } from 'yaml';
import { entriesOf } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { parseFile } from './parse.ts';
import { fileOf, readContentFolder, readPublicFolder } from './read.ts';

it('reads a folder in a fixed order, without hidden files, byte-order marks and Windows line ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'cities'));
  await writeFile(join(folder, 'cities', 'b.md'), '\uFEFF---\r\nname: B\r\n---\r\nText\r\n');
  await writeFile(join(folder, 'a.yaml'), 'a: 1\n');
  await writeFile(join(folder, '.hidden'), 'x');
  await writeFile(join(folder, 'cities', 'Thumbs.db'), 'x');
  const read = await readContentFolder(folder);
  await rm(folder, { recursive: true });
  expect(read).toEqual([
    { path: 'a.yaml', text: 'a: 1\n' },
    { path: 'cities/b.md', text: '---\nname: B\n---\nText\n' },
  ]);
});

it('refuses symbolic links by their names, wherever they lead, and reads none of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'cities'));
  await symlink('/etc/passwd', join(folder, 'cities', 'star.md'));
  await symlink('..', join(folder, 'cities', 'all'));
  await symlink('nowhere', join(folder, 'gone.txt'));
  await symlink('nowhere', join(folder, 'cities', '.#star.md'));
  const files = await readContentFolder(folder);
  const { publicFiles, publicLinks } = readPublicFolder(folder);
  await rm(folder, { recursive: true });

  const paths = ['cities/all', 'cities/star.md', 'gone.txt'];
  expect(files.map(({ path, text }) => [path, text])).toEqual(paths.map((path) => [path, '']));
  const diagnostics: Diagnostic[] = [];
  entriesOf(files, diagnostics);
  const said = diagnostics.filter(({ message }) => message.includes('a symbolic link'));
  expect(said.map(({ file }) => file)).toEqual(paths.map((path) => `content/${path}`));
  expect(publicFiles).toEqual([]);
  expect(publicLinks).toEqual(['/cities/.#star.md', ...paths.map((path) => `/${path}`)]);
});

it('names a file that the parser fails at', () => {
  const parser = vi.spyOn(Document.prototype, 'toJS').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  const diagnostics: Diagnostic[] = [];
  entriesOf([{ path: 'documents.yaml', text: 'a: [[[]]]\n' }], diagnostics);
  parser.mockRestore();
  const said = diagnostics.filter(({ file }) => file === 'content/documents.yaml');
  expect(said.map(({ reason }) => reason)).toEqual([
    expect.stringContaining("can't be read (Maximum call stack size exceeded). Take out what"),
  ]);
});

it.each(['---', '---  '])(
  'reads times as texts, and the body below "%s" with its line',
  (fence) => {
    const text = `---\nopens: 9:30\n${fence}\nText`;
    const file = parseFile({ path: 'cities/a.md', text }, []) ?? expect.fail();
    expect(file.data).toEqual({ opens: '9:30' });
    const line = file.body.split('\n').indexOf('Text') + 1;
    expect(file.bodyDiagnostic({ line, column: 1 }, '')).toMatchObject({ line: 4 });
  },
);

it('takes a token at the start of a line of a block of text, and of no other', () => {
  const messages = ['>-', '|', ''].map((sign) => {
    const diagnostics: Diagnostic[] = [];
    const text = `---\nname: ${sign}\n  {{business.name}}: we come\n---\n`;
    parseFile({ path: 'cities/a.md', text }, diagnostics);
    return diagnostics[0]?.message ?? '';
  });
  expect(messages).toEqual(['', '', expect.stringContaining('starts with {{ needs double quotes')]);
});

it.each([Buffer.alloc(0), Buffer.from('no picture')])('refuses a picture of %j', async (bytes) => {
  const { refused } = await fileOf('pictures/a.jpg', bytes);
  expect(refused?.message).toContain('this picture is damaged, above 268');
});
