import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { start } from '../../tests/support/npm-run.ts';
import { BuildError } from '../cli/command.ts';
import { MARK, markTemporary } from './mark.ts';
import { replaceSite } from './replace-site.ts';

/** A number that no process has any more. */
const { pid: ended } = spawnSync(process.execPath, ['--version']);
/** One that surely runs, and is not this process. */
const running = process.ppid;

let folder: string;
let target: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'work-folder-')));
  target = join(folder, 'client');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a site of one page; `meanwhile` happens before it is put into its place. */
function build(text: string, meanwhile: (folder: string) => void = () => {}) {
  return replaceSite({ out: target, content: join(folder, 'content') }, async (next) => {
    writeSite(next, text);
    meanwhile(next);
  });
}

function writeSite(path: string, text: string) {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.html'), text);
}

/** A temporary folder of a build with this number. */
function temporary(name: string, pid: number, of = target): string {
  const path = join(folder, name);
  mkdirSync(path);
  markTemporary(path, { pid, target: of });
  return path;
}

const page = () => readFileSync(join(target, 'index.html'), 'utf8');

it('puts a marked site into its place and leaves nothing else', async () => {
  await build('first');
  expect(readdirSync(target).toSorted()).toEqual([MARK, 'index.html']);
  expect(readFileSync(join(target, MARK), 'utf8')).toContain('npm run build');
  await build('second');
  expect(page()).toBe('second');
  expect(readdirSync(folder)).toEqual(['client']);
});

it('says that a file is in the way', async () => {
  writeFileSync(join(folder, 'letter.txt'), 'Dear');
  const out = join(folder, 'letter.txt', 'site');
  const made = replaceSite({ out, content: join(folder, 'content') }, async () => {});
  await expect(made).rejects.toThrow('There is a file where a folder is needed. Move it.');
  expect(readdirSync(folder)).toEqual(['letter.txt']);
});

it('leaves the last site and nothing else when a build fails', async () => {
  await build('last');
  const fail = () => {
    throw new Error('no');
  };
  await expect(build('next', fail)).rejects.toThrow('no');
  expect(page()).toBe('last');
  expect(readdirSync(folder)).toEqual(['client']);
});

it('keeps files that were put into the folder while it built', async () => {
  const putFile = () => writeSite(target, 'mine');
  await expect(build('next', putFile)).rejects.toThrow(BuildError);
  expect(page()).toBe('mine');
  expect(readdirSync(folder)).toEqual(['client']);
});

describe('another build of the same site', () => {
  it('is not met, and said to be there', async () => {
    const other = temporary('.build-other', running);
    await expect(build('mine')).rejects.toThrow(BuildError);
    const message = `Another build is writing ${target} (process ${running}).`;
    await expect(build('mine')).rejects.toThrow(message);
    await expect(build('mine')).rejects.toThrow(`delete ${other} first`);
    expect(readdirSync(folder)).toEqual(['.build-other']);
  });

  it('stops none of another site', async () => {
    temporary('.build-other', running, join(folder, 'elsewhere'));
    await build('mine');
    expect(readdirSync(folder).toSorted()).toEqual(['.build-other', 'client']);
  });

  it('is never let in beside the first, when several start at once', async () => {
    const script = `
      import { existsSync, writeFileSync } from 'node:fs';
      const { replaceSite } = await import('./scripts/build/replace-site.ts');
      const { run } = await import('./scripts/cli/command.ts');
      await run(() => replaceSite({ out: '${target}', content: '${folder}/content' }, async () => {
        writeFileSync('${folder}/in-' + process.pid, '');
        while (!existsSync('${folder}/go')) await new Promise(setImmediate);
      }));`;
    let over = 0;
    const all = Array.from({ length: 4 }, () => runScript(script));
    for (const { ended } of all) ended.then(() => (over += 1));
    const inside = () => readdirSync(folder).filter((name) => name.startsWith('in-')).length;
    await expect.poll(() => inside() + over, { timeout: 60_000 }).toBe(all.length);
    expect(inside()).toBeLessThanOrEqual(1);
    writeFileSync(join(folder, 'go'), '');
    const codes = (await Promise.all(all.map(({ ended }) => ended))).map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(inside());
  }, 90_000);
});

describe('what others left', () => {
  it('is removed only where the mark says that an ended build made it', async () => {
    const names = [`.client-${ended}`, `.client-${ended}-old`, `.build-${ended}`, 'client-1'];
    for (const name of names) mkdirSync(join(folder, name));
    writeSite(join(folder, 'forged'), 'somebody else');
    writeFileSync(join(folder, 'forged', MARK), `{ "pid": "${ended}" }`);
    temporary('.build-dead', ended);
    temporary('.build-same-number', process.pid);
    await build('mine');
    expect(readdirSync(folder).toSorted()).toEqual([...names, 'client', 'forged'].toSorted());
  });

  it('is a site to put back, where it was taken away and no other stands', async () => {
    writeSite(join(temporary('.build-dead', ended), 'previous'), 'last');
    const fail = () => {
      throw new Error('no');
    };
    await expect(build('next', fail)).rejects.toThrow('no');
    expect(page()).toBe('last');
    expect(readdirSync(folder)).toEqual(['client']);
  });

  it('is kept for the next build of its site', async () => {
    const elsewhere = join(folder, 'elsewhere');
    writeSite(join(temporary('.build-dead', ended, elsewhere), 'previous'), 'last');
    await build('mine');
    expect(readdirSync(folder).toSorted()).toEqual(['.build-dead', 'client']);
  });
});

describe('a build that is killed', () => {
  it.each([
    { moment: 'while it builds', call: 'writeFileSync', path: 'next/index.html', left: 'last' },
    {
      moment: 'before it takes the last site away',
      call: 'renameSync',
      path: 'client',
      left: 'last',
    },
    { moment: 'between the last site and the new one', call: 'renameSync', path: 'next', left: '' },
    { moment: 'when the new site stands', call: 'rmSync', path: '', left: 'next' },
  ])(
    '$moment leaves a whole site to the next one',
    async ({ call, path, left }) => {
      await build('last');
      const script = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { replaceSite } = await import('./scripts/build/replace-site.ts');
      const real = fs.${call};
      await replaceSite({ out: '${target}', content: '${folder}/content' }, async (next) => {
        fs.${call} = (path, ...others) => {
          if (path.endsWith('${path}')) process.kill(process.pid, 'SIGKILL');
          return real(path, ...others);
        };
        syncBuiltinESMExports();
        fs.writeFileSync(next + '/index.html', 'next');
      });`;
      const killed = await runScript(script).ended;
      expect(killed).toEqual({ code: null, output: '' });
      expect(existsSync(target) ? page() : '').toBe(left);
      expect(readdirSync(folder)).toHaveLength(left === '' ? 1 : 2);

      let found = '';
      await build('after', () => {
        found = page();
      });
      expect(found).toBe(left || 'last');
      expect(page()).toBe('after');
      expect(readdirSync(folder)).toEqual(['client']);
    },
    60_000,
  );
});

function runScript(script: string) {
  return start(process.execPath, [
    ...['--import', 'tsx', '--input-type=module'],
    ...['--eval', script],
  ]);
}
