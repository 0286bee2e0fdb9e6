import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { npmRun } from '../support/npm-run.ts';
import { runHere } from '../support/run-here.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a small site and gives its folder. */
async function smallSite(name: string, files: Record<string, string>): Promise<string> {
  const site = join(folder, name);
  const all = { 'index.html': '<h1>Home</h1>', '404.html': '<h1>Not found</h1>', ...files };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), text);
  }
  return site;
}

describe('npm run changes', () => {
  it('ends with 0 and says what reads differently', async () => {
    const before = await smallSite('before', { 'a.html': '<title>A</title><p>We open at 8.</p>' });
    const after = await smallSite('after', { 'a.html': '<title>A</title><p>We open at 9.</p>' });
    const { code, output } = await npmRun('changes', '--against', before, '--out', after);
    expect(output).toContain('0 pages added, 0 removed, 1 changed, 2 the same.');
    expect(output).toContain('/a\n  - We open at 8.\n  + We open at 9.');
    expect(code).toBe(0);
  });

  it('ends with 1 when an address is lost, with 0 once something leads on from it', async () => {
    const before = await smallSite('with-old', { 'old.html': '<title>Old</title>' });
    const lost = await smallSite('without-old', {});
    const { code, output } = await runHere('changes', '--against', before, '--out', lost);
    expect(output).toContain('redirects:\n  - from: /old\n    to: /');
    expect(output).toContain('1 page would be lost without a redirect');
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);

    const rule = await smallSite('with-rule', { _redirects: '/old / 301\n' });
    const page = await smallSite('with-page', {
      'old.html': '<meta charset="utf-8"><meta http-equiv="refresh" content="0;url=/">',
    });
    for (const site of [rule, page]) {
      const fixed = await runHere('changes', '--against', before, '--out', site);
      expect(fixed.output).toContain('/old\n  + now leads to /');
      expect(fixed.code).toBe(0);
    }
  });

  it.each([
    ['no folder to compare with', []],
    ['a folder that is no site', ['--against', 'content']],
    ['a folder that is not there', ['--against', 'no-such-folder']],
    ['an unknown form', ['--against', 'dist', '--format', 'pdf']],
    ['an unknown option', ['--agains', 'dist']],
  ])('ends with 2 when it is given %s', async (_, args) => {
    const { code, output } = await runHere('changes', ...args);
    expect(code).toBe(2);
    expect(output).not.toContain('    at ');
  });
});
