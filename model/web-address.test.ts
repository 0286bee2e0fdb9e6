import { describe, expect, it } from 'vitest';
import { formOrigin, parseFormEndpoint, parseOrigin } from './web-address.ts';

const HOSTILE = [
  'https://a;script-src-elem/',
  'https://a.com;script-src-elem/',
  'https://a%3Bb.com/',
  'https://a,b.com/',
  "https://'unsafe-inline'.com/",
  'https://*',
  'https://*.com',
  'https:// x.com',
  'https://x.com /',
  'https://x\t.com',
  'https://x.com\n',
  'https:\\\\x.com',
  'https:///x.com',
  'https:x.com',
  'https://@x.com',
  'https://me@x.com',
  'https://me:secret@x.com',
  'https://x',
  'https://x.com.',
  'https://127.0.0.1',
  'https://[::1]/',
  'https://x.com:99999',
  'https://x.com:',
  'https://x.com/#y',
  'http://x.com',
  'http://localhost.evil.example/',
  'http://localhost;x/',
  'http://localhost@evil.example/',
  'ftp://x.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'x.com',
  '',
  ' https://x.com',
];

it.each(HOSTILE)('takes %j neither as a site nor as a form service', (written) => {
  for (const parse of [parseOrigin, parseFormEndpoint]) {
    expect(parse(written)).toEqual({ ok: false, fault: expect.stringMatching(/^expected /) });
  }
});

describe('a site', () => {
  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['https://Example.com:443', 'https://example.com'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['https://b\u00fccher.example', 'https://xn--bcher-kva.example'],
  ])('%s', (written, value) => expect(parseOrigin(written)).toEqual({ ok: true, value }));

  it.each(['https://x.com/site', 'https://x.com/?', 'https://x.com?a=b', '/site'])(
    'is no more than an origin: %s',
    (written) => expect(parseOrigin(written).ok).toBe(false),
  );

  it('does not repeat a password', () => {
    expect(JSON.stringify(parseOrigin('https://me:secret@x.com'))).not.toContain('secret');
  });
});

describe('where a form posts to', () => {
  it.each([
    ['https://forms.example.com/f/1?x=y', 'https://forms.example.com'],
    ['https://forms.example.com', 'https://forms.example.com'],
    ['http://localhost:8080/take', 'http://localhost:8080'],
    ['/messages', undefined],
    ['/', undefined],
  ])('%s', (written, origin) => expect(formOrigin(written)).toBe(origin));

  it.each(['//evil.example/x', '/\\evil.example/x', '/\t/evil.example', '/a b', '///x.com'])(
    'is no path of this site: %j',
    (written) => {
      expect(parseFormEndpoint(written).ok).toBe(false);
      expect(() => formOrigin(written)).toThrow();
    },
  );
});
