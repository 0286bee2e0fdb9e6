import { z } from 'zod';
import { prose, text } from './fields.ts';

const testimonialSchema = z.strictObject({
  id: text
    .meta({ title: 'Short name' })
    .describe('A short name of its own for this entry, for example closing-at-home.'),
  name: text.describe('Who says it.'),
  location: text.describe('Where they are from.'),
  text: prose.describe('What they say, in their own words.'),
  rating: z
    .int('must be a whole number of stars from 1 to 5')
    .min(1, 'must be a whole number of stars from 1 to 5')
    .max(5, 'must be a whole number of stars from 1 to 5')
    .describe('How many stars they give, 1 to 5.'),
  sample: z
    .boolean('must be true or false')
    .optional()
    .meta({ title: 'Only an example' })
    .describe('Marks an example that a real testimonial has still to replace.'),
});

/** content/testimonials.yaml */
export const testimonialsSchema = z.strictObject({
  testimonials: z
    .array(testimonialSchema)
    .default([])
    .describe('What clients say, on the home page; without any, the page has no such section.'),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
