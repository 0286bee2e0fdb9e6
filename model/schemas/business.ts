import { z } from 'zod';
import { latitude, longitude, phone, slug, state, text, time, weekdays } from './fields.ts';

/** A web address, or a path of this site for hosts that take forms themselves. */
const formEndpoint = z
  .string()
  .regex(
    /^(\/|https:\/\/|http:\/\/localhost[:/])/,
    'must start with https://, or with / for a form that the host itself takes',
  );

const opensBeforeItCloses = ({ opens, closes }: { opens: string; closes: string }) =>
  opens < closes;
const CLOSES_TOO_EARLY = { error: 'must be later than opens', path: ['closes'] };

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const hours = z.strictObject({
  visible: z
    .strictObject({ days: weekdays, opens: time, closes: time, weekends: text })
    .refine(opensBeforeItCloses, CLOSES_TOO_EARLY)
    .describe('The hours that visitors read.'),
  structured: z
    .strictObject({ opens: time, closes: time })
    .refine(opensBeforeItCloses, CLOSES_TOO_EARLY)
    .describe('The Monday to Friday hours that search engines read.'),
  timeZone: text
    .refine(isTimeZone, 'must be the name of a time zone, such as America/Boise')
    .describe('The time zone of all hours, by its IANA name.'),
});

const address = z.strictObject({
  street: text.optional().describe('Street and number; shown only when display is "street".'),
  city: text,
  state,
  zip: z
    .string()
    .regex(/^\d{5}$/, 'must be five digits')
    .optional(),
  display: z.enum(['city', 'street']).describe('How much of the address the site makes public.'),
});

/** The values that stand for something the owner has still to fill in. */
export const PLACEHOLDER_FIELDS = ['name', 'phone', 'email', 'address', 'coordinates'] as const;

/** content/business.yaml: every fact about the business, each once (spec sections 3 and 9). */
export const businessSchema = z.strictObject({
  name: text.describe('The name of the business; it ends every page title.'),
  phone: phone.describe('The one number for calls, for example (208) 555-0100.'),
  email: z.email('must be an e-mail address').describe('The mailbox behind every e-mail link.'),
  address: address.describe('The office.'),
  latitude: latitude.describe('Where the office is, in degrees north.'),
  longitude: longitude.describe('Where the office is, in degrees; negative in Idaho.'),
  hours,
  priceRange: text.describe('The price range for search engines, $ to $$$$.'),
  region: text.describe('The region served, in one phrase.'),
  commissions: z.array(state).describe('The states that have commissioned the notary.'),
  fees: z.strictObject({ additionalNotarization: text }).describe('Prices that pages state.'),
  promises: z
    .strictObject({
      priorityWithin: text,
      apostilleByMail: text,
      hagueCountries: text,
      remoteReach: text,
      willWitnesses: text,
    })
    .describe('Promises and rules that pages state.'),
  notice: text.describe('The legal notice at the foot of every page.'),
  textMessages: z
    .boolean('must be true or false')
    .describe('Whether the number takes text messages; the contact page then offers it.'),
  form: z
    .strictObject({
      endpoint: formEndpoint.describe('Where the message form posts to.'),
      hidden: z
        .record(z.string(), text)
        .optional()
        .describe('What the form service wants to get along, by field name.'),
    })
    .optional()
    .describe("Without it the form makes a draft in the visitor's own e-mail program."),
  holidays: z
    .array(z.iso.date('must be a date such as 2027-01-01'))
    .describe('Days without opening hours.'),
  featuredCities: z
    .array(slug)
    .min(1, 'needs one town or more')
    .describe('The top towns, in the order in which footer, home and areas page list them.'),
  maps: z.strictObject({
    load: z
      .enum(['click', 'visible'])
      .describe('Whether a map loads when it is asked for or when it comes into view.'),
  }),
  placeholders: z
    .array(z.enum(PLACEHOLDER_FIELDS))
    .describe('Which facts are not real yet; take a name off the list once you have filled it in.'),
});

export type Business = z.infer<typeof businessSchema>;
export type Hours = Business['hours'];
