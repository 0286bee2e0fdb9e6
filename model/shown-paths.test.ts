import { expect, it } from 'vitest';
import { loadContent } from '../scripts/content/index.ts';
import { settings } from '../tests/support/checked-edit.ts';
import { FROZEN_CONTENT } from '../tests/support/frozen-content.ts';
import { allPaths, NOT_FOUND } from './routes.ts';
import { shownPaths } from './shown-paths.ts';
import { createSite } from './site.ts';

it('shows every file but the facts of all pages on pages of the site', async () => {
  const { content, texts } = await loadContent(FROZEN_CONTENT, settings);
  if (content === undefined) throw new Error('The frozen content has errors.');
  const site = createSite(content);
  const paths = new Set(allPaths(site));
  const files = [...texts.keys()].map((file) => file.slice('content/'.length));
  const shown = files.map((file) => [file, shownPaths(file, site)] as const);
  expect(shown.flatMap(([, of]) => of).filter((path) => !paths.has(path))).toEqual([]);
  const nowhere = shown.filter(([, of]) => of.length === 0).map(([file]) => file);
  expect(nowhere.filter((file) => file.includes('/'))).toEqual([`pages/not-found.md`]);
  expect(paths).not.toContain(NOT_FOUND);
});
