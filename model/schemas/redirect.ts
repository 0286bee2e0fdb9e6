import { z } from 'zod';
import { listOf, shaped } from './fields.ts';

/** Each becomes a file, and disks take names of 255 letters. Unit: letters. */
const LONGEST_PATH = 200;

const PATH = String.raw`(?:\/[a-zA-Z0-9_-](?:[a-zA-Z0-9_.-]*[a-zA-Z0-9])?)+`;

const from = shaped(
  new RegExp(`^${PATH}$`),
  'expected a path on this site with single slashes and none at the end, such as /old-page',
).max(
  LONGEST_PATH,
  `more than ${LONGEST_PATH} letters, too many for a file name. Delete this redirect.`,
);

const to = shaped(
  new RegExp(`^(?:/|${PATH})$`),
  'expected a path on this site without a slash at the end, such as /services/apostille',
);

/** content/redirects.yaml */
export const redirectsSchema = z.strictObject({
  redirects: listOf(
    z.strictObject({
      from: from.describe('The old path, such as /old-page.'),
      to: to.describe('The page that it leads to now, such as /services/apostille.'),
    }),
  ).describe('Addresses that have moved. Visitors and search engines are redirected.'),
});

export type Redirect = z.infer<typeof redirectsSchema>['redirects'][number];
