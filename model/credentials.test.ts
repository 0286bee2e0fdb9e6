import { expect, it } from 'vitest';
import { credentialsNode } from './credential-nodes.ts';
import {
  credentialBand,
  feeLines,
  hasCredentials,
  notaryFacts,
  profileLinks,
} from './credentials.ts';
import { businessSchema } from './schemas/business.ts';

const given = businessSchema.pick({
  notary: true,
  commissions: true,
  commissionDetails: true,
  practicingSince: true,
  bond: true,
  insurance: true,
  backgroundCheck: true,
  memberships: true,
  languages: true,
  paymentMethods: true,
  profiles: true,
});

const nothing = given.parse({ commissions: ['ID', 'OR'] });

const everything = given.parse({
  commissions: ['ID'],
  commissionDetails: [
    { state: 'ID', number: '12-3', expires: '2031-03-03' },
    { state: 'OR', number: '45-6', expires: '2031-03-03' },
  ],
  notary: 'Sample Notary',
  practicingSince: '2015-12-31',
  bond: { amount: '$10,000' },
  insurance: { amount: '$25,000', carrier: 'Sample Insurance' },
  backgroundCheck: { by: 'Sample Screening', date: '2026-03-15' },
  memberships: [{ name: 'Sample Guild', url: 'https://guild.example.com' }],
  languages: ['English', 'Spanish'],
  paymentMethods: ['cash', 'Zelle'],
  profiles: { facebook: 'https://social.example.com/a', google: 'https://maps.example.com/b' },
});

it('says nothing where nothing is given, not even of the states that are listed', () => {
  expect(credentialBand(nothing)).toEqual([]);
  expect(hasCredentials(nothing)).toBe(false);
  expect(profileLinks(nothing)).toEqual([]);
  expect(JSON.stringify(credentialsNode(nothing))).toBe('{}');
});

it('says each fact that is given, and no commission of a state that is not listed', () => {
  expect(credentialBand(everything)).toEqual([
    'Commissioned in Idaho',
    'Insured to $25,000',
    'Background-checked',
  ]);
  expect(notaryFacts(everything)).toEqual([
    'Idaho commission 12-3, expires March 3, 2031',
    'A notary since 2015',
    'Bonded to $10,000',
    'Insured to $25,000 with Sample Insurance',
    'Background-checked by Sample Screening on March 15, 2026',
    'Speaks English and Spanish',
    'Payment: cash, Zelle',
  ]);
  expect(profileLinks(everything).map(({ name }) => name)).toEqual(['Google', 'Facebook']);
});

it('tells search engines the same', () => {
  expect(credentialsNode(everything)).toEqual({
    employee: { '@type': 'Person', name: 'Sample Notary' },
    hasCredential: [
      {
        '@type': 'EducationalOccupationalCredential',
        name: 'Idaho commission',
        identifier: '12-3',
        expires: '2031-03-03',
        validIn: { '@type': 'State', name: 'Idaho' },
      },
    ],
    knowsLanguage: [
      { '@type': 'Language', name: 'English' },
      { '@type': 'Language', name: 'Spanish' },
    ],
    memberOf: [{ '@type': 'Organization', name: 'Sample Guild', url: 'https://guild.example.com' }],
    paymentAccepted: 'cash, Zelle',
    sameAs: ['https://maps.example.com/b', 'https://social.example.com/a'],
  });
});

it('says what it costs once more is given than the fee for further notarizations', () => {
  expect(feeLines({ fees: { additionalNotarization: '$5' } })).toEqual([]);
  expect(feeLines({ fees: { additionalNotarization: '$5', travel: 'from $20' } })).toEqual([
    { what: 'Each additional notarization', fee: '$5' },
    { what: 'Travel', fee: 'from $20' },
  ]);
});
