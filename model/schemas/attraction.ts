import { z } from 'zod';
import { PREVIEW_LENGTH } from '../text.ts';
import { latitude, longitude, phone, slug, text, webAddress } from './fields.ts';

/** How many attractions a town has; none at all is allowed too (spec section 9). */
export const ATTRACTIONS_PER_CITY = { min: 3, max: 5 } as const;

/** One entry of content/attractions/<city>.yaml; one that is only a text is left out with a warning. */
export const attractionSchema = z.strictObject({
  name: text.describe('The name of the place.'),
  slug: slug.optional().describe('The last part of its address; made from the name when missing.'),
  description: text
    .refine(
      (words) => words.length > PREVIEW_LENGTH,
      `must be longer than ${PREVIEW_LENGTH} characters, the length that cards show`,
    )
    .max(400, 'is longer than 400 characters: say it shorter')
    .describe('What the place is, in a sentence or two.'),
  address: text.optional().describe('Street, town, state and ZIP.'),
  url: webAddress.optional().describe('Its official website.'),
  phone: phone.optional().describe('Its own number.'),
  latitude: latitude.optional().describe('Degrees north.'),
  longitude: longitude.optional().describe('Degrees; negative in Idaho and Oregon.'),
  hasMap: webAddress.optional().describe('A link to the place on a map.'),
  googleMapsUrl: webAddress.optional().describe('Its own Google Maps link, if it has one.'),
});

export type Attraction = z.infer<typeof attractionSchema>;
