import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { FIXTURE } from '../support/fixture.ts';
import { npmRun } from '../support/npm-run.ts';
import { runHere } from '../support/run-here.ts';

let content: ContentCopy;
let scratch: string;

beforeAll(async () => {
  content = await copyContent();
  scratch = await mkdtemp(join(tmpdir(), 'summary-'));
  await content.edit('cities/boise.md', (text) => text.replace('state: ID', 'state: WA'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await content.dispose();
  await rm(scratch, { recursive: true });
});

const check = (...args: string[]) => runHere('check', '--content', content.folder, ...args);

it('shows people the line, and fails', async () => {
  // As people run it: this one in a process of its own.
  const { code, output } = await npmRun('check', '--content', content.folder);
  expect(code).toBe(1);
  expect(output).toContain(
    'content/cities/boise.md:3:8  state: expected ID or OR, found "WA".\n  3 | state: WA\n    |        ^^\n',
  );
  expect(output).toContain('1 error, ');
  expect(output).not.toMatch(/^\s+at /m);
});

it('marks the line on GitHub and writes the list to the summary of the job', async () => {
  const summary = join(scratch, 'summary.md');
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toContain('::error file=content/cities/boise.md,line=3,col=8,endColumn=10,');
  expect(await readFile(summary, 'utf8')).toContain('content/cities/boise.md:3:8');
});

it('is misused with an unknown option or word, and says how it is called', async () => {
  for (const args of [['--colour'], ['boise']]) {
    const { code, output } = await check(...args);
    expect({ args, code }).toEqual({ args, code: 2 });
    expect(output).toContain('Usage');
  }
});

it.each(['check', 'build', 'dev'])(
  'is misused with an address that is no plain origin: %s',
  async (command) => {
    vi.stubEnv('SITE_URL', 'https://me:secret@www.example.org/site');
    const { code, output } = await runHere(command);
    expect({ code, output: output.trim() }).toEqual({
      code: 2,
      output: expect.stringMatching(/^SITE_URL: expected .* without user name/m),
    });
    expect(output).not.toContain('secret');
  },
);
it('is misused with a content folder that is none, and says why', async () => {
  const reasons = { 'package.json': 'is a file', 'no-such-folder': 'No content folder' };
  for (const [folder, reason] of Object.entries(reasons)) {
    const { code, output } = await runHere('check', '--content', folder);
    expect({ folder, code }).toEqual({ folder, code: 2 });
    expect(output).toContain(reason);
    expect(output).not.toMatch(/^\s+at /m);
  }
});

it('passes right content, the launch check does not while it holds placeholders', async () => {
  expect((await runHere('check', '--content', FIXTURE)).code).toBe(0);
  const { code, output } = await runHere('check', '--launch', '--content', FIXTURE);
  expect(code).toBe(1);
  expect(output).toContain('Not ready to launch: ');
});
