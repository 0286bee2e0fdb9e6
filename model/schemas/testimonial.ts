import { z } from 'zod';
import { isoDate, listOf, prose, text, webAddress } from './fields.ts';

const STARS = 'expected a whole number of stars from 1 to 5';

const testimonialSchema = z.strictObject({
  id: text.optional().meta({
    title: 'Short name',
    description: 'A short, unique name for this entry, such as closing-at-home.',
  }),
  name: text.describe('Who says it.'),
  location: text.describe('Where they are from.'),
  text: prose.describe('What they say, in their own words.'),
  rating: z.int(STARS).min(1, STARS).max(5, STARS).describe('How many stars they give, 1 to 5.'),
  date: isoDate.optional().describe('The day they said it, such as 2026-03-15.'),
  source: z
    .strictObject({
      name: text.describe('Where they said it, such as Google.'),
      url: webAddress.optional().describe('The page where it stands.'),
    })
    .optional()
    .describe('Where the words come from, if they stand somewhere else too.'),
  sample: z.boolean().optional().describe('A sample that a real testimonial will replace.'),
});

/** content/testimonials.yaml */
export const testimonialsSchema = z.strictObject({
  testimonials: listOf(testimonialSchema).describe(
    'What clients say, on the home page. Without any, the page leaves the section out.',
  ),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
