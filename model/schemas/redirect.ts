import { z } from 'zod';
import { list, shaped } from './fields.ts';

/** A redirect is a file of that name with ".html", and file systems allow 255 characters in one. */
const LONGEST_PATH = 250;

const oldPath = shaped(
  new RegExp(`^(?=.{1,${LONGEST_PATH}}$)(\\/[\\w-]([\\w.-]*[a-zA-Z0-9])?)+$`),
  `the old address without its domain, such as /old-page: no slash at the end, no * or ? in it, and at most ${LONGEST_PATH} letters`,
);

/**
 * The path of a page. Whether there is such a page is checked with the links. The slash of the pattern
 * is in brackets, because the editor takes one at the end of a pattern for its end.
 */
export const path = shaped(/^[/](?![/\\])/, 'a path on this site, such as /services/apostille');

/** content/redirects.yaml */
export const redirectsSchema = z.strictObject({
  redirects: list(
    z.strictObject({
      from: oldPath('The old path, such as /old-page.'),
      to: path('The page that it leads to now, such as /services/apostille.'),
    }),
    'Addresses that have moved. Visitors and search engines are redirected.',
  ),
});

export type Redirect = z.infer<typeof redirectsSchema>['redirects'][number];
