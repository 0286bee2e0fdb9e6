import { z } from 'zod';
import { ATTRACTION_KINDS } from './city.ts';
import {
  amount,
  condition,
  description,
  filled,
  inlineText,
  keywords,
  list,
  listed,
  picture,
  sentences,
  seoDescription,
  seoTitle,
  serviceSlug,
  slug,
  text,
  webAddress,
} from './fields.ts';

/** The drawings that a service can have. */
const SERVICE_ICONS = [
  'stamp',
  'loan',
  'estate',
  'business',
  'apostille',
  'mobile',
  'remote',
  'miscellaneous',
  'phone',
  'pin',
  ...ATTRACTION_KINDS,
] as const;

/** The front matter of content/services/<slug>.md; the text below it is the intro. */
export const serviceSchema = z.strictObject({
  title: text('The name of the service.'),
  shortTitle: text(
    'Its name where there is little room, as in the labels on phones: Estate.',
  ).optional(),
  heading: text(
    'The main heading of its page, if not its name. One that says "notary" is best.',
  ).optional(),
  seoTitle: seoTitle(),
  order: z.number().describe('Its position in every list of services.'),
  online: z.boolean().describe('Whether it can be done by remote online notarization.'),
  icon: z
    .enum(SERVICE_ICONS)
    .describe(
      'The drawing on its card: stamp fits any service. One of the kinds of places may fit too, such as church.',
    ),
  description: description(),
  seoDescription: seoDescription(),
  keywords: keywords(),
  commonDocuments: filled(listed(), 'What people bring. Cards show the first ones.'),
  alsoCalled: list(text(), 'What people type for it: signing agent, title company.').meta({
    title: 'Other names',
  }),
  included: filled(listed(), 'What every appointment for this service includes.').meta({
    title: "What's included",
    'x-one': 'Point',
  }),
  extras: list(listed(), 'What people can add, if anything.'),
  related: list(serviceSlug(), 'Other services to link to, such as loan-signing.').meta({
    title: 'Related services',
  }),
  additionalNotarization: amount(
    'What each additional notarization costs, such as $5. Its page and its questions take it with {{service.additionalNotarization}}.',
  ).optional(),
  where: inlineText(
    'Where people meet you for it, in a few words, if not where you meet them for every service. **Bold** words stand out.',
  ).optional(),
  cost: inlineText(
    'What it costs, in a few words, if your fees or what the law allows do not fit: "Ask for the total when you call."',
  ).optional(),
  bring: inlineText(
    'What signers need to have ready for it, in a few words, if not the same as for every service.',
  ).optional(),
  also: sentences('Sentences after the introduction.'),
  picture: picture('A picture at the top of its page.').optional(),
});

/** The ids of elements that every page has, or the pages with questions: no question can have them. */
const PAGE_IDS = ['main', 'menu', 'header-number', 'footer-email', 'search-field'];

export const faqSchema = z.strictObject({
  question: text('What people ask before they call. End it with a question mark.'),
  id: slug(
    'A short name for its address, such as cost for /questions#cost. Made from the question when left out.',
  )
    .refine((id) => !PAGE_IDS.includes(id), {
      error: 'a name that every page uses. Choose another.',
    })
    .meta({ title: 'Name in addresses' })
    .optional(),
  answer: inlineText(
    'The answer in a few plain sentences. It takes links, [words](/contact), and **bold** words.',
  ),
  verdict: z
    .enum(['yes', 'no', 'not-required'])
    .describe(
      'For a question that asks whether something can be done, or needs a notary: the mark that the search shows. Leave it out where the answer is neither.',
    )
    .optional(),
  also: sentences('Sentences after the answer.'),
  when: condition().optional(),
  group: text(
    'Only in general.yaml: its heading on the questions page, such as Signers and ID. Groups are in the order of their first questions.',
  ).optional(),
  alsoCalled: list(text(), 'What people type who ask this: price, how much.').meta({
    title: 'Other names',
  }),
  inSpanish: list(
    text(),
    'What people type in Spanish who ask this. The search then says what a notary public is not.',
  ).meta({ title: 'Spanish names' }),
  source: webAddress('The official page behind the answer. Not shown.').optional(),
});

export type FaqFields = z.infer<typeof faqSchema>;

/** The file of questions that hold for every service. */
export const GENERAL_QUESTIONS = 'general';

/** content/faqs/<service>.yaml, and general.yaml */
export const faqsSchema = z.strictObject({
  faqs: filled(
    faqSchema,
    "The questions on this service's page, or of general.yaml on the questions page.",
  ).meta({ title: 'Questions' }),
});

export type ServiceIcon = z.infer<typeof serviceSchema>['icon'];
