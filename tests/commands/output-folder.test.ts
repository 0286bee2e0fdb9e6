import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withBase } from '../../model/routes.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { npmRun, start } from '../support/npm-run.ts';
import { readPages } from '../support/pages.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { treeHash } from '../support/tree.ts';

describe('in a copy of the project, next to a folder of documents', () => {
  let project: ProjectCopy;
  beforeAll(async () => {
    project = await copyProject();
    mkdirSync(join(project.folder, '..', 'My Documents'));
    writeFileSync(join(project.folder, '..', 'My Documents', 'letter.txt'), 'Dear');
  });
  afterAll(() => project.dispose());

  it.each(['', '../My Documents'])(
    'build --out "%s" ends with 2 and deletes nothing',
    async (out) => {
      // With their types, links to packages are not followed.
      const files = async () =>
        (await readdir(join(project.folder, '..'), { recursive: true, withFileTypes: true })).map(
          ({ parentPath, name }) => join(parentPath, name),
        );
      const before = await files();
      const { code, output } = await runIn(project.folder, 'build', '--out', out);
      expect(await files()).toEqual(before);
      expect(output).toContain(`--out is "${out}", but `);
      expect(output).not.toMatch(/^ +at /m);
      expect(code).toBe(2);
    },
  );

  it('build writes dist/client and leaves its typed JSON to read', async () => {
    const { code, output } = await runIn(project.folder, 'build', '--no-cards');
    expect(output).toContain(' in dist/client, ');
    expect(code).toBe(0);
    expect(await readdir(join(project.folder, 'dist'))).toEqual(['client']);
    const settings = await readFile(join(project.folder, 'generated', 'settings.json'), 'utf8');
    expect(settings).toContain('"cards":false');
    expect((await readdir(join(project.folder, 'generated'))).toSorted()).toEqual([
      ...['business.json', 'cities.json', 'map.json', 'pages.json'],
      ...['redirects.json', 'services.json', 'settings.json', 'testimonials.json'],
    ]);
  });
});

it('preview deletes and puts back nothing, whatever is beside the site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  const names = ['.client-999999999', '.client-999999999-old'];
  for (const name of names) mkdirSync(join(folder, name));
  const { code, output } = await npmRun('preview', '--out', join(folder, 'client'));
  expect(output).toContain('run "npm run build" first');
  expect(code).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(names);
  await rm(folder, { recursive: true });
});

it('two builds at once, one of them below a path, make two sites', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'two-builds-'));
  const options = [
    ['--out', join(folder, 'top')],
    ['--out', join(folder, 'site'), '--base', '/site/'],
  ];
  const builds = await Promise.all(
    options.map((option) => npmRun('build', '--content', FROZEN_CONTENT, ...option)),
  );
  expect(builds.map(({ code, output }) => ({ code, fault: code ? output : '' }))).toEqual([
    { code: 0, fault: '' },
    { code: 0, fault: '' },
  ]);
  expect(await treeHash(join(folder, 'top'))).toBe(await treeHash(inject('site')));
  const pages = [...readPages(join(folder, 'site')).values()];
  const strange = pages.filter(({ $ }) =>
    $('a[href^="/"]')
      .toArray()
      .some((link) => !$(link).attr('href')?.startsWith(withBase('/site', '/'))),
  );
  expect(pages.length).toBe(readPages(inject('site')).size);
  expect(strange.map(({ path }) => path)).toEqual([]);
  await rm(folder, { recursive: true });
});

/** Runs a command of the project in `folder`. */
function runIn(folder: string, name: string, ...args: string[]) {
  return start(process.execPath, ['--import', 'tsx', `scripts/cli/${name}.ts`, ...args], folder)
    .ended;
}
