import { expect, it } from 'vitest';
import { fillTokens, tokensIn } from './tokens.ts';

it('finds and fills tokens, even with dollar signs, and leaves unknown ones', () => {
  expect(tokensIn('{{city}}, {{ state }}, {{fees.one}}')).toEqual(['city', 'state', 'fees.one']);
  expect(fillTokens('{{fee}}, {{ state }}', { fee: '$& $1' })).toBe('$& $1, {{ state }}');
});
