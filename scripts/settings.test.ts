import { expect, it } from 'vitest';
import { isLive, readSettings } from './settings.ts';

const messageFor = (url: string) => {
  try {
    return readSettings({ SITE_URL: url }).siteUrl;
  } catch (error) {
    return String(error);
  }
};

it.each([
  ['www.sample-notary.com', 'found "www.sample-notary.com". Write https://www.sample-notary.com.'],
  [
    'http://sample-notary.com/',
    'found "http://sample-notary.com/". Write https://sample-notary.com.',
  ],
  ['https://sample.com/site', 'found "https://sample.com/site". Write https://sample.com.'],
  ['sample', 'found "sample". Write it like https://www.your-domain.com.'],
])('rejects the address %s with what it found and what to write', (url, words) => {
  expect(messageFor(url)).toContain(words);
  expect(messageFor(url)).toContain('an environment variable');
});

it("doesn't print passwords", () => {
  for (const url of ['https://me:secret@sample.com', 'me:secret@sample.com']) {
    expect(messageFor(url)).toContain('Write https://sample.com.');
    expect(messageFor(url)).not.toContain('secret');
  }
});

it.each([
  ['', ''],
  ['/', ''],
  ['/site', '/site'],
  ['/site/', '/site'],
  ['/a.b/c-d/', '/a.b/c-d'],
])('accepts "%s" as a base path', (path, base) => {
  expect(readSettings({ SITE_URL: 'https://sample.com', SITE_BASE: path })).toMatchObject({
    base,
    siteUrl: `https://sample.com${base}`,
  });
});

it.each(['site/', '//host.example/', '/a/../b', '/./', '/a b/', '/a?b'])(
  'rejects the base path "%s"',
  (path) => {
    expect(() => readSettings({ SITE_BASE: path })).toThrow('SITE_BASE: expected a path');
  },
);

it.each(['true', 'TRUE', 'yes', '1', ' on '])('reads SITE_LIVE=%s as public', (written) => {
  expect(isLive({ SITE_LIVE: written })).toBe(true);
});

it.each([undefined, '', 'false', 'No', '0'])('reads SITE_LIVE=%s as not public', (written) => {
  expect(isLive({ SITE_LIVE: written })).toBe(false);
});

it('rejects a switch with any other value', () => {
  expect(() => isLive({ SITE_LIVE: 'treu' })).toThrow('SITE_LIVE: expected true or false');
  expect(() => readSettings({ CARDS: 'never' })).toThrow('CARDS: expected true or false');
});
