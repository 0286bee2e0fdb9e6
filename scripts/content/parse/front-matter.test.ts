import { expect, it } from 'vitest';
import { parseFrontMatter } from './front-matter.ts';

it.each([
  ['---\nname: A\n---\nText\n\n---\nMore\n', []],
  ['---\nname: A\n----\nText\n\n---\nMore\n', [3]],
  ['---\nname: A\n---Text\n\n---\nMore\n', [3]],
  ['---\nname: A\n--\nText\n', [3]],
])('takes nothing but three hyphens for the end of the fields: %j', (text, lines) => {
  const found: number[] = [];
  parseFrontMatter(text, ({ line }) => found.push(line));
  expect(found).toEqual(lines);
});
