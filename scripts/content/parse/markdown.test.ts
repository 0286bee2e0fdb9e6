import { load } from 'cheerio';
import { expect, it } from 'vitest';
import type { Position } from '../diagnostic.ts';
import { renderMarkdown } from './markdown.ts';

/** What is told of a text, and where. */
function told(markdown: string) {
  const found: { at: Position; message: string }[] = [];
  renderMarkdown(markdown, (at, message) => found.push({ at, message }));
  return found;
}

it('names a table that scrolls, and aligns its cells by classes alone', () => {
  const table =
    '| Day | Place | Fee |\n| --- | :-: | --: |\n| Monday | Library | $5 |\n| Friday |\n';
  const { html } = renderMarkdown(table);
  const $ = load(html);
  const textOf = (selector: string) => [...$(selector)].map((cell) => $(cell).text());
  expect(told(table)).toEqual([]);
  expect(textOf('thead th')).toEqual(['Day', 'Place', 'Fee']);
  expect(textOf('tbody tr:last-child td')).toEqual(['Friday', '', '']);
  expect($('table').parent().attr()).toMatchObject({
    role: 'group',
    tabindex: '0',
    'aria-label': 'Table: Day, Place, Fee',
  });
  const classes = [...$('tr:first-child td')].map((cell) => $(cell).attr('class'));
  expect(classes).toEqual([undefined, 'center', 'right']);
  expect(html).not.toMatch(/align=|style=/);
});

it('strikes out what has two tildes on each side, and one tilde is "about"', () => {
  expect(renderMarkdown('~~old~~ in ~5 to~10 minutes').html).toBe(
    '<p><del>old</del> in ~5 to~10 minutes</p>',
  );
});

it('makes a link of a bare address, and checks it as any other', () => {
  const url = 'https://www.cityofboise.org/';
  const { html, links } = renderMarkdown(`See ${url}.`);
  expect(html).toBe(`<p>See <a href="${url}" rel="noopener noreferrer">${url}</a>.</p>`);
  expect(links).toEqual([{ url, at: { line: 1, column: 5, length: url.length } }]);
});

it.each([
  ['Bo&#x202e;ise', 'an invisible character'],
  ['[x](/contact "a&#8203;b")', 'an invisible character'],
  ['[x](https://a.com/&ZeroWidthSpace;)', 'an invisible character'],
  ['# a&shy;b', 'an invisible character'],
  ['`a\u200Bb`', 'an invisible character'],
])('finds what only shows after reading: %s', (markdown, message) => {
  expect(told(markdown).map((found) => found.message)).toContainEqual(
    expect.stringContaining(message),
  );
});

it.each([
  '#1 in Idaho',
  'Suite \\#4',
  '\\##4',
  '`##x`',
  '```\n##x\n| a |\n```',
  'a | b',
  '[x]: /contact',
  '- x\n- y',
])('takes as it is what is no mark: %s', (markdown) => {
  expect(told(markdown)).toEqual([]);
});

it('tells marks in lists and quotations where they stand', () => {
  expect(told('> Words\n> ##Foo\n\n- ##Bar').map(({ at }) => at)).toEqual([
    { line: 2, column: 3, length: 5 },
    { line: 4, column: 3, length: 5 },
  ]);
});
