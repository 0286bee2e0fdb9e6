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
    inSpanish: f.list(short(f.text(), 60))(
      'What people type in Spanish. The finder then says what a notary public is not.',
      'Spanish names',
    ),
    heads: f.list(short(f.text(), 30))(
      'Heads under which the list from A to Z names it too, such as Power of attorney. The finder asks which one when somebody types the head.',
      'Also listed under',
    ),
    service: f.serviceSlug.optional('Our service for it. Empty if someone else does it.'),
    weCan: f.text.optional(
      'Completes "We can ...", where "notarize signatures on" it would be wrong: certify a copy of a passport.',
      'What we can do',
    ),
    record: f.flag.optional(
      "A birth, marriage, death or court record for another country. It isn't notarized: we help with its apostille alone.",
      'A record',
    ),
    online: f.flag.optional(
      'Whether it can be done by remote online notarization (RON). Leave it out where it has to be in person.',
      'Can be done online',
    ),
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
  })
  .refine(({ service, online }) => service !== undefined || online === undefined, {
    path: ['online'],
    error: 'only a document of ours can be done online. Delete this line.',
  });

/** content/documents.yaml */
export const documentsSchema = z.strictObject({
  documents: f.list(documentSchema)(
    'The documents that people ask about, for the finder and the services page.',
  ),
});
