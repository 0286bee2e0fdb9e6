import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, inject, it } from 'vitest';
import { HAS_GROUPS, startCommand } from '../support/commands.ts';
import { editFile, scratchFolder, treeHash } from '../support/files.ts';
import { FIXTURE_PUBLIC } from '../support/fixture.ts';

const { site } = inject('sites');

/** A folder with a good site in it. */
const folder = scratchFolder();
const out = join(folder, 'client');
const edited = scratchFolder();
const good = treeHash(site.folder);

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  cpSync(site.folder, out, { recursive: true });
});

const build = (to = out, ...options: string[]) => {
  const folders = ['--content', site.content, '--public', FIXTURE_PUBLIC, '--out', to];
  return startCommand('build', [...folders, '--no-cards', ...options]);
};

/** Waits until a build has written something in the folder that it works in. @returns its path */
async function written(path: string): Promise<string> {
  const file = join(folder, '.client.build', path);
  while (!existsSync(file)) await nextTurn();
  return file;
}

/** The last good site is there, and nothing else. */
function expectUntouched() {
  expect(readdirSync(folder)).toEqual(['client']);
  expect(treeHash(out)).toBe(good);
}

it('leaves a whole site when builds are killed at four moments, and the next one clears up', async () => {
  for (const firstFile of ['next', 'next/assets', 'next/404.html', 'next/sitemap.xml']) {
    // On a busy machine a build may end before it is killed: then the next one is.
    let code: number | null = 0;
    for (let tries = 0; tries < 5 && code === 0; tries++) {
      const running = build();
      await Promise.race([written(firstFile), running.ended]);
      running.kill('SIGKILL');
      code = (await running.ended).code;
    }
    expect({ firstFile, code }).toEqual({ firstFile, code: null });
    expect(treeHash(out)).toBe(good);
  }
  expect((await build().ended).code).toBe(0);
  expect(readdirSync(folder)).toEqual(['client']);
});

it('lets one build at a time write a folder, and ends the first at once when it is asked to', async () => {
  const first = build();
  await written('process');
  const second = await build().ended;
  expect(second.code).toBe(1);
  expect(second.output).toContain(`Another build is writing ${out}.`);
  first.kill('SIGTERM');
  expect((await first.ended).code).toBe(143);
  expectUntouched();
});

it.each([
  ['the code is bundled', '.'],
  ['pages are rendered and maps are drawn', 'next/maps'],
])('ends at once on Ctrl-C while %s, and leaves no file and no process', async (_, begun) => {
  const folders = ['--content', site.content, '--public', FIXTURE_PUBLIC, '--out', out];
  const running = startCommand('build', ['--no-cards', ...folders], '.', HAS_GROUPS);
  await written(begun);
  running.kill('SIGINT');
  expect((await running.ended).code).toBe(130);
  await expect.poll(running.groupRuns).toBe(false);
  expectUntouched();
});

it.for([
  ['full', 'size=2m'],
  ['read-only', 'ro'],
] as const)('says that the disk is %s', async ([state, option], { skip }) => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', option, 'tmpfs', disk]);
  skip(mount.status !== 0, 'Only a superuser may mount a disk.');
  const { code, output } = await build(join(disk, 'client')).ended;
  const left = readdirSync(disk);
  spawnSync('umount', [disk]);
  expect(output).toContain(`The disk is ${state}.`);
  expect(output).not.toMatch(/^ +at /m);
  expect({ code, left }).toEqual({ code: 1, left: [] });
});

it('makes each site as if it were built alone, in three pairs started together', async () => {
  cpSync(site.content, edited, { recursive: true });
  editFile(join(edited, 'cities/boise.md'), 'Boise is the capital', 'Boise is a capital');
  const kinds = [[], ['--base', '/one/'], ['--content', edited]];
  kinds.push(['--content', edited, '--base', '/two/']);
  const hashOf = async (name: string, options: readonly string[] = []) => {
    const { code, output } = await build(join(folder, name), ...options).ended;
    expect(code, output).toBe(0);
    return treeHash(join(folder, name));
  };
  const alone: string[] = [];
  for (const options of kinds) alone.push(await hashOf('alone', options));
  for (const first of [0, 1, 2]) {
    const pair = [hashOf('left', kinds[first]), hashOf('right', kinds[first + 1])];
    expect(await Promise.all(pair)).toEqual(alone.slice(first, first + 2));
  }
});

it('links to no list that is empty, leaves it out of the sitemap, and says nothing of its tools', async () => {
  const content = scratchFolder();
  cpSync(site.content, content, {
    recursive: true,
    filter: (file) => !/attractions.\w+\.yaml$|general\.yaml$/.test(file),
  });
  editFile(join(content, 'pages', 'areas.md'), '[list of places](/places)', 'list of places');
  const folders = ['--content', content, '--public', FIXTURE_PUBLIC, '--out', out];
  const { code, output } = await startCommand('build', ['--no-cards', ...folders]).ended;
  expect(code).toBe(0);
  expect(output).not.toMatch(/vike|pre-render/i);

  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const linking = files.filter((name) => {
    if (!/\.html$|^sitemap\.xml$/.test(name)) return false;
    return /(?:href="|<loc>[^<]*)\/(?:places|questions)["<]/.test(
      readFileSync(join(out, name), 'utf8'),
    );
  });
  expect(linking).toEqual([]);
  const places = readFileSync(join(out, 'places.html'), 'utf8');
  expect(places).toContain('<meta name="robots" content="noindex"');
});
