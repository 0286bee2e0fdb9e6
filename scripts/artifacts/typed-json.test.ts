import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FROZEN_CONTENT } from '../../tests/support/frozen-content.ts';
import { loadContent } from '../content/index.ts';
import { writeContent } from './typed-json.ts';

it('writes the typed JSON, one file for each part, and nothing else', async () => {
  const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
  const { content } = await loadContent(FROZEN_CONTENT, settings);
  if (content === undefined) throw new Error('The content has errors.');
  const folder = await mkdtemp(join(tmpdir(), 'typed-json-'));
  await writeContent(content, folder);
  const names = await readdir(folder);
  const parts = await Promise.all(
    names.map(async (name) => [
      name.replace('.json', ''),
      JSON.parse(await readFile(join(folder, name), 'utf8')),
    ]),
  );
  expect(Object.fromEntries(parts)).toEqual(JSON.parse(JSON.stringify(content)));
  await rm(folder, { recursive: true });
});
