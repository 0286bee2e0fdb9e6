import { expect, it } from 'vitest';
import { splitFrontMatter } from './split.ts';
import { splitFrontMatter as splitWithGrayMatter } from './split-with-gray-matter.ts';

it.each([
  '---\nname: A\n---\nText\n\n---\nMore\n',
  '---\nname: A\n---\n',
  '---\nname: A\n---',
  '---\n\n# later\nname: A\n---\n\nText',
])('splits as gray-matter does: %j', (text) => {
  expect(splitFrontMatter(text)).toEqual(splitWithGrayMatter(text));
});
