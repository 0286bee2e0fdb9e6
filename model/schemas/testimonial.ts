import { z } from 'zod';
import { expectingNumber } from './expected.ts';
import { date, list, longText, text, webAddress } from './fields.ts';

const STARS = expectingNumber('a whole number of stars from 1 to 5');

const testimonialSchema = z.strictObject({
  name: text('Who says it.'),
  location: text('Where they are from.'),
  text: longText('What they say, in their own words.'),
  rating: z
    .int({ error: STARS })
    .min(1, { error: STARS })
    .max(5, { error: STARS })
    .describe('How many stars they give, 1 to 5.'),
  date: date('The day they said it, such as 2026-03-15.').optional(),
  source: z
    .strictObject({
      name: text('Where they said it, such as Google.'),
      url: webAddress('The page where it appears.').optional(),
    })
    .describe('Where the words come from, if they also appear somewhere else.')
    .optional(),
  sample: z.boolean().describe('A sample that a real testimonial will replace.').optional(),
  // Last in the form: it is optional.
  id: text('A short, unique name for this entry, such as closing-at-home.')
    .meta({ title: 'Short name' })
    .optional(),
});

/** content/testimonials.yaml */
export const testimonialsSchema = z.strictObject({
  testimonials: list(
    testimonialSchema,
    'What clients say, on the home page. Without any, the page leaves the section out.',
  ),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
