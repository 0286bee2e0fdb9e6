import { expect, it } from 'vitest';
import { canonicalPaths } from '../../model/routes.ts';
import { createSite } from '../../model/site.ts';
import { settings } from '../../tests/support/checked-edit.ts';
import { FROZEN_CONTENT } from '../../tests/support/frozen-content.ts';
import { loadContent } from '../content/index.ts';
import { ownFile } from './own-file.ts';

it('names a file of the content for every canonical page', async () => {
  const { content, texts } = await loadContent(FROZEN_CONTENT, settings);
  if (content === undefined) throw new Error('The frozen content has errors.');
  const site = createSite(content);
  const files = new Map(canonicalPaths(site).map((path) => [path, ownFile(site, path)]));
  expect([...files].filter(([, file]) => !texts.has(`content/${file}`))).toEqual([]);
  expect(files.get('/')).toBe('pages/home.md');
  expect(files.get('/areas/boise')).toBe('cities/boise.md');
  expect(files.get('/places/zoo-boise')).toBe('attractions/boise.yaml');
});
