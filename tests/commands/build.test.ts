import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import { HAS_GROUPS, runHere, startCommand } from '../support/commands.ts';
import { editFile, scratchFolder, treeHash } from '../support/files.ts';
import { FIXTURE_PUBLIC } from '../support/fixture.ts';

const { site, other } = inject('sites');

it.each([
  ['build', '#'],
  ['dev', '#'],
  ['build', '%'],
])(
  'npm run %s says that a folder with %s in its name must have another',
  async (name, character) => {
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(`/home/ann/my${character}site`);
    const { code, output } = await runHere(name).finally(() => cwd.mockRestore());
    expect(output).toMatch(/^The path of the project has ".".*: rename that folder.*\n$/);
    expect(output).toContain(`my${character}site`);
    expect(code).toBe(2);
  },
);

describe('beside the last good site', () => {
  const wrong = scratchFolder();
  const folder = scratchFolder();
  const out = join(folder, 'client');
  cpSync(site.folder, out, { recursive: true });
  const good = treeHash(out);
  const expectUntouched = () => {
    expect(treeHash(out)).toBe(good);
    expect(readdirSync(folder)).toEqual(['client']);
  };

  it('leaves it as it was when the content has errors, and says what to fix', async () => {
    cpSync(site.content, wrong, { recursive: true });
    editFile(join(wrong, 'cities/boise.md'), 'state: ID', 'state: ZZ');
    const folders = ['--content', wrong, '--public', FIXTURE_PUBLIC, '--out', out];
    const failing = startCommand('build', folders, '.', HAS_GROUPS);
    const { code, output } = await failing.ended;
    expect(output).toContain(
      'content/cities/boise.md:3:8  state: expected a state such as ID or Idaho, found',
    );
    expect(code).toBe(1);
    await expect.poll(failing.groupRuns).toBe(false);
    expectUntouched();
  });
});

it('says in plain words what the system refuses', async () => {
  const place = join('package.json', 'site');
  const folders = ['--content', site.content, '--public', FIXTURE_PUBLIC, '--out', place];
  const { code, output } = await startCommand('build', folders).ended;
  expect(output).toMatch(/^There is a file where a folder is needed. Move it. \(.*package.json/);
  expect(output).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
});

it('takes a fact everywhere from one line', () => {
  const names = readdirSync(other.folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(html|vcf|txt|json|xml)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  for (const name of texts) {
    const text = readFileSync(join(other.folder, name), 'utf8');
    expect({ name, old: /555-?0100|Sample Mobile/.exec(text)?.[0] }).toEqual({ name });
  }
});
