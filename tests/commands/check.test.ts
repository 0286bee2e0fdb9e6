import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { runHere, startCommand } from '../support/commands.ts';
import { editFile, scratchFolder } from '../support/files.ts';
import { FIXTURE, FIXTURE_PUBLIC } from '../support/fixture.ts';

const content = scratchFolder();
const publicFolder = scratchFolder();
const folders = ['--content', content, '--public', FIXTURE_PUBLIC];
const summary = join(scratchFolder(), 'summary.md');
cpSync(FIXTURE, content, { recursive: true });
editFile(join(content, 'cities/boise.md'), 'state: ID', 'state: ZZ');

afterEach(() => vi.unstubAllEnvs());

it('shows people the line, and fails', async () => {
  // The command runs as people run it, in a process of its own.
  const { code, output } = await startCommand('check', folders).ended;
  expect(code).toBe(1);
  expect(output).toContain(
    'content/cities/boise.md:3:8  state: expected a state such as ID or Idaho, found "ZZ".\n  3 | state: ZZ\n    |        ^^\n',
  );
  expect(output).toContain('1 error, ');
  expect(output).not.toMatch(/^\s+at /m);
});

it('marks the line on GitHub and writes the list to the summary of the job', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  const { code, output } = await runHere('check', ...folders);
  expect(code).toBe(1);
  expect(output).toContain('::error file=content/cities/boise.md,line=3,col=8,endColumn=10,');
  expect(readFileSync(summary, 'utf8')).toContain('content/cities/boise.md:3:8');
});

it('passes right content, the launch check does not while it holds placeholders', async () => {
  const right = ['--content', FIXTURE, '--public', FIXTURE_PUBLIC];
  expect((await runHere('check', ...right)).code).toBe(0);
  const { code, output } = await runHere('check', '--launch', ...right);
  expect(code).toBe(1);
  expect(output).toContain('Not ready to launch: ');
});

it('writes the launch list to the summary of the job too', async () => {
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  await runHere('check', '--launch', '--content', FIXTURE, '--public', FIXTURE_PUBLIC);
  const written = readFileSync(summary, 'utf8');
  expect(written).toContain('## The launch list');
  expect(written).toContain('Not ready to launch: ');
});

it('looks at public/ too', async () => {
  cpSync(FIXTURE_PUBLIC, publicFolder, { recursive: true });
  writeFileSync(join(publicFolder, 'sitemap.xml'), 'Mine');
  const { code, output } = await runHere('check', '--content', FIXTURE, '--public', publicFolder);
  expect(code).toBe(1);
  const message = "this file would take the place of the site's own /sitemap.xml.";
  expect(output).toContain(`public/sitemap.xml  ${message}`);
});

it.each([
  ['check --colour', /Usage/],
  ['check boise', /Usage/],
  ['check --content no-such-folder', /No content folder/],
  ['check --content package.json', /is a file/],
  ['build --outt x', /Usage/],
  ['preview --port abc', /expected a number/],
  ['preview --host=', /is empty/],
  ['dev --port abc', /expected a number/],
  ['changes', /Usage|--against/],
  ['changes --against content', /content/],
  ['changes --agains dist', /Usage/],
  ['icons --pubic x', /Usage/],
  ['artwork --all', /Usage/],
])('%s ends with 2 and says why', async (words, reason) => {
  const [name = '', ...args] = words.split(' ');
  const { code, output } = await runHere(name, ...args);
  expect(code).toBe(2);
  expect(output).toMatch(reason);
  expect(output).not.toMatch(/^\s+at /m);
});

it.each(['check', 'build'])(
  'is misused with an address that is no plain origin: %s',
  async (command) => {
    vi.stubEnv('SITE_URL', 'https://me:secret@www.example.org/site');
    const { code, output } = await runHere(command);
    expect(code).toBe(2);
    expect(output).toMatch(/^SITE_URL: expected .* without user name/m);
    expect(output).not.toContain('secret');
  },
);
