import { expect, it } from 'vitest';
import { fillHtml, fillTokens, tokensIn } from './tokens.ts';

it('finds tokens with and without spaces', () => {
  expect(tokensIn('From {{city}}, {{ state }} and {{fees.one}}')).toEqual([
    'city',
    'state',
    'fees.one',
  ]);
});

it('fills what it knows and leaves the rest for later', () => {
  expect(fillTokens('{{city}}, {{state}}', { city: 'Boise' })).toBe('Boise, {{state}}');
});

it('takes a value as it is, dollar signs included', () => {
  expect(fillTokens('{{fee}} each', { fee: '$& $1' })).toBe('$& $1 each');
});

it('escapes values that go into HTML', () => {
  expect(fillHtml('<p>{{city}}</p>', { city: '<b>"A & B"</b>' })).toBe(
    '<p>&lt;b&gt;&quot;A &amp; B&quot;&lt;/b&gt;</p>',
  );
});
