import { z } from 'zod';
import * as f from './fields.ts';

/** A list of documents is read at a glance, and so is a sentence about one. */
const short = (text: z.ZodString, most: number) =>
  text.max(most, `more than ${most} characters. Write a shorter text.`);

export const documentSchema = z
  .strictObject({
    name: short(f.text('What it is called, in the plural: Vehicle titles.'), 60),
    phrase: f.text.optional(
      'How it reads inside a sentence, where not as its name with a small first letter.',
      'In a sentence',
    ),
    alsoCalled: f.list(short(f.text(), 60))(
      'What people type: car title, pink slip.',
      'Other names',
    ),
    service: f.serviceSlug.optional('Our service for it. Empty if someone else does it.'),
    elsewhere: f
      .group({
        who: f.text('Who does it instead, as in "For this document, ask ...".'),
        url: f.webAddress('Their official page.'),
      })
      .optional("Who does it instead, for a document that isn't a notary's.", 'Someone else'),
    bring: f.text.optional(
      'Completes "Have your government-issued photo ID and ... ready": the unsigned title.',
    ),
    note: short(
      f.prose('One or two sentences that people should know before they call.'),
      240,
    ).optional(),
    source: f.webAddress.optional(
      'The official page that the note was taken from. Visitors do not see it.',
    ),
  })
  .refine(({ service, elsewhere }) => (service === undefined) !== (elsewhere === undefined), {
    path: ['name'],
    error: 'choose a service, or say under "elsewhere" who does it instead.',
  })
  .refine(({ service, bring }) => service !== undefined || bring === undefined, {
    path: ['bring'],
    error: 'only a document of ours asks people to bring something. Delete this line.',
  });

/** content/documents.yaml */
export const documentsSchema = z.strictObject({
  documents: f.list(documentSchema)(
    'The documents that people ask about, for the finder and the services page.',
  ),
});
