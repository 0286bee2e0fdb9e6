import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateContent } from './index.ts';
import { readFrontMatter } from './parse/front-matter.ts';
import { type Disk, readContentFolder } from './read.ts';

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

it('refuses a folder that holds too many files', async () => {
  const [city] = readdirSync(join(folder, 'cities'), { withFileTypes: true });
  const files = await readContentFolder(folder, {
    list: () => Array.from({ length: 20_001 }, () => city ?? []).flat(),
    size: () => 0,
    read: () => Buffer.alloc(0),
  });
  expect(files.map(({ refused }) => refused?.message)).toEqual([
    "this folder has 20,001 files, more than the 20,000 allowed. Make sure it's the right one.",
  ]);
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

describe('a disk that refuses', () => {
  const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };

  /** The error of a disk, as Node makes it. */
  const refusal = (code: string) => Object.assign(new Error(code), { code, syscall: 'open' });

  /** The disk as it is, but for one file or folder. */
  const refusing = (name: string, code: string): Disk => {
    const guard = <Result>(path: string, result: () => Result): Result => {
      if (path.endsWith(name)) throw refusal(code);
      return result();
    };
    return {
      list: (path) => guard(path, () => readdirSync(path, { withFileTypes: true })),
      size: (path) => statSync(path).size,
      read: (path) => guard(path, () => readFileSync(path)),
    };
  };

  const told = async (name: string, code: string) => {
    const files = await readContentFolder(folder, refusing(name, code));
    const { diagnostics } = validateContent(files, settings);
    return diagnostics
      .filter(({ message }) => message.includes(' read: '))
      .map(({ file, line, message }) => `${file}:${line} ${message}`);
  };

  it('lets a file be told, and every other be checked', async () => {
    expect(await told('b.md', 'EACCES')).toEqual([
      "content/cities/b.md:1 this file can't be read: permission denied. Grant read access, or save it again.",
    ]);
    expect(await told('b.md', 'ENOENT')).toEqual([
      "content/cities/b.md:1 this file can't be read: it was just moved or deleted. Check again.",
    ]);
    expect(await told('b.md', 'EIO')).toEqual([
      "content/cities/b.md:1 this file can't be read: disk error EIO. Save it again, or copy the content to another disk.",
    ]);
  });

  it('lets a folder be told alone, since what refers to it may be right', async () => {
    expect(await told('cities', 'EACCES')).toEqual([
      "content/cities:1 this folder can't be read: permission denied. Grant read access, or save it again.",
    ]);
  });

  it('fails with the error of the system where the whole folder is refused', async () => {
    const disk = refusing(folder, 'EACCES');
    await expect(readContentFolder(folder, disk)).rejects.toMatchObject({ code: 'EACCES' });
  });
});
