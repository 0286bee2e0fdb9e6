import type { FinderDocuments, FinderPlaces } from '../../model/finder/finder-data.ts';

/** A few documents and places as the finder fetches them. */
export const finderDocuments: FinderDocuments = {
  words: {
    document: 'We handle {{document}} under {{service}}.',
    bring: 'Bring {{bring}}.',
    bringAnyway: 'Bring your ID.',
    elsewhere: 'For {{document}}, ask {{who}}.',
    unknownDocument: "That isn't on our list.",
    city: 'We come to {{city}}.',
    cityMiles: 'We come to {{city}}, about {{miles}} miles from our office.',
    near: '{{place}} is about {{miles}} miles from {{city}}.',
    far: '{{place}} is a long drive. We can meet by {{service}}.',
    outside: "We're not commissioned in {{stateName}}. We can meet by {{service}}.",
    unknownPlace: "We don't know that place.",
  },
  online: { name: 'Online notarization', path: '/services/online' },
  documents: [
    {
      slug: 'vehicle-titles',
      name: 'Vehicle titles',
      phrase: 'vehicle titles',
      alsoCalled: ['car title', 'pink slip'],
      service: { name: 'Other documents', path: '/services/other' },
      bring: 'the unsigned title',
    },
    {
      slug: 'birth-certificates',
      name: 'Birth certificates',
      phrase: 'birth certificates',
      alsoCalled: [],
      elsewhere: { who: 'the office', url: 'https://www.example.gov' },
    },
  ],
};

export const finderPlaces: FinderPlaces = {
  commissions: ['ID'],
  cities: [
    {
      ...{ slug: 'kuna', name: 'Kuna', state: 'ID', path: '/areas/kuna', miles: 10 },
      ...{ latitude: 43.49, longitude: -116.42 },
    },
    {
      ...{ slug: 'ontario', name: 'Ontario', state: 'OR', path: '/areas/ontario' },
      ...{ latitude: 44.03, longitude: -116.97, note: 'Not commissioned there.' },
    },
  ],
  cityZips: ['83634', '97914'],
  places: [
    ['Bruneau', 'ID', '83604', 43.27, -116.23],
    ['Sandpoint', 'ID', '83864', 48.28, -116.56],
    ['Nyssa', 'OR', '97913', 43.88, -116.99],
  ],
};
