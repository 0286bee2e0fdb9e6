import { z } from 'zod';
import { text } from './fields.ts';

const faqSchema = z.strictObject({
  question: text.endsWith('?', 'must end with a question mark'),
  answer: text,
});

/** content/faqs/<service>.yaml */
export const faqsSchema = z.strictObject({
  faqs: z.array(faqSchema).min(3, 'needs 3 questions or more'),
});

export type Faq = z.infer<typeof faqSchema>;
