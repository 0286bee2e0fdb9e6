import { expect, it } from 'vitest';
import { fillHtml, fillTokens, tokensIn } from './tokens.ts';

it('finds and fills tokens, dollar signs included, escapes them for HTML, and leaves the others', () => {
  expect(tokensIn('{{city}}, {{ state }}, {{fees.one}}')).toEqual(['city', 'state', 'fees.one']);
  expect(fillTokens('{{fee}}, {{ state }}', { fee: '$& $1' })).toBe('$& $1, {{ state }}');
  expect(fillHtml('<p>{{city}} {{state}}</p>', { city: '<b>"A & B"</b>' })).toBe(
    '<p>&lt;b&gt;&quot;A &amp; B&quot;&lt;/b&gt; {{state}}</p>',
  );
});
