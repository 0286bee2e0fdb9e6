import { z } from 'zod';

const path = z
  .string()
  .regex(
    /^\/[a-z0-9/_.-]*[a-z0-9]$/i,
    'must be a path of this site without a slash at the end, for example /old-page',
  );

const redirectSchema = z.strictObject({
  from: path.describe('The path that people still have.'),
  to: path.describe('The page that it leads to now.'),
});

/** content/redirects.yaml */
export const redirectsSchema = z.strictObject({ redirects: z.array(redirectSchema) });

export type Redirect = z.infer<typeof redirectSchema>;
