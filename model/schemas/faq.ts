import { z } from 'zod';
import { filled, prose, text } from './fields.ts';

const faqSchema = z.strictObject({
  question: text.describe('What people ask before they call. End it with a question mark.'),
  answer: prose.describe('The answer in a few plain sentences.'),
});

/** content/faqs/<service>.yaml */
export const faqsSchema = z.strictObject({
  faqs: filled(faqSchema, 'question')
    .meta({ title: 'Questions' })
    .describe("The common questions on this service's page, one or more."),
});

export type Faq = z.infer<typeof faqSchema>;
