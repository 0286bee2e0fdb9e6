import { z } from 'zod';
import type { Coordinates } from '../geo.ts';
import { EMBEDDED_MAP } from '../google-maps.ts';
import { expecting, expectingNumber } from './expected.ts';
import {
  cityName,
  citySlug,
  LONGEST_DESCRIPTION,
  latitude,
  list,
  longitude,
  longText,
  phone,
  picture,
  sentences,
  seoTitle,
  slug,
  state,
  text,
  webAddress,
} from './fields.ts';

/** About how many miles or minutes it is. */
const about = (unit: 'miles' | 'minutes') => {
  const error = expectingNumber(`a number of ${unit} above 0`);
  return z.number({ error }).positive({ error });
};

/** How to get the address of a map that can be on a page. */
const COPY_MAP =
  'In Google Maps choose Share, then Embed a map, and copy the address between the quotes after src=';

/**
 * The address of a map that can be on a page: on the one host that the Content-Security-Policy of
 * every page allows, and without a key, which whoever reads the content would see.
 */
const embeddedMap = z
  .string()
  .trim()
  .regex(EMBEDDED_MAP, {
    error: expecting('the address of an embedded map, without a key', `${COPY_MAP}.`),
    abort: true,
  });

/** Whether a position has both of its numbers, or none. */
const isWholePosition = ({ latitude: north, longitude: east }: Partial<Coordinates>) =>
  (north === undefined) === (east === undefined);

const HALF_POSITION = {
  path: ['latitude'],
  error: 'latitude and longitude belong together. Write both, or delete both.',
};

/** The front matter of content/cities/<slug>.md; the text below it is the About section. */
export const citySchema = z
  .strictObject({
    name: cityName('The name of the city.'),
    state: state(),
    alsoCalled: list(
      text(),
      'Neighborhoods and landmarks that people name in place of the city: North End, Lake Lowell.',
    ).meta({ title: 'Neighborhoods and landmarks', 'x-one': 'Neighborhood or landmark' }),
    order: z
      .number()
      .describe('Its position in the directory. The links to previous and next follow it.'),
    locationsPage: z
      .boolean()
      .describe('Whether the page /locations lists this city.')
      .meta({ title: 'On the Service Areas page', default: true }),
    locationsOrder: z
      .number()
      .describe('Its position in the list on /locations.')
      .meta({ title: 'Position on the Service Areas page' })
      .optional(),
    latitude: latitude().optional(),
    longitude: longitude().optional(),
    county: text('The county with its name in full, such as Ada County.')
      .overwrite((name) => (name === '' ? name : `${name.replace(/\s+county$/i, '')} County`))
      .optional(),
    milesFromOffice: about('miles')
      .describe(
        'About how many miles it is by road from the office. Shown rounded to 5. Default: a straight line, labeled as such.',
      )
      .optional(),
    minutesFromOffice: about('minutes')
      .describe('About how many minutes the drive from the office takes. Shown rounded to 5.')
      .optional(),
    description: longText(
      `Its own words for search engines, where those that all cities share say too little. Best: 50 to ${LONGEST_DESCRIPTION} characters.`,
    ).optional(),
    seoTitle: seoTitle(),
    index: z
      .boolean()
      .describe(
        "Whether search engines may list its page. Choose No while it says little that other pages don't.",
      )
      .meta({ title: 'In search results', default: true })
      .optional(),
    nearbyLocations: z
      .array(citySlug())
      .describe('Nearby cities, the nearest first (garden-city for Garden City).')
      .meta({ title: 'Nearby cities' })
      .optional(),
    mapEmbedUrl: embeddedMap
      .describe(`The map on its page, if the one found by its name is wrong. ${COPY_MAP}.`)
      .meta({ title: 'Embedded map' })
      .optional(),
    also: sentences('Sentences after the text about the city.'),
    hasMap: webAddress('A link to the city on a map.').meta({ title: 'Map link' }).optional(),
    picture: picture('A picture of the city, at the top of its page.').optional(),
  })
  .refine(isWholePosition, HALF_POSITION);

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
  'dining',
  'community',
] as const;

/** One entry of content/attractions/<city>.yaml. */
const attractionSchema = z
  .strictObject({
    name: text('The name of the attraction.'),
    kind: z
      .enum(ATTRACTION_KINDS)
      .describe(
        'What kind of place it is; pages show its emblem. Leave it out where none of them fits: park (also a garden), library, museum, landmark (also a historic site), theater, school, church, fairgrounds, sports, water (a lake, falls or springs), trail (also a byway), wildlife (also a zoo), market, restaurant, dining (several places to eat), community (a community or senior center).',
      )
      .optional(),
    description: longText(
      'What people would want to know about it, in one to three sentences. Best: 101 to 400 characters; cards show the first 100.',
    ),
    meeting: longText(
      'What to say about a signing there, in a phrase or in sentences, in place of what all places of its kind say. Pages in a state without commission leave it out.',
    )
      .meta({ title: 'Meeting there' })
      .optional(),
    address: text('Street, city, state and ZIP, as on an envelope.')
      .meta({ title: 'Street address' })
      .optional(),
    url: webAddress('Its official website.').meta({ title: 'Website' }).optional(),
    phone: phone('Its phone number, such as (208) 555-0100.').optional(),
    outside: z
      .boolean()
      .describe('Whether it is outside the city. Its page then says "Near" the city, not "In".')
      .meta({ title: 'Outside the city' })
      .optional(),
    latitude: latitude().optional(),
    longitude: longitude().optional(),
    hasMap: webAddress('A link to it on a map.').meta({ title: 'Map link' }).optional(),
    googleMapsUrl: webAddress('Its own Google Maps link, if it has one.')
      .meta({ title: 'Google Maps link' })
      .optional(),
    seoTitle: seoTitle(),
    slug: slug('The last part of its address on this site. Made from the name when left out.')
      .meta({ title: 'Page address' })
      .optional(),
    picture: picture('A picture of it, at the top of its page.').optional(),
    index: z
      .boolean()
      .describe(
        'Whether search engines may list its page, whatever is set for all places. Choose Yes once its text says something about a signing that applies only there.',
      )
      .meta({ title: 'In search results' })
      .optional(),
    unconfirmed: z
      .array(z.enum(['address', 'phone', 'url']))
      .describe('Facts that nobody has confirmed yet. Pages leave them out.')
      .meta({ title: 'Not confirmed yet' })
      .optional(),
  })
  .refine(isWholePosition, HALF_POSITION);

/** An entry that is only a text is left out, and undefined, so that the others keep their positions. */
const attractionOrNone = z.preprocess(
  (written) => (typeof written === 'string' ? undefined : written),
  attractionSchema.optional(),
);

/** content/attractions/<city>.yaml */
export const attractionsSchema = z.strictObject({
  attractions: list(attractionOrNone, 'The attractions of this city. Best: 3 to 5.'),
});

export type AttractionFields = z.infer<typeof attractionSchema>;
export type AttractionKind = (typeof ATTRACTION_KINDS)[number];
