import { z } from 'zod';
import { listOf, shaped } from './fields.ts';

const PATH = /^(\/[a-zA-Z0-9_-]([a-zA-Z0-9_.-]*[a-zA-Z0-9])?)+$/;

/** Each becomes a file, and disks take names of 255 letters. */
const from = shaped(
  PATH,
  'expected a path on this site with single slashes and none at the end, such as /old-page',
).max(200, 'more than 200 letters, too many for a file name. Delete this redirect.');

// Whether that is a page is checked with the links. The editor takes a slash at the end for a mark.
const to = shaped(/^[/]/, 'expected a path on this site, such as /services/apostille');

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
