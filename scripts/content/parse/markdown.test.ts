import { load } from 'cheerio';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { parseMarkdown } from './markdown.ts';

/** What is reported of a text, and where. */
function reportsOf(markdown: string) {
  const found: string[] = [];
  parseMarkdown(markdown, ({ line, column, length }, message) =>
    found.push(`${line}:${column}-${length} ${message}`),
  );
  return found;
}

it('names a table that scrolls, and aligns its cells by classes alone', () => {
  const table =
    '| Day | Place | Fee |\n| --- | :-: | --: |\n| Monday | Library | $5 |\n| Friday |\n';
  expect(reportsOf(table)).toEqual([]);
  const $ = load(toHtml(parseMarkdown(table).prose));
  const cells = [...$('td')].map((cell) => {
    const className = $(cell).attr('class') ?? '';
    return `${$(cell).text()} ${className}`;
  });
  expect(cells).toEqual(['Monday ', 'Library center', '$5 right', 'Friday ', ' center', ' right']);
  const scroller = { role: 'group', tabindex: '0', 'aria-label': 'Table: Day, Place, Fee' };
  expect($('table').parent().attr()).toMatchObject(scroller);
  expect($.html()).not.toMatch(/align=|style=/);
});

it('strikes out between two tildes on each side, and makes a link of a bare address', () => {
  expect(toHtml(parseMarkdown('~~old~~ in ~5 to~10 minutes').prose)).toBe(
    '<p><del>old</del> in ~5 to~10 minutes</p>',
  );
  const url = 'https://www.cityofboise.org/';
  const { prose, links } = parseMarkdown(`See ${url}.`);
  expect(toHtml(prose)).toBe(`<p>See <a href="${url}">${url}</a>.</p>`);
  expect(links).toEqual([{ url, position: { line: 1, column: 5, length: url.length } }]);
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
  '[sic] and \\[x\\](y), [ ] as well',
])("accepts what isn't Markdown: %s", (markdown) => {
  expect(reportsOf(markdown)).toEqual([]);
});

it.each([
  ['> Words\n> [fees][fees]', '2:8-2'],
  ['- See [the form] (/contact)', '1:7-13'],
  ['See [the form(/contact) and\n[sic]', '1:5-11'],
])("reports brackets that aren't a link at their position: %s", (markdown, place) => {
  expect(reportsOf(markdown).map((text) => text.split(' ')[0])).toEqual([place]);
});

it.each([
  'Call **now **please',
  'Call us\n---',
  '##No heading\n\n| a |\n| b |',
  '\u2013 One\n\u2013 Two\tThree',
  '    We come to you.',
  '**Now**, **then**: *here* and _there_',
  'Fee: $5* or 2*3',
  '\\*\\* and \\_ as well',
  'Name: ______ Date: ____',
  '10:30:45, a == b, 5 %, C++',
  'Call us\n\n---\n\nMore',
])('accepts what is formatted, intended, or merely looks odd: %s', (markdown) => {
  expect(reportsOf(markdown)).toEqual([]);
});
