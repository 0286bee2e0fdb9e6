import { expect, it } from 'vitest';
import { fillHtml, fillTokens, tokensIn } from './tokens.ts';

it('finds tokens with and without spaces', () => {
  expect(tokensIn('{{city}}, {{ state }}, {{fees.one}}')).toEqual(['city', 'state', 'fees.one']);
});

it('fills what it knows, dollar signs included, and leaves the rest for later', () => {
  expect(fillTokens('{{fee}}, {{ state }}', { fee: '$& $1' })).toBe('$& $1, {{ state }}');
});

it('escapes values that go into HTML', () => {
  expect(fillHtml('<p>{{city}} {{state}}</p>', { city: '<b>"A & B"</b>' })).toBe(
    '<p>&lt;b&gt;&quot;A &amp; B&quot;&lt;/b&gt; {{state}}</p>',
  );
});
