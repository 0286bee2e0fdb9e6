import { z } from 'zod';
import { isoDate, state, text, webAddress } from './fields.ts';

const SUM = 'expected a sum such as $25,000, with its dollar sign';

/** A sum that somebody answers for. A bare number gets the same advice as any other text. */
const amount = z
  .string({ error: ({ input }) => (typeof input === 'number' ? SUM : undefined) })
  .regex(/^\$\d{1,3}(,?\d{3})*(\.\d{2})?$/, SUM)
  .meta({ patternErrorMessage: SUM });

const some = (what: string) => `the list is empty. Add at least one ${what}, or delete the field.`;

/** A sum and the company that answers for it. */
const cover = z.strictObject({
  amount: amount.describe('The sum, such as $25,000.'),
  carrier: text.optional().describe('The company that issued it.'),
});

/**
 * What business.yaml may say of the notary and of how people pay. None of it is needed, and pages
 * show what is given.
 */
export const credentialFields = {
  commissionDetails: z
    .array(
      z.strictObject({
        state: state.describe('The state that issued the commission: ID or OR.'),
        number: text.describe('The commission number, in quotes, as the certificate has it.'),
        expires: isoDate.describe('The last day of the commission, such as 2031-03-03.'),
      }),
    )
    .min(1, some('commission'))
    .optional()
    .meta({ title: 'Commission details' })
    .describe('The number and the last day of each commission. The check warns before it expires.'),
  notary: text.optional().describe("The notary's name, as it stands on the commission."),
  practicingSince: isoDate
    .optional()
    .describe('Since when the notary has been a notary, such as 2015-06-01. Pages show the year.'),
  bond: cover.optional().describe('The surety bond.'),
  insurance: cover.optional().describe('The insurance of the notary.'),
  backgroundCheck: z
    .strictObject({
      by: text.describe('Who did the check.'),
      date: isoDate.describe('The day of the check, such as 2026-03-15.'),
    })
    .optional()
    .describe('The background check that the notary has passed.'),
  memberships: z
    .array(
      z.strictObject({
        name: text.describe('The name of the association.'),
        url: webAddress.optional().describe('Its website, or the page that names the notary.'),
      }),
    )
    .min(1, some('association'))
    .optional()
    .describe('Associations that the notary is a member of.'),
  languages: z
    .array(text)
    .min(1, some('language'))
    .optional()
    .describe('Languages that the notary speaks with signers, such as English and Spanish.'),
  paymentMethods: z
    .array(text)
    .min(1, some('way to pay'))
    .optional()
    .describe('How people can pay, such as cash or Zelle.'),
  profiles: z
    .strictObject({
      google: webAddress.optional().meta({ title: 'Google' }).describe('The Google profile.'),
      yelp: webAddress.optional().meta({ title: 'Yelp' }).describe('The page on Yelp.'),
      facebook: webAddress.optional().meta({ title: 'Facebook' }).describe('The Facebook page.'),
    })
    .optional()
    .describe('Where people review the business. Pages link there: "Read our reviews".'),
  feeLaw: z
    .strictObject({
      text: text
        .meta({ title: 'What it allows' })
        .describe('What the law allows, in one sentence of your own, with the name of the state.'),
      url: webAddress.describe('The page of the state that says so. The sentence links to it.'),
    })
    .optional()
    .meta({ title: 'Law on fees' })
    .describe('What the law allows a notary to charge. Shown below the fees.'),
};
