import { z } from 'zod';
import { shaped } from './fields.ts';

/** Each becomes a file, and disks take names of 255 letters. Unit: letters. */
const LONGEST_PATH = 200;

const path = shaped(
  /^(?:\/[a-zA-Z0-9_-](?:[a-zA-Z0-9_.-]*[a-zA-Z0-9])?)+$/,
  'must be a path of this site with single slashes and none at its end, for example /old-page',
).max(
  LONGEST_PATH,
  `has more than ${LONGEST_PATH} letters, too many for the name of a file: leave this redirect out`,
);

/** A page that an address can lead to; the home page, "/", is one. */
const target = shaped(
  /^(?:\/|(?:\/[a-zA-Z0-9_-](?:[a-zA-Z0-9_.-]*[a-zA-Z0-9])?)+)$/,
  'must be a path of this site without a slash at the end, for example /services/apostille',
);

const redirectSchema = z.strictObject({
  from: path.describe('The path that people still have, for example /old-page.'),
  to: target.describe('The page that it leads to now, for example /services/apostille.'),
});

/** content/redirects.yaml */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(redirectSchema)
    .default([])
    .describe('Addresses that have moved; visitors and search engines are sent on.'),
});

export type Redirect = z.infer<typeof redirectSchema>;
