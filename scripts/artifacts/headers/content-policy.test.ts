import { expect, it } from 'vitest';
import { pagePolicy } from './content-policy.ts';

const parts = { scripts: new Set<string>(), styles: new Set<string>() };

it('lets a page send and post to the one form service', () => {
  const policy = pagePolicy(parts, 'https://forms.example.com');
  expect(policy).toContain("connect-src 'self' https://forms.example.com;");
  expect(policy).toContain("form-action 'self' https://forms.example.com;");
});

it.each([
  'https://a;script-src-elem',
  'https://*',
  'https://a.com https://b.com',
  'https://a.com,x',
  '*',
  '',
])('is never written with %j', (origin) => {
  expect(() => pagePolicy(parts, origin)).toThrow('is not a source');
});
