import { z } from 'zod';
import * as f from './fields.ts';

/** Miles or minutes that nobody has measured. */
const estimate = f.field(
  z.number().positive('expected a number above 0. Delete the line for the city of the office.'),
);

/** The front matter of content/cities/<slug>.md; the text below it is the About section. */
export const citySchema = z.strictObject({
  name: f.text('The name of the city.'),
  state: f.state,
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
  latitude: f.latitude.optional(),
  longitude: f.longitude.optional(),
  county: f.text('Its county, such as Ada County.').optional(),
  milesFromOffice: estimate(
    'About how many miles it is by road from the office. Shown rounded to 5. Default: a straight line, told as such.',
  ).optional(),
  minutesFromOffice: estimate(
    'About how many minutes the drive from the office takes. Shown rounded to 5.',
  ).optional(),
  description: f.description,
  nearbyLocations: z.array(f.citySlug()).optional().meta({
    title: 'Nearby cities',
    description: 'Nearby cities, the nearest first (garden-city for Garden City).',
  }),
  hasMap: f.webAddress('A link to the city on a map.', 'Map link').optional(),
  picture: f.picture('A picture of the city, at the top of its page.').optional(),
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
  name: f.text('The name of the attraction.'),
  slug: f.slug().optional().meta({
    title: 'Page address',
    description: 'The last part of its address on this site. Made from the name when left out.',
  }),
  description: f.prose('What it is, in a sentence or two. Best: 50 to 400 characters.'),
  kind: z
    .enum(ATTRACTION_KINDS)
    .optional()
    .describe(
      'What kind of place it is; pages show its emblem. Leave it out where none of them fits: park (also a garden), library, museum, landmark (also a historic site), theater, school, church, fairgrounds, sports, water (a lake, falls or springs), trail (also a byway), wildlife (also a zoo), market (also places to eat).',
    ),
  address: f.text('Street, city, state and ZIP, as on an envelope.', 'Street address').optional(),
  url: f.webAddress('Its official website.', 'Website').optional(),
  phone: f.phone('Its phone number, such as (208) 555-0100.').optional(),
  outside: z.boolean().optional().meta({
    title: 'Outside the city',
    description: 'Whether it lies outside the city. Its page then says "Near" the city, not "In".',
  }),
  latitude: f.latitude.optional(),
  longitude: f.longitude.optional(),
  hasMap: f.webAddress('A link to it on a map.', 'Map link').optional(),
  googleMapsUrl: f
    .webAddress('Its own Google Maps link, if it has one.', 'Google Maps link')
    .optional(),
  picture: f.picture('A picture of it, at the top of its page.').optional(),
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
  attractions: f.list(attractionSchema, 'The attractions of this city. Best: 3 to 5.'),
});

export type AttractionFields = z.infer<typeof attractionSchema>;
export type AttractionKind = NonNullable<AttractionFields['kind']>;
