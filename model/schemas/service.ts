import { z } from 'zod';
import { description, filled, keywords, listOf, serviceSlug, text } from './fields.ts';
import { pictureSchema } from './picture.ts';

/** The front matter of content/services/<slug>.md; the text below it is the intro. */
export const serviceSchema = z.strictObject({
  title: text.describe('The name of the service.'),
  order: z.number().describe('Its position in every list of services.'),
  icon: z
    .enum(['stamp', 'loan', 'estate', 'business', 'apostille', 'mobile', 'remote', 'miscellaneous'])
    .describe('The drawing on its card.'),
  description,
  keywords,
  commonDocuments: filled(text, 'entry').describe(
    'Documents that people bring. Cards show the first ones.',
  ),
  included: filled(text, 'entry')
    .meta({ title: "What's included" })
    .describe('What every appointment for this service includes.'),
  extras: filled(text, 'entry').describe('What people can add.'),
  related: listOf(serviceSlug)
    .meta({ title: 'Related services' })
    .describe('Other services to link to (loan-signing for Loan Signing), if there are any.'),
  picture: pictureSchema.optional().describe('A picture at the top of its page.'),
});

export type ServiceFields = z.infer<typeof serviceSchema>;
export type ServiceIcon = ServiceFields['icon'];
