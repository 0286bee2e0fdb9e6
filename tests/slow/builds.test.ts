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
const edited = scratchFolder();

const build = (variables = {}) =>
  startCommand('build', [], { CARDS: 'false', ...variables }, project).ended;

beforeAll(async () => {
  copyProject(project, site.content);
  writeFileSync(join(project, 'public', '.env'), 'SECRET=1');
  const { code, output } = await build();
  expect(code, output).toBe(0);
});

it("doesn't publish junk files in public/, and skips cards if asked to", () => {
  const names = readdirSync(built);
  expect(names).toContain('.well-known');
  expect(names).not.toContain('.env');
  expect(names).not.toContain('cards');
  const home = readFileSync(join(built, 'index.html'), 'utf8');
  expect(home).toContain('og:title');
  expect(home).not.toContain('og:image');
});

it('writes the typed content for people to read', () => {
  const content = readFileSync(join(project, 'generated', 'content.json'), 'utf8');
  expect(JSON.parse(content)).toMatchObject({ settings: { cards: false } });
});

it.each([
  ['bundling the code', 'islands/islands.ts', 'export const', 'export konst'],
  ['drawing maps', 'scripts/artwork/map/map.css', 'var(--land)', 'var(--no-such-color)'],
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

it('gives the same result for concurrent builds, in three pairs', async () => {
  cpSync(site.content, edited, { recursive: true });
  editFile(join(edited, 'cities/boise.md'), 'Boise is the capital', 'Boise is a capital');
  const kinds: Record<string, string>[] = [
    {},
    { SITE_BASE: '/one/' },
    { CONTENT_DIR: edited },
    { CONTENT_DIR: edited, SITE_BASE: '/two/' },
  ];
  const hashOf = async (name: string, variables = {}) => {
    const out = join(project, 'dist', name);
    const { code, output } = await build({ ...variables, OUT_DIR: out });
    expect(code, output).toBe(0);
    return treeHash(siteFolder(out));
  };
  const alone: string[] = [];
  for (const variables of kinds) alone.push(await hashOf('alone', variables));
  // The shell may be set up for another project.
  expect(await hashOf('development', { NODE_ENV: 'development' })).toBe(alone[0]);
  for (const first of [0, 1, 2]) {
    const pair = [hashOf('left', kinds[first]), hashOf('right', kinds[first + 1])];
    expect(await Promise.all(pair)).toEqual(alone.slice(first, first + 2));
  }
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
