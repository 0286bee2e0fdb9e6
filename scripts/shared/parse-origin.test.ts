import { expect, it } from 'vitest';
import { parseOrigin } from './parse-origin.ts';

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
