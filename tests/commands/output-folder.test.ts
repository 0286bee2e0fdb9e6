import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../support/npm-run.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { runHere } from '../support/run-here.ts';

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
    const content = await readFile(join(project.folder, 'generated', 'content.json'), 'utf8');
    expect(JSON.parse(content)).toMatchObject({ settings: { cards: false } });
  });
});

it('preview deletes and puts back nothing, whatever is beside the site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  const names = ['.client.build', 'other'];
  for (const name of names) mkdirSync(join(folder, name));
  const { code, output } = await runHere('preview', '--out', join(folder, 'client'));
  expect(output).toContain('run "npm run build" first');
  expect(code).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(names);
  await rm(folder, { recursive: true });
});

/** Runs a command of the project in `folder`. */
function runIn(folder: string, name: string, ...args: string[]) {
  return start(process.execPath, ['--import', 'tsx', `scripts/cli/${name}.ts`, ...args], folder)
    .ended;
}
