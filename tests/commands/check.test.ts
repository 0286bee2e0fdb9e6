import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runHere, startCommand } from '../support/commands.ts';
import { editFile, scratchFolder } from '../support/files.ts';
import { FIXTURE, FIXTURE_PUBLIC } from '../support/fixture.ts';

const content = scratchFolder();
const publicFolder = scratchFolder();
const summary = join(scratchFolder(), 'summary.md');
cpSync(FIXTURE, content, { recursive: true });
editFile(join(content, 'cities/boise.md'), 'state: ID', 'state: ZZ');

beforeEach(() => {
  vi.stubEnv('CONTENT_DIR', content);
  vi.stubEnv('PUBLIC_DIR', FIXTURE_PUBLIC);
});
afterEach(() => vi.unstubAllEnvs());

it('shows the line, and fails', async () => {
  // In a process of its own, as people run it.
  const { code, output } = await startCommand('check', [], {
    CONTENT_DIR: content,
    PUBLIC_DIR: FIXTURE_PUBLIC,
  }).ended;
  expect(code).toBe(1);
  expect(output).toContain(
    'content/cities/boise.md:3:8  state: expected a state such as ID or Idaho, found "ZZ".\n  3 | state: ZZ\n    |        ^^\n',
  );
  expect(output).toContain('1 error, ');
  expect(output).not.toMatch(/^\s+at /m);
});

it('checks a project that it can only read', async () => {
  const project = scratchFolder();
  for (const name of ['scripts', 'node_modules']) symlinkSync(resolve(name), join(project, name));
  // Nothing can be written to a folder that is a file.
  writeFileSync(join(project, 'generated'), '');
  const folders = { CONTENT_DIR: resolve(FIXTURE), PUBLIC_DIR: resolve(FIXTURE_PUBLIC) };
  const { code, output } = await startCommand('check', [], folders, project).ended;
  expect(output).toContain('Visual Studio Code gets no new hints for content/: ');
  expect(output).toContain('The content is fine');
  expect(code).toBe(0);
});

it('annotates the line on GitHub and writes the list to the job summary', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  const { code, output } = await runHere('check');
  expect(code).toBe(1);
  expect(output).toContain('::error file=content/cities/boise.md,line=3,col=8,endColumn=10,');
  expect(readFileSync(summary, 'utf8')).toContain('content/cities/boise.md:3:8');
});

it('passes valid content, but fails the launch check while there are sample facts', async () => {
  vi.stubEnv('CONTENT_DIR', FIXTURE);
  expect((await runHere('check')).code).toBe(0);
  const { code, output } = await runHere('check', '--launch');
  expect(code).toBe(1);
  expect(output).toContain('Not ready to launch: ');
});

it('writes the launch list to the job summary too', async () => {
  vi.stubEnv('CONTENT_DIR', FIXTURE);
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  await runHere('check', '--launch');
  const written = readFileSync(summary, 'utf8');
  expect(written).toContain('## The launch list');
  expect(written).toContain('Not ready to launch: ');
});

it('checks public/ too', async () => {
  cpSync(FIXTURE_PUBLIC, publicFolder, { recursive: true });
  writeFileSync(join(publicFolder, 'sitemap.xml'), 'Mine');
  vi.stubEnv('CONTENT_DIR', FIXTURE);
  vi.stubEnv('PUBLIC_DIR', publicFolder);
  const { code, output } = await runHere('check');
  expect(code).toBe(1);
  const message = "this file would replace the site's own /sitemap.xml.";
  expect(output).toContain(`public/sitemap.xml  ${message}`);
});

it.each([
  ['check --colour', /Usage/],
  ['check boise', /Usage/],
  ['changes --against no-such-commit', /commit.*\s.*Usage/],
  ['changes --against content', /content/],
  ['changes --agains dist', /Usage/],
])('%s exits with 2 and says why', async (words, reason) => {
  const [name = '', ...args] = words.split(' ');
  const { code, output } = await runHere(name, ...args);
  expect(code).toBe(2);
  expect(output).toMatch(reason);
  expect(output).not.toMatch(/^\s+at /m);
});

it.each([
  ['CONTENT_DIR', 'no-such-folder', /^No content folder/],
  ['CONTENT_DIR', 'package.json', /^No content folder .* is a file/],
  [
    'SITE_URL',
    'https://me:secret@www.example.org/site',
    /^SITE_URL: expected .* without user name/,
  ],
  ['SITE_BASE', 'site', /^SITE_BASE: expected a path such as \/site\//],
])('exits with 2 if %s is %s', async (name, value, reason) => {
  vi.stubEnv(name, value);
  const { code, output } = await runHere('check');
  expect(code).toBe(2);
  expect(output).toMatch(reason);
  expect(output).not.toContain('secret');
});
