import { z } from 'zod';
import * as f from './fields.ts';

const from = f.shaped(
  /^(\/[\w-]([\w.-]*[a-zA-Z0-9])?)+$/,
  'expected a path on this site with single slashes and none at the end, such as /old-page',
);

// Whether that is a page is checked with the links. The editor takes a slash at the end for a mark.
const to = f.shaped(/^[/]/, 'expected a path on this site, such as /services/apostille');

/** content/redirects.yaml */
export const redirectsSchema = z.strictObject({
  redirects: f.list(
    z.strictObject({
      from: from('The old path, such as /old-page.'),
      to: to('The page that it leads to now, such as /services/apostille.'),
    }),
  )('Addresses that have moved. Visitors and search engines are redirected.'),
});

export type Redirect = z.infer<typeof redirectsSchema>['redirects'][number];
