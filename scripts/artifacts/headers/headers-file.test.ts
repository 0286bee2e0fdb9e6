import { expect, it } from 'vitest';
import { BuildError } from '../../cli/command.ts';
import type { HeaderRule } from './header-rules.ts';
import { formatHeaders, headersFor, parseHeaders } from './headers-file.ts';

const rules: HeaderRule[] = [
  { pattern: '/*', headers: { 'X-Frame-Options': 'DENY', 'X-Kind': 'all' } },
  { pattern: '/areas', headers: { 'X-Kind': "list; of 'cities': 36" } },
  { pattern: '/areas/*', headers: { 'X-Kind': 'city' } },
];

it('reads what it wrote', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
});

it('joins what several rules say of one path, as hosts do', () => {
  expect(headersFor(rules, '/areas/boise')).toEqual({
    'X-Frame-Options': 'DENY',
    'X-Kind': 'all, city',
  });
  expect(headersFor(rules, '/areas')['X-Kind']).toBe("all, list; of 'cities': 36");
  expect(headersFor(rules, '/areasofidaho')['X-Kind']).toBe('all');
});

it('refuses to write what hosts would not read', () => {
  const long = [{ pattern: '/*', headers: { 'X-Long': 'x'.repeat(2000) } }];
  expect(() => formatHeaders(long)).toThrow(BuildError);
  const many = Array.from({ length: 101 }, (_, index) => ({ pattern: `/${index}`, headers: {} }));
  expect(() => formatHeaders(many)).toThrow(BuildError);
});
