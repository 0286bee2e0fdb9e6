import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const messageFor = (url: string) => {
  try {
    return readSettings({ SITE_URL: url }, { base: '', cards: false }).siteUrl;
  } catch (error) {
    return String(error);
  }
};

it.each([
  ['www.nampanotary.com', 'found "www.nampanotary.com". Write https://www.nampanotary.com.'],
  ['http://nampanotary.com/', 'found "http://nampanotary.com/". Write https://nampanotary.com.'],
  ['https://nampa.com/site', 'found "https://nampa.com/site". Write https://nampa.com.'],
  ['nampa', 'found "nampa". Write it like https://www.your-domain.com.'],
])('says of the address %s what it found, and what to write', (url, words) => {
  expect(messageFor(url)).toContain(words);
  expect(messageFor(url)).toContain('a variable of the environment');
});

it('repeats no password', () => {
  for (const url of ['https://me:secret@nampa.com', 'me:secret@nampa.com']) {
    expect(messageFor(url)).toContain('Write https://nampa.com.');
    expect(messageFor(url)).not.toContain('secret');
  }
});
