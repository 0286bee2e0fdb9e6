import { z } from 'zod';
import { EMBEDDED_MAP } from '../maps.ts';
import * as f from './fields.ts';

/** Miles or minutes that nobody has measured. */
const estimate = f.field(
  z.number().positive('expected a number above 0. Delete the line for the city of the office.'),
);

/** How to come by the address of a map that can stand on a page. */
const COPY_MAP =
  'In Google Maps choose Share, then Embed a map, and copy the address between the quotes after src=';
const MAP_EXPECTED = `expected the address of an embedded map. ${COPY_MAP}`;

/** Its host stands in the Content-Security-Policy of every page, and whoever reads content sees a key. */
const embeddedMap = f.field(
  z
    .string()
    .trim()
    .refine((address) => !/[?&]key=/i.test(address), {
      error: `has a key in it, which must not be public. ${COPY_MAP}: that one has none.`,
      abort: true,
    })
    .regex(EMBEDDED_MAP, { error: `${MAP_EXPECTED}.` })
    .meta({ patternErrorMessage: MAP_EXPECTED }),
);

/** The front matter of content/cities/<slug>.md; the text below it is the About section. */
export const citySchema = z.strictObject({
  name: f.text('The name of the city.'),
  state: f.state,
  order: f.number('Its position in the directory. The links to previous and next follow it.'),
  locationsPage: f
    .flag('Whether the page /locations lists this city.', 'On the Service Areas page')
    .meta({ default: true }),
  locationsOrder: f.number.optional(
    'Its position in the list on /locations.',
    'Position on the Service Areas page',
  ),
  latitude: f.latitude.optional(),
  longitude: f.longitude.optional(),
  county: f.text.optional('Its county, such as Ada County.'),
  milesFromOffice: estimate.optional(
    'About how many miles it is by road from the office. Shown rounded to 5. Default: a straight line, told as such.',
  ),
  minutesFromOffice: estimate.optional(
    'About how many minutes the drive from the office takes. Shown rounded to 5.',
  ),
  description: f.description,
  nearbyLocations: f
    .field(z.array(f.citySlug()))
    .optional('Nearby cities, the nearest first (garden-city for Garden City).', 'Nearby cities'),
  mapEmbedUrl: embeddedMap.optional(
    `The map on its page, where the one that is found by its name is not right. ${COPY_MAP}.`,
    'Embedded map',
  ),
  hasMap: f.webAddress.optional('A link to the city on a map.', 'Map link'),
  picture: f.picture.optional('A picture of the city, at the top of its page.'),
});

/** What kind of place an attraction can be; each has a drawing. */
export const ATTRACTION_KINDS = [
  'park',
  'library',
  'museum',
  'landmark',
  'theater',
  'school',
  'church',
  'fairgrounds',
  'sports',
  'water',
  'trail',
  'wildlife',
  'market',
  'restaurant',
  'community',
] as const;

/** One entry of content/attractions/<city>.yaml; one that is only a text is left out with a warning. */
export const attractionSchema = z.strictObject({
  name: f.text('The name of the attraction.'),
  slug: f.slug.optional(
    'The last part of its address on this site. Made from the name when left out.',
    'Page address',
  ),
  description: f.prose(
    'What people would want to know about it, in one to three sentences. Best: 101 to 400 characters; cards show the first 100.',
  ),
  kind: f
    .choice(ATTRACTION_KINDS)
    .optional(
      'What kind of place it is; pages show its emblem. Leave it out where none of them fits: park (also a garden), library, museum, landmark (also a historic site), theater, school, church, fairgrounds, sports, water (a lake, falls or springs), trail (also a byway), wildlife (also a zoo), market, restaurant (also several places to eat), community (a community or senior center).',
    ),
  address: f.text.optional('Street, city, state and ZIP, as on an envelope.', 'Street address'),
  url: f.webAddress.optional('Its official website.', 'Website'),
  phone: f.phone.optional('Its phone number, such as (208) 555-0100.'),
  outside: f.flag.optional(
    'Whether it lies outside the city. Its page then says "Near" the city, not "In".',
    'Outside the city',
  ),
  latitude: f.latitude.optional(),
  longitude: f.longitude.optional(),
  hasMap: f.webAddress.optional('A link to it on a map.', 'Map link'),
  googleMapsUrl: f.webAddress.optional(
    'Its own Google Maps link, if it has one.',
    'Google Maps link',
  ),
  picture: f.picture.optional('A picture of it, at the top of its page.'),
  unconfirmed: f
    .field(z.array(z.enum(['address', 'phone', 'url'])))
    .optional('Facts that nobody has confirmed yet. Pages leave them out.', 'Not confirmed yet'),
});

/** content/attractions/<city>.yaml as it should be; the checker itself bears with plain texts. */
export const attractionsSchema = z.strictObject({
  attractions: f.list(attractionSchema)('The attractions of this city. Best: 3 to 5.'),
});

export type AttractionFields = z.infer<typeof attractionSchema>;
