import { z } from 'zod';
import {
  citySlugField,
  description,
  latitude,
  longitude,
  state,
  text,
  webAddress,
} from './fields.ts';
import { pictureSchema } from './picture.ts';

/** Miles or minutes that nobody has measured. */
const estimate = z
  .number()
  .positive('expected a number above 0. Delete the line for the city of the office.');

/** The front matter of content/cities/<slug>.md; the text below it is the About section. */
export const citySchema = z.strictObject({
  name: text.describe('The name of the city.'),
  state: state.describe('ID for Idaho, OR for Oregon.'),
  order: z
    .number()
    .describe('Its position in the directory. The links to previous and next follow it.'),
  locationsPage: z
    .boolean()
    .meta({ title: 'On the Service Areas page' })
    .describe('Whether the page /locations lists this city.'),
  locationsOrder: z
    .number()
    .optional()
    .meta({ title: 'Position on the Service Areas page' })
    .describe('Its position in the list on /locations.'),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  county: text.optional().describe('Its county, such as Ada County.'),
  milesFromOffice: estimate
    .optional()
    .describe('About how many miles it is by road from the office. Shown rounded to 5.'),
  minutesFromOffice: estimate
    .optional()
    .describe('About how many minutes the drive from the office takes. Shown rounded to 5.'),
  description,
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
