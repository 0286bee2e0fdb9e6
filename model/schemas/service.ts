import { z } from 'zod';
import { ATTRACTION_KINDS } from './city.ts';
import * as f from './fields.ts';

/** The front matter of content/services/<slug>.md; the text below it is the intro. */
export const serviceSchema = z.strictObject({
  title: f.text('The name of the service.'),
  order: f.number('Its position in every list of services.'),
  online: f.flag('Whether it can be done by remote online notarization.'),
  icon: f.choice([
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
  ])('The drawing on its card.'),
  description: f.description,
  keywords: f.keywords,
  commonDocuments: f.texts('What people bring. Cards show the first ones.'),
  included: f.texts('What every appointment for this service includes.', "What's included"),
  extras: f.list(f.text())('What people can add, if anything.'),
  related: f.list(f.serviceSlug())(
    'Other services to link to, such as loan-signing.',
    'Related services',
  ),
  picture: f.picture.optional('A picture at the top of its page.'),
});

export const faqSchema = z.strictObject({
  question: f.text('What people ask before they call. End it with a question mark.'),
  answer: f.prose('The answer in a few plain sentences.'),
  alsoCalled: f.list(f.text())(
    'What people type into the finder who ask this: price, how much.',
    'Words for the finder',
  ),
  source: f.webAddress.optional('The official page behind the answer. Not shown.'),
});

/** The file of questions that hold for every service. */
export const GENERAL_QUESTIONS = 'general';

/** content/faqs/<service>.yaml, and general.yaml */
export const faqsSchema = z.strictObject({
  faqs: f.filled(faqSchema)(
    "The questions on this service's page, or of general.yaml on the services page.",
    'Questions',
  ),
});

export type ServiceIcon = z.infer<typeof serviceSchema>['icon'];
