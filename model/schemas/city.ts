import { z } from 'zod';
import {
  citySlug,
  description,
  latitude,
  listOf,
  longitude,
  phone,
  picture,
  prose,
  slug,
  state,
  text,
  webAddress,
} from './fields.ts';

/** Miles or minutes that nobody has measured. */
const estimate = z
  .number()
  .positive('expected a number above 0. Delete the line for the city of the office.');

/** The front matter of content/cities/<slug>.md; the text below it is the About section. */
export const citySchema = z.strictObject({
  name: text.describe('The name of the city.'),
  state,
  order: z
    .number()
    .describe('Its position in the directory. The links to previous and next follow it.'),
  locationsPage: z.boolean().meta({
    title: 'On the Service Areas page',
    description: 'Whether the page /locations lists this city.',
    default: true,
  }),
  locationsOrder: z.number().optional().meta({
    title: 'Position on the Service Areas page',
    description: 'Its position in the list on /locations.',
  }),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  county: text.optional().describe('Its county, such as Ada County.'),
  milesFromOffice: estimate
    .optional()
    .describe(
      'About how many miles it is by road from the office. Shown rounded to 5. Default: a straight line, told as such.',
    ),
  minutesFromOffice: estimate
    .optional()
    .describe('About how many minutes the drive from the office takes. Shown rounded to 5.'),
  description,
  nearbyLocations: z.array(citySlug).optional().meta({
    title: 'Nearby cities',
    description: 'Nearby cities, the nearest first (garden-city for Garden City).',
  }),
  hasMap: webAddress
    .optional()
    .meta({ title: 'Map link', description: 'A link to the city on a map.' }),
  picture: picture.optional().describe('A picture of the city, at the top of its page.'),
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
] as const;

/** One entry of content/attractions/<city>.yaml; one that is only a text is left out with a warning. */
export const attractionSchema = z.strictObject({
  name: text.describe('The name of the attraction.'),
  slug: slug.optional().meta({
    title: 'Page address',
    description: 'The last part of its address on this site. Made from the name when left out.',
  }),
  description: prose.describe('What it is, in a sentence or two. Best: 50 to 400 characters.'),
  kind: z
    .enum(ATTRACTION_KINDS)
    .optional()
    .describe(
      'What kind of place it is; pages show its emblem. Leave it out where none of them fits: park (also a garden), library, museum, landmark (also a historic site), theater, school, church, fairgrounds, sports, water (a lake, falls or springs), trail (also a byway), wildlife (also a zoo), market (also places to eat).',
    ),
  address: text.optional().meta({
    title: 'Street address',
    description: 'Street, city, state and ZIP, as on an envelope.',
  }),
  url: webAddress.optional().meta({ title: 'Website', description: 'Its official website.' }),
  phone: phone.optional().describe('Its phone number, such as (208) 555-0100.'),
  outside: z.boolean().optional().meta({
    title: 'Outside the city',
    description: 'Whether it lies outside the city. Its page then says "Near" the city, not "In".',
  }),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  hasMap: webAddress.optional().meta({ title: 'Map link', description: 'A link to it on a map.' }),
  googleMapsUrl: webAddress
    .optional()
    .meta({ title: 'Google Maps link', description: 'Its own Google Maps link, if it has one.' }),
  picture: picture.optional().describe('A picture of it, at the top of its page.'),
  unconfirmed: z
    .array(z.enum(['address', 'phone', 'url']))
    .optional()
    .meta({
      title: 'Not confirmed yet',
      description: 'Facts that nobody has confirmed yet. Pages leave them out.',
    }),
});

/** content/attractions/<city>.yaml as it should be; the checker itself bears with plain texts. */
export const attractionsSchema = z.strictObject({
  attractions: listOf(attractionSchema).describe('The attractions of this city. Best: 3 to 5.'),
});

export type CityFields = z.infer<typeof citySchema>;
export type AttractionFields = z.infer<typeof attractionSchema>;
export type AttractionKind = NonNullable<AttractionFields['kind']>;
