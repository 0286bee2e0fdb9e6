import { z } from 'zod';
import { shaped } from './fields.ts';

/** Each becomes a file, and disks take names of 255 letters. Unit: letters. */
const LONGEST_PATH = 200;

const path = shaped(
  /^(?:\/[a-zA-Z0-9_-](?:[a-zA-Z0-9_.-]*[a-zA-Z0-9])?)+$/,
  'expected a path on this site with single slashes and none at the end, such as /old-page',
).max(
  LONGEST_PATH,
  `more than ${LONGEST_PATH} letters, too many for a file name. Delete this redirect.`,
);

/** A page that an address can lead to; the home page, "/", is one. */
const target = shaped(
  /^(?:\/|(?:\/[a-zA-Z0-9_-](?:[a-zA-Z0-9_.-]*[a-zA-Z0-9])?)+)$/,
  'expected a path on this site without a slash at the end, such as /services/apostille',
);

const redirectSchema = z.strictObject({
  from: path.describe('The old path, such as /old-page.'),
  to: target.describe('The page that it leads to now, such as /services/apostille.'),
});

/** content/redirects.yaml */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(redirectSchema)
    .default([])
    .describe('Addresses that have moved. Visitors and search engines are redirected.'),
});

export type Redirect = z.infer<typeof redirectSchema>;
