import { z } from 'zod';
import {
  citySlugField,
  estimate,
  latitude,
  longitude,
  order,
  prose,
  state,
  text,
  webAddress,
} from './fields.ts';
import { pictureSchema } from './picture.ts';

/** The front matter of content/cities/<slug>.md; the text below it is the About section. */
export const citySchema = z.strictObject({
  name: text.describe('The name of the city.'),
  state: state.describe('ID for Idaho, OR for Oregon.'),
  order: order.describe('Its position in the directory. The links to previous and next follow it.'),
  locationsPage: z
    .boolean()
    .meta({ title: 'On the Service Areas page' })
    .describe('Whether the page /locations lists this city.'),
  locationsOrder: order
    .optional()
    .meta({ title: 'Position on the Service Areas page' })
    .describe('Its position in the list on /locations.'),
  latitude: latitude.optional().describe('Latitude in degrees, such as 43.6135.'),
  longitude: longitude.optional().describe('Longitude in degrees. Negative in Idaho and Oregon.'),
  county: text.optional().describe('Its county, such as Ada County.'),
  milesFromOffice: estimate
    .optional()
    .describe('About how many miles it is by road from the office. Shown rounded to 5.'),
  minutesFromOffice: estimate
    .optional()
    .describe('About how many minutes the drive from the office takes. Shown rounded to 5.'),
  description: prose.describe(
    'One sentence for cards and search engines. Best: 50 to 160 characters.',
  ),
  nearbyLocations: z
    .array(citySlugField)
    .optional()
    .meta({ title: 'Nearby cities' })
    .describe('Nearby cities, the nearest first (garden-city for Garden City).'),
  hasMap: webAddress
    .optional()
    .meta({ title: 'Map link' })
    .describe('A link to the city on a map.'),
  picture: pictureSchema.optional().describe('A picture of the city, at the top of its page.'),
});

export type CityFields = z.infer<typeof citySchema>;
