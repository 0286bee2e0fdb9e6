import { expect, it } from 'vitest';
import { profileLinks } from './profiles.ts';

const namesOf = (...addresses: string[]) => profileLinks(addresses).map(({ name }) => name);

it('names known sites, and others by host', () => {
  expect(
    namesOf(
      'https://maps.app.goo.gl/AbC',
      'https://www.facebook.com/sample',
      'https://maps.apple.com/place?id=1',
      'https://www.notaries.example.org/sample',
      'https://notfacebook.com/sample',
    ),
  ).toEqual(['Google', 'Facebook', 'Apple Maps', 'notaries.example.org', 'notfacebook.com']);
});

it('gives each profile a unique name', () => {
  expect(namesOf('https://facebook.com/one', 'https://www.facebook.com/two')).toEqual([
    'facebook.com/one',
    'www.facebook.com/two',
  ]);
});
