import { z } from 'zod';
import { keywords, order, prose, serviceSlug, text } from './fields.ts';
import { pictureSchema } from './picture.ts';

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

const entries = z.array(text).min(1, 'the list is empty. Add at least one entry.');

/** The front matter of content/services/<slug>.md; the text below it is the intro. */
export const serviceSchema = z.strictObject({
  title: text.describe('The name of the service.'),
  order: order.describe('Its position in every list of services.'),
  icon: z.enum(SERVICE_ICONS).describe('The drawing on its card.'),
  description: prose.describe(
    'One sentence for cards and search engines. Best: 50 to 160 characters.',
  ),
  keywords,
  commonDocuments: entries.describe('Documents that people bring. Cards show the first ones.'),
  included: entries
    .meta({ title: "What's included" })
    .describe('What every appointment for this service includes.'),
  extras: entries.describe('What people can add.'),
  related: z
    .array(serviceSlug)
    .default([])
    .meta({ title: 'Related services' })
    .describe('Other services to link to (loan-signing for Loan Signing), if there are any.'),
  picture: pictureSchema.optional().describe('A picture at the top of its page.'),
});

export type ServiceFields = z.infer<typeof serviceSchema>;
export type ServiceIcon = ServiceFields['icon'];
