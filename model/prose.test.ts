import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { fillProse, type ProseTree, paragraph, withStrongStart } from './prose.ts';

it('fills tokens in texts and attributes as plain text, and leaves unknown ones', () => {
  const link = {
    type: 'element',
    tagName: 'a',
    properties: { href: '/areas/boise', title: 'To {{city}}' },
    children: [{ type: 'text', value: 'In {{city}}, {{state}}' }],
  } as const;
  const prose: ProseTree = { type: 'root', children: [{ ...link, children: [...link.children] }] };

  const filled = fillProse(prose, { city: '<b>"A & B"</b>' });
  expect(toHtml(filled)).toBe(
    '<a href="/areas/boise" title="To <b>&#x22;A &#x26; B&#x22;</b>">' +
      'In &#x3C;b>"A &#x26; B"&#x3C;/b>, {{state}}</a>',
  );
  // The original tree is unchanged, for the next city.
  expect(toHtml(prose)).toContain('{{city}}');
});

it('makes a paragraph from plain text', () => {
  expect(toHtml(paragraph('5 < 6'))).toBe('<p>5 &#x3C; 6</p>');
});

it.each([
  ['Yes, if the jail allows it.', '<strong>Yes,</strong> if the jail allows it.'],
  ['No.', '<strong>No.</strong>'],
])('emphasizes the first word of "%s"', (answer, expected) => {
  const children = [{ type: 'text' as const, value: answer }];
  expect(toHtml(withStrongStart({ type: 'root', children }))).toBe(expected);
});
