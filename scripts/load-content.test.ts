import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { editFile, scratchFolder } from '../tests/support/files.ts';
import { FIXTURE, FIXTURE_PUBLIC } from '../tests/support/fixture.ts';
import { checkFolders, loadContent } from './load-content.ts';

const folders = { content: FIXTURE, public: FIXTURE_PUBLIC };
const folder = scratchFolder();
cpSync(FIXTURE, folder, { recursive: true });

afterEach(() => vi.unstubAllEnvs());

it('builds no site with placeholders where the owner has said that it is live', async () => {
  vi.stubEnv('SITE_LIVE', 'true');
  await expect(loadContent(folders)).rejects.toThrow('phone: listed under placeholder');
});

it('gives every city its place on a map, and warns of a name without room', async () => {
  const { content, diagnostics } = await checkFolders(folders);
  const onMaps = content?.maps.flatMap(({ cities }) => cities.map(({ slug }) => slug)) ?? [];
  expect(onMaps.toSorted()).toEqual(content?.cities.map(({ slug }) => slug).toSorted());
  expect(diagnostics.map(({ message }) => message).join()).not.toContain('no room on the map');

  editFile(
    join(folder, 'cities/boise.md'),
    'name: Boise',
    `name: Boise ${'and around '.repeat(9)}`,
  );
  const crowded = await checkFolders({ ...folders, content: folder });
  expect(crowded.diagnostics).toContainEqual(
    expect.objectContaining({
      severity: 'warning',
      file: 'content/business.yaml',
      line: expect.any(Number),
      field: 'featuredCities',
      message: expect.stringMatching(/^no room on the map for the names of Boise and around /),
    }),
  );
});
