import { z } from 'zod';
import { date, list, prose, text, webAddress } from './fields.ts';

const EXPECTED_STARS = 'expected a whole number of stars from 1 to 5';

/** What is said of any other rating, and what to write for one such as "5 stars" or "4.5". */
const STARS = ({ input }: { input?: unknown }) => {
  // Where the field is missing, its hint says the rest.
  if (input === undefined) return 'expected a whole number';

  const [, number, fraction] =
    /^([1-5])(\.\d*[1-9]\d*)?(?:\.0*)?(?:\s|\/|$)/.exec(`${input}`) ?? [];
  if (number === undefined || (fraction !== undefined && number === '5')) return EXPECTED_STARS;

  const fix = fraction === undefined ? number : `${number} or ${Number(number) + 1}`;
  return `${EXPECTED_STARS}. Write ${fix}.`;
};

const testimonialSchema = z.strictObject({
  id: text('A short, unique name for this entry, such as closing-at-home.')
    .meta({ title: 'Short name' })
    .optional(),
  name: text('Who says it.').meta({ 'x-also-called': ['author', 'client', 'who'] }),
  location: text('Where they are from.').meta({ 'x-also-called': ['city', 'from', 'place'] }),
  text: prose('What they say, in their own words.').meta({
    'x-also-called': ['quote', 'review', 'testimonial', 'words'],
  }),
  rating: z
    .int({ error: STARS })
    .min(1, { error: STARS })
    .max(5, { error: STARS })
    .describe('How many stars they give, 1 to 5.')
    .meta({ 'x-also-called': ['stars'] }),
  date: date('The day they said it, such as 2026-03-15.').optional(),
  source: z
    .strictObject({
      name: text('Where they said it, such as Google.'),
      url: webAddress('The page where it stands.').optional(),
    })
    .describe('Where the words come from, if they stand somewhere else too.')
    .optional(),
  sample: z.boolean().describe('A sample that a real testimonial will replace.').optional(),
});

/** content/testimonials.yaml */
export const testimonialsSchema = z.strictObject({
  testimonials: list(
    testimonialSchema,
    'What clients say, on the home page. Without any, the page leaves the section out.',
  ),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
