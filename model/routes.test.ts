import { expect, it } from 'vitest';
import { allPaths, canonicalPaths, parseOrigin } from './routes.ts';

it('lists each canonical address once, and serves each city under a second one', () => {
  const site = {
    services: [{ slug: 'apostille' }],
    cities: [{ slug: 'boise' }, { slug: 'vale' }],
    attractions: [{ slug: 'zoo-boise' }],
  };
  const paths = canonicalPaths(site);
  expect(paths).toEqual([
    '/',
    '/services',
    '/services/apostille',
    '/locations',
    '/areas',
    '/areas/boise',
    '/areas/vale',
    '/places',
    '/places/zoo-boise',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
  ]);
  expect(allPaths(site)).toEqual([...paths, '/locations/boise', '/locations/vale']);
});

it.each([
  ['https://www.example.com/', 'https://www.example.com'],
  ['https://Example.com:443', 'https://example.com'],
  ['https://example.com:8443', 'https://example.com:8443'],
  ['https://b\u00fccher.example', 'https://xn--bcher-kva.example'],
])('%s is the site %s', (written, value) => {
  expect(parseOrigin(written)).toEqual({ ok: true, value });
});

it.each([
  ...['http://x.com', 'ftp://x.com', 'javascript:alert(1)', 'data:text/html,x', 'x.com', '', '/a'],
  ...[
    'https://a;b.com',
    'https://a%3Bb.com',
    'https://a,b.com',
    "https://'x'.com",
    'https://*.com',
  ],
  ...['https://x', 'https://x.com.', 'https://127.0.0.1', 'https://[::1]/', 'https://x.com:99999'],
  ...['https://me:secret@x.com', 'https://x.com/site', 'https://x.com/?', 'https://x.com/#y'],
])('%s is no site', (written) => {
  expect(parseOrigin(written)).toEqual({ ok: false, fault: expect.not.stringContaining('secret') });
});
