import { z } from 'zod';
import {
  description,
  latitude,
  longitude,
  order,
  slug,
  state,
  text,
  webAddress,
} from './fields.ts';

/** The front matter of content/cities/<slug>.md; the text below it is the About section. */
export const citySchema = z.strictObject({
  name: text.describe('The name of the town.'),
  state: state.describe('ID or OR.'),
  order: order.describe('Its place in the directory, which previous and next follow.'),
  locationsPage: z
    .boolean('must be true or false, without quotes')
    .describe('Whether /locations lists it.'),
  locationsOrder: order.optional().describe('Its place on /locations.'),
  latitude: latitude.optional().describe('Degrees north.'),
  longitude: longitude.optional().describe('Degrees; negative in Idaho and Oregon.'),
  description: description.describe('One sentence for cards and search engines.'),
  nearbyLocations: z
    .array(slug)
    .min(1, 'is an empty list: remove the line or name a town')
    .optional()
    .describe('Nearby towns by file name, the nearest first.'),
  hasMap: webAddress.optional().describe('A link to the town on a map.'),
});

export type CityFields = z.infer<typeof citySchema>;
