import { z } from 'zod';
import { latitude, listOf, longitude, phone, prose, slug, text, webAddress } from './fields.ts';
import { pictureSchema } from './picture.ts';

/** How many attractions a city's page has room for without being thin or long; others are warned of. */
export const USUAL_ATTRACTIONS = { min: 3, max: 5 } as const;

/** How long their descriptions are best; others are warned of. Unit: characters. */
export const USUAL_ATTRACTION_DESCRIPTION = { min: 50, max: 400 } as const;

/** One entry of content/attractions/<city>.yaml; one that is only a text is left out with a warning. */
export const attractionSchema = z.strictObject({
  name: text.describe('The name of the attraction.'),
  slug: slug
    .optional()
    .meta({ title: 'Page address' })
    .describe('The last part of its address on this site. Made from the name when left out.'),
  description: prose.describe('What it is, in a sentence or two. Best: 50 to 400 characters.'),
  kind: z
    .enum([
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
    ])
    .optional()
    .describe(
      'What kind of place it is; pages show its emblem. Leave it out where none of them fits: park (also a garden), library, museum, landmark (also a historic site), theater, school, church, fairgrounds, sports, water (a lake, falls or springs), trail (also a byway), wildlife (also a zoo), market (also places to eat).',
    ),
  address: text
    .optional()
    .meta({ title: 'Street address' })
    .describe('Street, city, state and ZIP, as on an envelope.'),
  url: webAddress
    .optional()
    .meta({ title: 'Website' })
    .describe('Its official website, starting with https://.'),
  phone: phone.optional().describe('Its phone number, such as (208) 555-0100.'),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  hasMap: webAddress.optional().meta({ title: 'Map link' }).describe('A link to it on a map.'),
  googleMapsUrl: webAddress
    .optional()
    .meta({ title: 'Google Maps link' })
    .describe('Its own Google Maps link, if it has one.'),
  picture: pictureSchema.optional().describe('A picture of it, at the top of its page.'),
  unconfirmed: z
    .array(z.enum(['address', 'phone', 'url']))
    .optional()
    .meta({ title: 'Not confirmed yet' })
    .describe('Facts that nobody has confirmed yet. Pages leave them out.'),
});

/** content/attractions/<city>.yaml as it should be; the checker itself bears with plain texts. */
export const attractionsSchema = z.strictObject({
  attractions: listOf(attractionSchema).describe('The attractions of this city. Best: 3 to 5.'),
});

export type AttractionFields = z.infer<typeof attractionSchema>;
export type AttractionKind = NonNullable<AttractionFields['kind']>;
