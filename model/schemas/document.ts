import { z } from 'zod';
import { capitalized } from '../text.ts';
import { list, listed, prose, serviceSlug, text, webAddress } from './fields.ts';

/** What is said of a text that is too long to be read at a glance. */
const tooLong = (most: number) => `more than ${most} characters. Write a shorter text.`;

/** A word with a capital letter behind the first, which is no abbreviation: "Horse Sale Contract". */
const INNER_CAPITAL = /\s\p{Lu}\p{Ll}/u;

export const documentSchema = z
  .strictObject({
    name: text('What it is called, in the plural: Vehicle titles.')
      .max(60, tooLong(60))
      .overwrite(capitalized),
    phrase: text('How it reads inside a sentence, where not as its name with a small first letter.')
      .meta({ title: 'In a sentence' })
      .optional(),
    alsoCalled: list(text().max(60, tooLong(60)), 'What people type: car title, pink slip.').meta({
      title: 'Other names',
    }),
    inSpanish: list(
      text().max(60, tooLong(60)),
      'What people type in Spanish. The finder then says what a notary public is not.',
    ).meta({ title: 'Spanish names' }),
    heads: list(
      listed().max(30, tooLong(30)),
      'Heads under which the list from A to Z names it too, such as Power of attorney. The finder asks which one when somebody types the head.',
    ).meta({ title: 'Also listed under' }),
    service: serviceSlug('Our service for it. Empty if someone else does it.').optional(),
    weCan: text(
      'Completes a sentence, where "notarize signatures on" it would be wrong: "We can certify a copy of a passport."',
    )
      .meta({ title: 'What we can do' })
      .optional(),
    record: z
      .boolean()
      .describe(
        "A birth, marriage, death or court record for another country. It isn't notarized: we help with its apostille alone.",
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
    elsewhere: z
      .strictObject({
        who: text(
          'Who does it instead. It completes a sentence: "For boat titles, ask the state."',
        ),
        url: webAddress('Their official page.'),
      })
      .describe("Who does it instead, for a document that isn't a notary's.")
      .meta({ title: 'Someone else' })
      .optional(),
    bring: text(
      'What to have ready besides the ID. It completes a sentence: "Have your government-issued photo ID and the unsigned title ready."',
    ).optional(),
    note: prose('One or two whole sentences that people should know before they call.')
      .max(240, tooLong(240))
      .optional(),
    source: webAddress(
      'The official page that the note was taken from. Visitors do not see it.',
    ).optional(),
  })
  .refine(({ name, phrase: inSentence }) => inSentence !== undefined || !INNER_CAPITAL.test(name), {
    path: ['name'],
    error:
      'has a capital letter inside, which sentences keep. Write small letters, as in "Vehicle titles"; where it is a name, as in "Social Security cards", write under phrase how it reads inside a sentence.',
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
  .refine(({ service, bring }) => service !== undefined || bring === undefined, {
    path: ['bring'],
    error: 'only a document of ours asks people to bring something. Delete this line.',
  })
  .refine(({ service, online }) => service !== undefined || online === undefined, {
    path: ['online'],
    error: 'only a document of ours can be done online. Delete this line.',
  });

/** content/documents.yaml */
export const documentsSchema = z.strictObject({
  documents: list(
    documentSchema,
    'The documents that people ask about, for the finder and the services page.',
  ),
});
