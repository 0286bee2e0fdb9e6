import { z } from 'zod';
import { shaped } from './fields.ts';

const path = shaped(
  /^(?:\/[a-zA-Z0-9_-](?:[a-zA-Z0-9_.-]*[a-zA-Z0-9])?)+$/,
  'must be a path of this site with single slashes and none at its end, for example /old-page',
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
