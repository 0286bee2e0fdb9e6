import { z } from 'zod';
import { capitalized } from '../text.ts';
import { list, listed, longText, serviceSlug, text, webAddress } from './fields.ts';

/** The message about a text that is too long to be read at a glance. */
const tooLong = (most: number) => `more than ${most} characters. Write a shorter text.`;

/** The fields of a document that we notarize ourselves. */
const OF_OURS = ['bring', 'says', 'online', 'notRequired'] as const;

export const documentSchema = z
  .strictObject({
    name: text('What it is called, in the plural: Vehicle titles.')
      .max(60, tooLong(60))
      .overwrite(capitalized),
    alsoCalled: list(text().max(60, tooLong(60)), 'What people type: car title, pink slip.').meta({
      title: 'Other names',
    }),
    inSpanish: list(
      text().max(60, tooLong(60)),
      'What people type in Spanish. The search then says what a notary public is not.',
    ).meta({ title: 'Spanish names' }),
    service: serviceSlug('Our service for it. Empty if someone else does it.').optional(),
    says: longText(
      'What we do about it, in a whole sentence, where the sentence for all documents would be wrong: We can certify a copy of a passport.',
    )
      .meta({ title: 'What we do' })
      .optional(),
    record: z
      .boolean()
      .describe(
        "A birth, marriage, death, court, or company record for another country. It isn't notarized: we only help with its apostille.",
      )
      .meta({ title: 'A record' })
      .optional(),
    online: z
      .boolean()
      .describe(
        'Whether it can be done by remote online notarization (RON). Leave it out where it has to be in person.',
      )
      .meta({ title: 'Can be done online' })
      .optional(),
    notRequired: longText(
      "For a document that the law wants no notary for: a whole sentence that says so. It needs its official page as source. Someone may still ask for one: Idaho doesn't require a notary for it, but a school or a clinic may.",
    )
      .meta({ title: 'Needs no notary' })
      .optional(),
    elsewhere: z
      .strictObject({
        who: text('Who does it: the county recorder.').max(80, tooLong(80)),
        url: webAddress("Their official page, for your own use. Visitors don't see it."),
      })
      .describe("Who does it instead, for a document that isn't a notary's.")
      .meta({ title: 'Someone else' })
      .optional(),
    bring: listed()
      .max(80, tooLong(80))
      .describe(
        'What to have ready besides the ID and the unsigned document: The original to be copied.',
      )
      .optional(),
    note: longText(
      'One or two whole sentences that people should know before they call. Best: 240 characters at most.',
    ).optional(),
    source: webAddress(
      "The official page that the note was taken from. Visitors don't see it.",
    ).optional(),
  })
  .refine(({ service, elsewhere }) => service === undefined || elsewhere === undefined, {
    path: ['elsewhere'],
    error:
      'has both a service of ours and someone else who does it. Delete "service", or "elsewhere" with the lines below it.',
  })
  .refine(({ service, elsewhere }) => service !== undefined || elsewhere !== undefined, {
    path: ['name'],
    error: 'choose a service, or say under "elsewhere" who does it instead.',
  })
  .refine(({ notRequired, source }) => notRequired === undefined || source !== undefined, {
    path: ['notRequired'],
    error: 'has no source. Add the official page that says so, as "source".',
  })
  .superRefine(({ service, ...fields }, context) => {
    if (service !== undefined) return;

    const written = OF_OURS.filter((name) => fields[name] !== undefined);
    for (const name of written) {
      const message = `only a document of ours has "${name}". Delete this line.`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

/** content/documents.yaml */
export const documentsSchema = z.strictObject({
  documents: list(
    documentSchema,
    'The documents that people ask about, for the search and the services page.',
  ),
});
