import { z } from 'zod';
import { listOf, serviceSlug, text, webAddress } from './fields.ts';

/** A list of documents is read at a glance, and so is a sentence about one. */
const short = (most: number) =>
  text.max(most, `more than ${most} characters. Write a shorter text.`);

/** What people can type, and an address can hold. */
const name = short(60).refine(
  (words) => /[\p{L}\p{N}]/u.test(words),
  'no letter or number. Write a name that people can type.',
);

const documentSchema = z
  .strictObject({
    name: name.describe('What it is called, in the plural: Vehicle titles.'),
    phrase: text.optional().meta({
      title: 'In a sentence',
      description:
        'How it reads inside a sentence, where not as its name with a small first letter.',
    }),
    alsoCalled: listOf(name).meta({
      title: 'Other names',
      description: 'What people type: car title, pink slip.',
    }),
    service: serviceSlug.optional().describe('Our service for it. Empty if someone else does it.'),
    elsewhere: z
      .strictObject({
        who: text.describe('Who does it instead, as in "For this document, ask ...".'),
        url: webAddress.describe('Their official page.'),
      })
      .optional()
      .meta({
        title: 'Someone else',
        description: "Who does it instead, for a document that isn't a notary's.",
      }),
    bring: text
      .optional()
      .describe(
        'Completes "Have your government-issued photo ID and ... ready": the unsigned title.',
      ),
    note: short(240).optional().meta({
      'x-long': true,
      description: 'One or two sentences that people should know before they call.',
    }),
    source: webAddress
      .optional()
      .describe('The official page that the note was taken from. Visitors do not see it.'),
  })
  .refine(({ service, elsewhere }) => (service === undefined) !== (elsewhere === undefined), {
    path: ['name'],
    error: 'write either "service", for one of ours, or "elsewhere", for who does it instead.',
  })
  .refine(({ service, bring }) => service !== undefined || bring === undefined, {
    path: ['bring'],
    error: 'only a document of ours asks people to bring something. Delete this line.',
  });

/** content/documents.yaml */
export const documentsSchema = z.strictObject({
  documents: listOf(documentSchema).describe(
    'The documents that people ask about, for the finder and the services page.',
  ),
});

export type DocumentFields = z.infer<typeof documentSchema>;
