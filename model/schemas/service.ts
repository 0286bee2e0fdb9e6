import { z } from 'zod';
import { description, keywords, order, serviceSlug, text } from './fields.ts';

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
  description: description.describe(
    'One sentence for cards and search engines, of 50 to 170 characters.',
  ),
  keywords,
  commonDocuments: documents.describe(
    'Documents that people bring, six or more; cards show the first ones.',
  ),
  included: z
    .array(text)
    .min(4, 'needs 4 entries or more')
    .meta({ title: "What's included" })
    .describe('What every visit for this service includes, four entries or more.'),
  extras: z
    .array(text)
    .min(4, 'needs 4 entries or more')
    .describe('What people can ask for on top, four entries or more.'),
  related: z
    .array(serviceSlug)
    .min(1, 'needs one other service or more')
    .meta({ title: 'Related services' })
    .describe('Other services to link to (loan-signing for Loan Signing).'),
});

export type ServiceFields = z.infer<typeof serviceSchema>;
export type ServiceIcon = ServiceFields['icon'];
