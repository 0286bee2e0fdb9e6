import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFrontMatter } from './parse/front-matter.ts';
import { readContentFolder } from './read.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'cities'));
  await writeFile(join(folder, 'cities', 'b.md'), '\uFEFF---\r\nname: B\r\n---\r\nText\r\n');
  await writeFile(join(folder, 'a.yaml'), 'a: 1\n');
  await writeFile(join(folder, '.hidden'), 'x');
});

afterAll(() => rm(folder, { recursive: true }));

it('reads a folder in a fixed order, without hidden files', async () => {
  expect((await readContentFolder(folder)).map(({ path }) => path)).toEqual([
    'a.yaml',
    'cities/b.md',
  ]);
});

it('reads Windows line ends and a byte-order mark as if they were not there', async () => {
  const [, file] = await readContentFolder(folder);
  expect(file?.text).toBe('---\nname: B\n---\nText\n');
});

it('reads times as texts and the body with its line', () => {
  const { yaml, body, bodyLine } = readFrontMatter('---\nopens: 9:30\n---\nText');
  expect(yaml.data).toEqual({ opens: '9:30' });
  expect({ body, bodyLine }).toEqual({ body: 'Text', bodyLine: 4 });
});

it('says the same of a broken file each time it reads it', () => {
  const broken = '---\na: [1\n---\nText';
  expect(readFrontMatter(broken).yaml.errors).toHaveLength(1);
  expect(readFrontMatter(broken).yaml.errors).toEqual(readFrontMatter(broken).yaml.errors);
});
