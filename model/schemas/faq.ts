import { z } from 'zod';
import { filled, prose, text, webAddress } from './fields.ts';

const faqSchema = z.strictObject({
  question: text.describe('What people ask before they call. End it with a question mark.'),
  answer: prose.describe('The answer in a few plain sentences.'),
  source: webAddress
    .optional()
    .describe('The official page that the answer was taken from. Visitors do not see it.'),
});

/** The file of questions that hold for every service. */
export const GENERAL_QUESTIONS = 'general';

/** content/faqs/<service>.yaml, and general.yaml */
export const faqsSchema = z.strictObject({
  faqs: filled(faqSchema, 'question')
    .meta({ title: 'Questions' })
    .describe("The common questions on this service's page, one or more."),
});

export type FaqFields = z.infer<typeof faqSchema>;
