import { z } from 'zod';
import * as f from './fields.ts';

const STARS = 'expected a whole number of stars from 1 to 5';

const testimonialSchema = z.strictObject({
  id: f.text.optional(
    'A short, unique name for this entry, such as closing-at-home.',
    'Short name',
  ),
  name: f.text('Who says it.'),
  location: f.text('Where they are from.'),
  text: f.prose('What they say, in their own words.'),
  rating: f.field(z.int(STARS).min(1, STARS).max(5, STARS))('How many stars they give, 1 to 5.'),
  date: f.date.optional('The day they said it, such as 2026-03-15.'),
  source: f
    .group({
      name: f.text('Where they said it, such as Google.'),
      url: f.webAddress.optional('The page where it stands.'),
    })
    .optional('Where the words come from, if they stand somewhere else too.'),
  sample: f.flag.optional('A sample that a real testimonial will replace.'),
});

/** content/testimonials.yaml */
export const testimonialsSchema = z.strictObject({
  testimonials: f.list(testimonialSchema)(
    'What clients say, on the home page. Without any, the page leaves the section out.',
  ),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
