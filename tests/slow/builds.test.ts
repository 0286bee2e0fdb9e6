import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { siteFolder } from '../../scripts/settings.ts';
import { startCommand } from '../support/commands.ts';
import { editFile, scratchFolder, treeHash } from '../support/files.ts';
import { copyProject } from '../support/project-copy.ts';

// A copy of the project, because these tests edit code.

const { site } = inject('sites');

const project = join(scratchFolder(), 'project');
const built = siteFolder(join(project, 'dist'));

const build = (variables = {}) =>
  startCommand('build', [], { CARDS: 'false', ...variables }, project).ended;

beforeAll(async () => {
  copyProject(project, site.content);
  const { code, output } = await build();
  expect(code, output).toBe(0);
});

it('skips cards if asked to', () => {
  expect(readdirSync(built)).not.toContain('cards');
  const home = readFileSync(join(built, 'index.html'), 'utf8');
  expect(home).toContain('og:title');
  expect(home).not.toContain('og:image');
});

it('writes the typed content for people to read', () => {
  const content = readFileSync(join(project, 'dist', 'content.json'), 'utf8');
  expect(JSON.parse(content)).toMatchObject({ settings: { cards: false } });
});

it.each([
  ['bundling the code', 'islands/islands.ts', 'export const', 'export konst'],
  ['making a file', 'scripts/files/vcard.ts', 'return lines.map(', 'throw lines.map('],
  ['bundling the editor', 'admin/start.ts', 'import', 'imports'],
])('fails if %s fails, and keeps the last site', async (_, name, from, to) => {
  const file = join(project, name);
  const right = readFileSync(file, 'utf8');
  const lastSite = treeHash(built);

  editFile(file, from, to);
  const { code } = await build();
  writeFileSync(file, right);
  expect(code).toBe(1);
  expect(treeHash(built)).toBe(lastSite);
});

it('gives the same result again, even if the shell is set up for another project', async () => {
  const out = join(project, 'dist', 'again');
  const { code, output } = await build({ OUT_DIR: out, NODE_ENV: 'development' });
  expect(code, output).toBe(0);
  expect(treeHash(siteFolder(out))).toBe(treeHash(built));
});

it("doesn't link to empty lists or list them in the sitemap", async () => {
  const content = scratchFolder();
  cpSync(site.content, content, {
    recursive: true,
    filter: (file) => !/attractions.\w+\.yaml$|general\.yaml$/.test(file),
  });
  editFile(join(content, 'pages', 'areas.md'), '[list of places](/places)', 'list of places');
  const out = join(project, 'dist', 'empty');
  const { code, output } = await build({ CONTENT_DIR: content, OUT_DIR: out });
  expect(code, output).toBe(0);

  const folder = siteFolder(out);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const linking = files.filter((name) => {
    if (!/\.html$|^sitemap\.xml$/.test(name)) return false;
    return /(?:href="|<loc>[^<]*)\/(?:places|questions)["<]/.test(
      readFileSync(join(folder, name), 'utf8'),
    );
  });
  expect(linking).toEqual([]);
  const places = readFileSync(join(folder, 'places.html'), 'utf8');
  expect(places).toContain('<meta name="robots" content="noindex"');
});

afterAll(() => rmSync(join(project, 'dist'), { recursive: true }));
