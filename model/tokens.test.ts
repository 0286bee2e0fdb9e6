import { expect, it } from 'vitest';
import { fillTokens, tokensIn } from './tokens.ts';

it('finds and fills tokens, dollar signs included, and leaves the others', () => {
  expect(tokensIn('{{city}}, {{ state }}, {{fees.one}}')).toEqual(['city', 'state', 'fees.one']);
  expect(fillTokens('{{fee}}, {{ state }}', { fee: '$& $1' })).toBe('$& $1, {{ state }}');
});
