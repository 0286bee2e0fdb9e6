import { expect, it } from 'vitest';
import { createSite } from '../../model/site.ts';
import { settings } from '../../tests/support/checked-edit.ts';
import { FROZEN_CONTENT } from '../../tests/support/frozen-content.ts';
import { loadContent, validateContent } from '../content/index.ts';
import { readContentFolder } from '../content/read.ts';
import { publishedContent } from './published-content.ts';

it('says what the content says, and none of its comments', async () => {
  const { content } = await loadContent(FROZEN_CONTENT, settings);
  if (content === undefined) throw new Error('The frozen content has errors.');
  const files = await readContentFolder(FROZEN_CONTENT);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  expect(texts.get('business.yaml')).toMatch(/^ *#/m);
  const published = publishedContent(createSite(content), texts);
  if (published === undefined) throw new Error('Nothing is published.');
  const business = published.files.find(({ path }) => path === 'business.yaml');
  expect(business?.text).not.toMatch(/^ *#/m);
  expect(validateContent(published.files, published.settings).content).toEqual(content);
});

it('is none where it would be too much for a browser', async () => {
  const { content } = await loadContent(FROZEN_CONTENT, settings);
  if (content === undefined) throw new Error('The frozen content has errors.');
  const many = Array.from({ length: 2000 }, (_, index) => [`cities/${index}.md`, ''] as const);
  expect(publishedContent(createSite(content), new Map(many))).toBe(undefined);
});
