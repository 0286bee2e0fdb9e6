import { z } from 'zod';
import { description, keywords, order, slug, text } from './fields.ts';

/** The drawings that a service can carry. */
export const SERVICE_ICONS = [
  'stamp',
  'loan',
  'estate',
  'business',
  'apostille',
  'mobile',
  'remote',
  'miscellaneous',
] as const;

const documents = z
  .array(text)
  .min(6, 'needs 6 entries or more, so that every card can fill its list');

/** The front matter of content/services/<slug>.md; the text below it is the intro. */
export const serviceSchema = z.strictObject({
  title: text.describe('The name of the service.'),
  order: order.describe('Its place in every list of services.'),
  icon: z.enum(SERVICE_ICONS).describe('The drawing on its card.'),
  description: description.describe('One sentence for cards and search engines.'),
  keywords,
  commonDocuments: documents.describe('Documents that people bring; cards show the first ones.'),
  included: z.array(text).min(4, 'needs 4 entries or more').describe("What's Included."),
  extras: z.array(text).min(4, 'needs 4 entries or more').describe('Available extras.'),
  related: z
    .array(slug)
    .min(1, 'needs one other service or more')
    .describe('Other services to link to, by file name.'),
});

export type ServiceFields = z.infer<typeof serviceSchema>;
export type ServiceIcon = ServiceFields['icon'];
