import { expect, it } from 'vitest';
import { renderMarkdown } from '../content/parse/markdown.ts';
import { escapeMarkdown } from './markdown-writer.ts';

const HOSTILE = [
  'Apo](https://evil.example) [x',
  '[x](https://evil.example) and *stars* _lines_ ~~tildes~~ `ticks`',
  '# no heading',
  '1. no list',
  '- no list',
  '> no quotation',
  'a \\] b',
  '![x](y)',
  'www.example.com, https://example.com, me@example.com',
  '&amp; &#x202e; <b>',
  'a | b',
];

it.each(HOSTILE)('keeps every character of a text as it is: %s', (text) => {
  for (const [before, after] of [
    ['', ''],
    ['Words ', ' words'],
    ['[', '](/contact)'],
  ]) {
    const { html } = renderMarkdown(`${before}${escapeMarkdown(text)}${after}`);
    const shown = html.replace(/<\/?p>|<a href="\/contact">|<\/a>/g, '');
    const plain = shown.replaceAll('&#x26;', '&').replaceAll('&#x3C;', '<');
    expect(plain).toBe(`${before}${text}${after}`.replace(/^\[(.*)\]\(\/contact\)$/, '$1'));
  }
});

it('keeps a text within the cell of a table', () => {
  const { html } = renderMarkdown(`| a | b |\n| - | - |\n| ${escapeMarkdown('x | y')} | z |`);
  expect(html).toContain('<td>x | y</td>');
});

it('leaves plain facts as they are', () => {
  for (const fact of [
    '$5',
    '1-3 weeks',
    'Monday-Friday 8:00 AM-8:00 PM, weekends by appointment',
  ]) {
    expect(escapeMarkdown(fact)).toBe(fact);
  }
});
