import { z } from 'zod';
import { slug, text } from './fields.ts';

/** How many testimonials the home page shows (spec section 3). */
export const TESTIMONIAL_COUNT = 4;

const testimonialSchema = z.strictObject({
  id: slug.describe('A short name of its own for this entry, for example "closing-at-home".'),
  name: text.describe('Who says it.'),
  location: text.describe('Where they are from.'),
  text: text.describe('What they say.'),
  rating: z
    .int('must be a whole number of stars from 1 to 5')
    .min(1, 'must be a whole number of stars from 1 to 5')
    .max(5, 'must be a whole number of stars from 1 to 5')
    .describe('Stars, 1 to 5.'),
  sample: z
    .literal(true, 'can only be true: remove the line from a real testimonial')
    .optional()
    .describe('Marks an example that a real testimonial has still to replace.'),
});

/** content/testimonials.yaml */
export const testimonialsSchema = z.strictObject({
  testimonials: z
    .array(testimonialSchema)
    .length(TESTIMONIAL_COUNT, `must be a list of exactly ${TESTIMONIAL_COUNT} testimonials`),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
