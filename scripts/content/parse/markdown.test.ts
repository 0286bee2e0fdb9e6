import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const diagnostics = (markdown: string) => renderMarkdown(markdown).diagnostics;

describe('a table', () => {
  const { html, diagnostics } = renderMarkdown(
    '| Day | Place | Fee |\n| --- | :-: | --: |\n| Monday | Library | $5 |\n| Friday |\n',
  );
  const $ = load(html);

  it('has its heads, and as many cells in each row', () => {
    expect(diagnostics).toEqual([]);
    expect(
      $('thead th')
        .toArray()
        .map((cell) => $(cell).text()),
    ).toEqual(['Day', 'Place', 'Fee']);
    expect(
      $('tbody tr')
        .toArray()
        .map((row) => $(row).find('td').length),
    ).toEqual([3, 3]);
  });

  it('can be reached and is named where it scrolls', () => {
    expect($('table').parent().attr()).toMatchObject({
      role: 'group',
      tabindex: '0',
      'aria-label': 'Table: Day, Place, Fee',
    });
  });

  it('is aligned by classes alone', () => {
    expect(
      $('td')
        .toArray()
        .slice(0, 3)
        .map((cell) => $(cell).attr('class')),
    ).toEqual([undefined, 'center', 'right']);
    expect(html).not.toMatch(/align=|style=/);
  });
});

it('strikes out what has two tildes on each side, and one tilde is "about"', () => {
  expect(renderMarkdown('~~old~~ in ~5 to~10 minutes').html).toBe(
    '<p><del>old</del> in ~5 to~10 minutes</p>',
  );
});

it('makes a link of a bare address, and checks it as any other', () => {
  const { html, links } = renderMarkdown('See https://www.cityofboise.org/.');
  expect(html).toBe(
    '<p>See <a href="https://www.cityofboise.org/" rel="noopener noreferrer">https://www.cityofboise.org/</a>.</p>',
  );
  expect(links.map(({ url }) => url)).toEqual(['https://www.cityofboise.org/']);
});

it.each([
  'Bo&#x202e;ise',
  '[x](/contact "a&#8203;b")',
  '[x](https://a.com/&ZeroWidthSpace;)',
  '# a&shy;b',
  '`a\u200Bb`',
])('finds what nobody can see after reading: %s', (markdown) => {
  expect(
    diagnostics(markdown)
      .map(({ message }) => message)
      .join(),
  ).toContain('an invisible character');
});

it.each(['&#123;&#123;city}}', '&lcub;phone&rcub;', '&#x0007B;x'])(
  'finds braces in the code of HTML: %s',
  (markdown) => {
    expect(diagnostics(markdown)[0]?.message).toContain('is a brace');
  },
);

it.each([
  '#1 in Idaho',
  'Suite \\#4',
  '\\##4',
  '`##x`',
  '```\n##x\n| a |\n```',
  '> ```\n> x\n> ```',
  '    ```\n    x',
  'a | b',
  '[x]: /contact',
  '- x\n- y',
])('takes as it is what is no mark: %s', (markdown) => {
  expect(diagnostics(markdown)).toEqual([]);
});

it('tells marks in lists and quotations where they stand', () => {
  expect(diagnostics('> Words\n> ##Foo\n\n- ##Bar').map(({ at }) => at)).toEqual([
    { line: 2, column: 3, length: 5 },
    { line: 4, column: 3, length: 5 },
  ]);
});
