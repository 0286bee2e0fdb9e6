import { expect, it } from 'vitest';
import { businessSchema } from './business.ts';
import { latitude, longitude, weekdays } from './fields.ts';

it.each([
  ['Monday-Friday', true],
  ['Monday', true],
  ['Tuesday,Thursday, Saturday-Sunday', true],
  ['Mon-Fri', false],
  ['', false],
])('whether "%s" is a set of weekdays: %s', (text, is) => {
  expect(weekdays.safeParse(text).success).toBe(is);
});

it.each([
  [latitude, -43.6, '-43.6 has a minus sign. Write 43.6.'],
  [longitude, -100, '-100 is outside Idaho and Oregon. Check it on a map.'],
  [longitude, -116.2, undefined],
])('of a coordinate: $2', (field, degrees, message) => {
  expect(field.safeParse(degrees).error?.issues[0]?.message).toBe(message);
});

const { endpoint } = businessSchema.shape.form.unwrap().shape;

it.each([
  'https://forms.example.com/f/1?x=y',
  'https://forms.example.com',
  'https://forms.example.com:8443/@us',
  'http://localhost:8080/take',
  '/messages',
  '/',
])('a form can post to %s', (url) => expect(endpoint.safeParse(url).data).toBe(url));

// Its origin stands in the Content-Security-Policy of every page.
it.each([
  ...['https://a;script-src-elem/', 'https://a.com;x/', 'https://a%3Bb.com/', 'https://a,b.com/'],
  ...["https://'unsafe-inline'.com/", 'https://*', 'https://*.com', 'https:// x.com', 'https://x'],
  ...['https://x.com /', 'https://x\t.com', 'https://x.com\n', 'https:\\\\x.com', 'https:///x.com'],
  ...['https://me@x.com', 'https://me:secret@x.com', 'https://x.com.', 'https://127.0.0.1'],
  ...['https://[::1]/', 'https://x.com/#y', 'http://x.com', 'ftp://x.com'],
  ...['http://localhost.evil.example/', 'http://localhost;x/', 'http://localhost@evil.example/'],
  ...['javascript:alert(1)', 'data:text/html,x', 'x.com', '', ' https://x.com'],
  ...['//evil.example/x', '/\\evil.example/x', '/\t/evil.example', '/a b', '///x.com'],
])('no form can post to %j', (url) => expect(endpoint.safeParse(url).success).toBe(false));
