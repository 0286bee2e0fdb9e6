import { expect, it } from 'vitest';
import { UsageError } from '../cli/command.ts';
import { readSettings } from './settings.ts';

const read = (SITE_URL: string) => readSettings({ SITE_URL }, { base: '/site', cards: true });

it('joins the origin and the path below it', () => {
  expect(read('https://www.example.org/').siteUrl).toBe('https://www.example.org/site');
  expect(read('').siteUrl).toBe('https://www.example.com/site');
});

it.each(['https://x.com/site', 'https://*.x.com', 'https://me:pw@x.com', 'http://x.com', 'x.com'])(
  'refuses %s',
  (address) => expect(() => read(address)).toThrow(UsageError),
);
