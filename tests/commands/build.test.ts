import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CONTENT_OPTION, OUT_OPTION } from '../../scripts/command.ts';
import { copyContent } from '../support/content.ts';
import { freePort } from '../support/free-port.ts';
import { start, startCommand } from '../support/npm-run.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { runHere } from '../support/run-here.ts';
import { treeHash } from '../support/tree.ts';

const { site, other } = inject('sites');

/** A folder with a good site in it. */
let folder: string;
let out: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'));
  out = join(folder, 'client');
  await cp(site.folder, out, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('in a copy of the project, beside a folder of documents', () => {
  let project: ProjectCopy;
  const build = (...args: string[]) => {
    const command = ['--import', 'tsx', 'scripts/build.ts', ...args];
    return start(process.execPath, command, project.folder).ended;
  };
  beforeAll(async () => {
    project = await copyProject();
    await mkdir(join(project.folder, '..', 'My Documents'));
    await writeFile(join(project.folder, '..', 'My Documents', 'letter.txt'), 'Dear');
    await rm(join(project.folder, CONTENT_OPTION.default), { recursive: true });
    await cp(site.content, join(project.folder, CONTENT_OPTION.default), { recursive: true });
  });
  afterAll(() => project.dispose());

  it.each(['', '../My Documents'])('refuses --out "%s" and deletes nothing', async (place) => {
    const { code, output } = await build('--out', place);
    expect(output).toContain(`--out is "${place}", but `);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(2);
    expect(await readdir(join(project.folder, '..', 'My Documents'))).toEqual(['letter.txt']);
  });

  it('writes its folder, without cards where it is told so, and leaves its typed JSON', async () => {
    const { code, output } = await build('--no-cards');
    expect(output).toContain(` in ${OUT_OPTION.default}, `);
    expect(code).toBe(0);
    const files = await readdir(join(project.folder, OUT_OPTION.default));
    expect(files).not.toContain('cards');
    const home = await readFile(join(project.folder, OUT_OPTION.default, 'index.html'), 'utf8');
    expect(home).toContain('og:title');
    expect(home).not.toContain('og:image');
    const content = await readFile(join(project.folder, 'generated', 'content.json'), 'utf8');
    expect(JSON.parse(content)).toMatchObject({ settings: { cards: false } });
  });
});

it('leaves the last good site as it was when the content has errors, and says what to fix', async () => {
  const wrong = await copyContent(site.content);
  await wrong.edit('cities/boise.md', (text) => text.replace('state: ID', 'state: WA'));
  const good = await treeHash(out);
  const { code, output } = await runHere('build', '--content', wrong.folder, '--out', out);
  await wrong.dispose();
  expect(output).toContain('content/cities/boise.md:3:8  state: expected ID or OR, found');
  expect(code).toBe(1);
  expect(await treeHash(out)).toBe(good);
  expect(await readdir(folder)).toEqual(['client']);
});

it('says in plain words what the system refuses', async () => {
  const place = join('package.json', 'site');
  const { code, output } = await runHere('build', '--content', site.content, '--out', place);
  expect(output).toMatch(/^There is a file where a folder is needed. Move it. \(.*package.json/);
  expect(output).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
});

it('ends at once on Ctrl-C and leaves nothing', async () => {
  const good = await treeHash(out);
  const running = startCommand('build', '--content', site.content, '--no-cards', '--out', out);
  await expect.poll(() => readdir(folder), { interval: 10 }).toContain('.client.build');
  running.kill('SIGINT');
  expect((await running.ended).code).toBe(130);
  expect(await treeHash(out)).toBe(good);
  expect(await readdir(folder)).toEqual(['client']);
});

it('ends the preview and the development server when it is asked to', async () => {
  const preview = startCommand('preview', '--out', out, '--port', '0');
  await expect.poll(preview.output).toContain('The site is at');
  preview.kill('SIGTERM');
  expect((await preview.ended).code).toBe(143);
  const dev = startCommand('dev', '--content', site.content, '--port', `${await freePort()}`);
  await expect.poll(dev.output, { timeout: 100_000 }).toContain('localhost');
  dev.kill('SIGINT');
  expect((await dev.ended).code).toBe(130);
});

it.each([
  ['check', '--contents', 'x'],
  ['check', '--content', 'no-such-folder'],
  ['build', '--outt', 'x'],
  ['preview', '--port', 'abc'],
  ['preview', '--host', ''],
  ['dev', '--port', 'abc'],
])('%s %s %s ends with 2 and says how to call it', async (name, ...args) => {
  const { code, output } = await runHere(name, ...args);
  expect(code).toBe(2);
  expect(output).toMatch(/Usage|expected|No content folder|is empty/);
  expect(output).not.toMatch(/^ +at /m);
});

it('takes a fact everywhere from one line', async () => {
  const names = await readdir(other.folder, { recursive: true });
  const told = names.filter((name) => /\.(html|vcf|txt|json|xml)$/.test(name));
  expect(told.length).toBeGreaterThan(20);
  for (const name of told) {
    const text = await readFile(join(other.folder, name), 'utf8');
    expect({ name, old: /555-?0100|Sample Mobile/.exec(text)?.[0] }).toEqual({ name });
  }
});
