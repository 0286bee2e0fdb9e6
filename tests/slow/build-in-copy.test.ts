import { mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { OUT_OPTION, PUBLIC_OPTION } from '../../scripts/command.ts';
import { startCommand } from '../support/commands.ts';
import { scratchFolder } from '../support/files.ts';
import { FIXTURE_PUBLIC } from '../support/fixture.ts';
import { copyProject } from '../support/project-copy.ts';

// In a copy of the project, beside a folder of documents.

const { site } = inject('sites');

const folder = scratchFolder();
const project = join(folder, 'project');
const documents = join(folder, 'My Documents');
copyProject(project, site.content);
mkdirSync(documents);
writeFileSync(join(documents, 'letter.txt'), 'Dear');
writeFileSync(join(project, PUBLIC_OPTION.default, '.env'), 'SECRET=1');

it('refuses to write over other files', async () => {
  const { code, output } = await startCommand('build', ['--out', '../My Documents'], project).ended;
  expect(output).toContain('--out is "../My Documents", but ');
  expect(output).not.toMatch(/^ +at /m);
  expect(code).toBe(2);
  expect(readdirSync(documents)).toEqual(['letter.txt']);
});

it('writes its folder alone, without cards where it is told so, and its typed JSON', async () => {
  const written: string[] = [];
  const watchers = ['renderer', 'pages'].map((name) =>
    watch(join(project, name), (_, file) => written.push(join(name, `${file}`))),
  );
  const { code, output } = await startCommand('build', ['--no-cards'], project).ended;
  for (const watcher of watchers) watcher.close();
  // Other builds and `npm run dev` would read it there, or miss it once it is gone.
  expect(written).toEqual([]);
  expect(output).toContain(` in ${OUT_OPTION.default}, `);
  expect(code).toBe(0);
  expect(readdirSync(join(project, OUT_OPTION.default))).not.toContain('cards');
  const home = readFileSync(join(project, OUT_OPTION.default, 'index.html'), 'utf8');
  for (const name of ['BingSiteAuth.xml', '.well-known/security.txt']) {
    const served = readFileSync(join(project, OUT_OPTION.default, name), 'utf8');
    expect(served).toBe(readFileSync(join(FIXTURE_PUBLIC, name), 'utf8'));
  }
  // What a folder holds for its computer alone is no part of a site.
  expect(output).toContain('.env');
  expect(readdirSync(join(project, OUT_OPTION.default))).not.toContain('.env');
  expect(home).toContain('og:title');
  expect(home).not.toContain('og:image');
  const content = readFileSync(join(project, 'generated', 'content.json'), 'utf8');
  expect(JSON.parse(content)).toMatchObject({ settings: { cards: false } });
});
