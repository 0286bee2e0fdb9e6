import type { FinderData } from '../../model/finder/data.ts';

/** A few documents and places as the finder fetches them. */
export const finderSample: FinderData = {
  words: {
    document: 'We handle {{document}} under {{service}}.',
    bring: 'Bring {{bring}}.',
    bringAnyway: 'Bring your ID.',
    elsewhere: 'For {{document}}, ask {{who}}.',
    unknownDocument: "That isn't on our list.",
    city: 'We come to {{city}}.',
    cityMiles: 'We come to {{city}}, about {{miles}} miles from our office.',
    cityFar: 'We can drive to {{city}}, about {{miles}} miles.',
    near: '{{place}} is about {{miles}} miles from {{city}}.',
    far: '{{place}} is a long drive. We can meet by {{service}}.',
    outside: 'In {{stateName}} we can meet by {{service}}, or in person in {{commissions}}.',
    state: 'Where in {{stateName}}?',
    inPerson: '{{service}} is in person only.',
    unknownPlace: "We don't know that place.",
  },
  online: { name: 'Online notarization', path: '/services/online', online: true },
  documents: [
    {
      slug: 'vehicle-titles',
      name: 'Vehicle titles',
      phrase: 'vehicle titles',
      alsoCalled: ['car title', 'pink slip'],
      service: { name: 'Other documents', path: '/services/other', online: false },
      bring: 'the unsigned title',
    },
    {
      slug: 'birth-certificates',
      name: 'Birth certificates',
      phrase: 'birth certificates',
      alsoCalled: [],
      service: undefined,
      elsewhere: { who: 'the office', url: 'https://www.example.gov' },
    },
  ],
  places: [
    {
      slug: 'kuna',
      name: 'Kuna',
      state: 'ID',
      zips: ['83634'],
      latitude: 43.49,
      longitude: -116.42,
      distance: { miles: 10, byRoad: true },
    },
    {
      slug: 'ontario',
      name: 'Ontario',
      state: 'OR',
      zips: ['97914'],
      latitude: 44.03,
      longitude: -116.97,
      note: 'In {{city}} we meet online.',
    },
    { name: 'Bruneau', state: 'ID', zips: ['83604'], latitude: 43.27, longitude: -116.23 },
    { name: 'Sandpoint', state: 'ID', zips: ['83864'], latitude: 48.28, longitude: -116.56 },
    { name: 'Nyssa', state: 'OR', zips: ['97913'], latitude: 43.88, longitude: -116.99 },
  ],
  commissions: ['ID'],
};
