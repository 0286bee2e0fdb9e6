import { z } from 'zod';
import {
  description,
  filled,
  keywords,
  listOf,
  picture,
  prose,
  serviceSlug,
  text,
  webAddress,
} from './fields.ts';

/** The front matter of content/services/<slug>.md; the text below it is the intro. */
export const serviceSchema = z.strictObject({
  title: text.describe('The name of the service.'),
  order: z.number().describe('Its position in every list of services.'),
  icon: z
    .enum(['stamp', 'loan', 'estate', 'business', 'apostille', 'mobile', 'remote', 'miscellaneous'])
    .describe('The drawing on its card.'),
  description,
  keywords,
  commonDocuments: filled(text, 'entry').describe('What people bring. Cards show the first ones.'),
  included: filled(text, 'entry').meta({
    title: "What's included",
    description: 'What every appointment for this service includes.',
  }),
  extras: filled(text, 'entry').describe('What people can add.'),
  related: listOf(serviceSlug).meta({
    title: 'Related services',
    description: 'Other services to link to, such as loan-signing.',
  }),
  picture: picture.optional().describe('A picture at the top of its page.'),
});

const faqSchema = z.strictObject({
  question: text.describe('What people ask before they call. End it with a question mark.'),
  answer: prose.describe('The answer in a few plain sentences.'),
  source: webAddress.optional().describe('The official page behind the answer. Not shown.'),
});

/** The file of questions that hold for every service. */
export const GENERAL_QUESTIONS = 'general';

/** content/faqs/<service>.yaml, and general.yaml */
export const faqsSchema = z.strictObject({
  faqs: filled(faqSchema, 'question').meta({
    title: 'Questions',
    description: "The questions on this service's page, or of general.yaml on the services page.",
  }),
});

export type ServiceFields = z.infer<typeof serviceSchema>;
export type ServiceIcon = ServiceFields['icon'];
export type FaqFields = z.infer<typeof faqSchema>;
