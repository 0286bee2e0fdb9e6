import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../cli/command.ts';
import { markSite, markTemporary } from './mark.ts';
import { outputFolder } from './output-folder.ts';

/** A home folder with a project and other people's folders in it. */
let home: string;
let project: string;

beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'output-folder-')));
  project = join(home, 'projects', 'site');
  for (const folder of ['content/cities', 'scripts', '.git', 'dist']) {
    mkdirSync(join(project, folder), { recursive: true });
  }
  writeFileSync(join(project, '.git', 'HEAD'), 'ref: refs/heads/main');
  writeFileSync(join(project, 'scripts', 'build.ts'), 'build();');
  mkdirSync(join(home, 'My Documents'));
  writeFileSync(join(home, 'My Documents', 'letter.txt'), 'Dear');
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Judges a folder as if the command ran in the project. */
function judge(out: string, content = 'content'): string {
  const fromHere = (path: string) => (path.trim() === '' ? path : join(project, path));
  return outputFolder({
    out: out.startsWith('/') ? out : fromHere(out),
    content: fromHere(content),
    project,
    home,
  });
}

it.each([
  ['an empty value', '', 'must name a folder'],
  ['a blank value', ' ', 'must name a folder'],
  ['the project', '.', 'the folder of this project'],
  ['the project by a way around', 'content/../dist/..', 'the folder of this project'],
  ['a parent of the project', '..', 'the folder of this project'],
  ['the root', '/', 'the folder of this project, or holds it'],
  ['the content', 'content', 'that folder is for content'],
  ['a new folder in the content', 'content/site', 'that folder is for content'],
  ['the folder of Git', '.git', 'files in it and no mark'],
  ['code', 'scripts', 'files in it and no mark'],
  ["somebody's documents", '../../My Documents', 'files in it and no mark'],
  ['a file', '../../My Documents/letter.txt', 'that is a file'],
])('refuses %s and changes nothing', (_, out, reason) => {
  const before = readdirSync(home, { recursive: true });
  expect(() => judge(out)).toThrow(UsageError);
  expect(() => judge(out)).toThrow(reason);
  expect(readdirSync(home, { recursive: true })).toEqual(before);
});

it('refuses a home folder, and what holds one', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  const judgeHome = (out: string) => () =>
    outputFolder({ out, content: join(elsewhere, 'content'), project: elsewhere, home });
  expect(judgeHome(home)).toThrow('home folder');
  expect(judgeHome(join(home, '..'))).toThrow(UsageError);
  rmSync(elsewhere, { recursive: true });
});

it('refuses the content folder of the command, and the folders around it', () => {
  expect(() => judge('../words', '../words')).toThrow('for content');
  expect(() => judge('../words', '../words/2026')).toThrow('for content');
  expect(() => judge('../words/site', '../words')).toThrow('for content');
  expect(judge('../wordsworth', '../words')).toBe(join(home, 'projects', 'wordsworth'));
});

describe('links', () => {
  it('judges where one leads, and leaves the link', () => {
    mkdirSync(join(home, 'empty'));
    symlinkSync(join(home, 'empty'), join(home, 'link'));
    symlinkSync(join(home, 'My Documents'), join(home, 'documents'));
    expect(judge('../../link')).toBe(join(home, 'empty'));
    expect(() => judge('../../documents')).toThrow('files in it and no mark');
  });

  it('sees where one on the way leads', () => {
    symlinkSync(project, join(home, 'shortcut'));
    expect(() => judge('../../shortcut/content')).toThrow('for content');
    expect(() => judge('../../shortcut/content/site')).toThrow('for content');
    expect(judge('../../shortcut/dist/client')).toBe(join(project, 'dist', 'client'));
  });
});

describe('replaces', () => {
  it('what is missing, at any depth', () => {
    expect(judge('dist/client')).toBe(join(project, 'dist', 'client'));
    expect(judge('public_html/a/b')).toBe(join(project, 'public_html', 'a', 'b'));
    expect(judge('../../www')).toBe(join(home, 'www'));
  });

  it('what is empty', () => {
    mkdirSync(join(home, 'empty'));
    expect(judge('../../empty')).toBe(join(home, 'empty'));
  });

  it('what carries the mark of a built site', () => {
    const site = join(home, 'www');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), 'a site of somebody else');
    expect(() => judge('../../www')).toThrow('files in it and no mark');
    markSite(site);
    expect(judge('../../www')).toBe(site);
  });
});

it('refuses what another build removes: its temporary folder, and whatever is inside its site', () => {
  const site = join(project, 'dist', 'client');
  const temporary = join(project, 'dist', '.build-a');
  for (const folder of [site, temporary]) mkdirSync(folder);
  markSite(site);
  markTemporary(temporary, { pid: process.pid, target: site });
  expect(() => judge('dist/.build-a')).toThrow('files in it and no mark');
  expect(() => judge('dist/.build-a/site')).toThrow("another build's folder");
  expect(() => judge('dist/client/site')).toThrow("another build's folder");
});
