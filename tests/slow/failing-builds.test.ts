import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { OUT_OPTION } from '../../scripts/command.ts';
import { CACHE_FOLDER } from '../../scripts/system.ts';
import { HAS_GROUPS, startCommand } from '../support/commands.ts';
import { editFile, scratchFolder, treeHash } from '../support/files.ts';
import { copyProject } from '../support/project-copy.ts';

const project = join(scratchFolder(), 'project');

beforeAll(async () => {
  copyProject(project, inject('sites').site.content);
  const { code } = await startCommand('build', ['--no-cards'], project).ended;
  expect(code).toBe(0);
});

it.each([
  ['bundling the code', 'islands/islands.ts', 'export const', 'export konst'],
  [
    'rendering pages',
    'pages/places/+Page.server.tsx',
    'export function Page',
    'export const Page = null; function Never',
  ],
  ['drawing maps', 'scripts/artwork/map/map.css', 'var(--land)', 'var(--no-such-color)'],
  ['writing the editor', 'admin/start.ts', 'import', 'imports'],
])(
  'ends when %s fails, keeps the last site and leaves no file and no process',
  async (_, name, from, to) => {
    const file = join(project, name);
    const right = readFileSync(file, 'utf8');
    const lastSite = treeHash(join(project, OUT_OPTION.default));

    editFile(file, from, to);
    const failing = startCommand('build', ['--no-cards'], project, HAS_GROUPS);
    const { code } = await failing.ended;
    writeFileSync(file, right);

    expect(code).toBe(1);
    await expect.poll(failing.groupRuns).toBe(false);
    expect(treeHash(join(project, OUT_OPTION.default))).toBe(lastSite);
    expect(readdirSync(join(project, 'dist'))).toEqual(['client']);
    const cached = readdirSync(join(project, CACHE_FOLDER));
    expect(cached.filter((each) => each.startsWith('build-'))).toEqual([]);
  },
);
