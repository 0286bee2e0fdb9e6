import { z } from 'zod';
import { parseFormEndpoint, parseOrigin } from '../web-address.ts';
import {
  citySlugField,
  latitude,
  longitude,
  parsed,
  phone,
  prose,
  shaped,
  state,
  text,
  time,
  weekdays,
} from './fields.ts';

/** A web address, or a path of this site for hosts that take forms themselves. */
const formEndpoint = parsed(parseFormEndpoint).meta({
  pattern: String.raw`^(https://[^\s\\]+|/([^\s/\\][^\s\\]*)?|http://localhost(:\d+)?/[\w./-]*)$`,
  patternErrorMessage:
    'must be an address such as https://forms.example.com/your-form, or a path of this site such as /messages',
});

const address = z.strictObject({
  street: text.optional().describe('Street and number; shown only when display is "street".'),
  city: text.describe('The city of the office.'),
  state: state.describe('ID for Idaho, OR for Oregon.'),
  zip: shaped(/^\d{5}(-\d{4})?$/, 'must be five digits, or nine such as 83651-1234')
    .optional()
    .meta({ title: 'ZIP' })
    .describe('The ZIP code, five digits or nine such as 83651-1234.'),
  display: z
    .enum(['city', 'street'])
    .describe('How much of the address the site makes public: "city" or "street".'),
});

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
    .strictObject({
      days: weekdays.describe(
        'The days with opening hours, for example Monday-Friday; search engines get the same.',
      ),
      opens: time.describe('When the day starts, with 24 hours, for example 08:00.'),
      closes: time.describe('When the day ends, with 24 hours, for example 20:00.'),
      weekends: text.describe('What the site says about a Saturday or Sunday without hours.'),
    })
    .refine(opensBeforeItCloses, CLOSES_TOO_EARLY)
    .describe('The hours that visitors read.'),
  structured: z
    .strictObject({
      opens: time.describe('When the day starts, with 24 hours, for example 08:00.'),
      closes: time.describe('When the day ends, with 24 hours, for example 18:00.'),
    })
    .refine(opensBeforeItCloses, CLOSES_TOO_EARLY)
    .describe('The hours of those days that search engines read.'),
  timeZone: text
    .refine(isTimeZone, 'must be the name of a time zone, such as America/Boise')
    .describe('The time zone of all hours, by its IANA name.'),
});

const form = z.strictObject({
  endpoint: formEndpoint.describe('Where the message form posts to.'),
  hidden: z
    .record(z.string(), text)
    .optional()
    .describe('What the form service wants to get along, by field name.'),
});

const editor = z.strictObject({
  enabled: z
    .boolean('must be true or false')
    .describe('Whether the site has the editor in the browser, at /admin.'),
  repository: shaped(
    /^[\w.-]+\/[\w.-]+$/,
    'must be the owner and the name with a slash, for example my-name/my-site',
  )
    .optional()
    .describe('The GitHub repository of this site, as owner/name; needed to edit from anywhere.'),
  branch: text.optional().describe('The branch that edits are saved to; "main" when left out.'),
  signIn: parsed(parseOrigin)
    .meta({
      pattern: String.raw`^https://[^\s/\\]+/?$`,
      patternErrorMessage: 'must be an address such as https://sign-in.example.com',
    })
    .optional()
    .describe(
      'The address of a sign-in service for GitHub; without it, people sign in by a token.',
    ),
});

/** How many top cities the foot of every page has room for. */
const FEATURED_CITIES = 12;

/** The values that stand for something the owner has still to fill in. */
export const PLACEHOLDER_FIELDS = ['name', 'phone', 'email', 'address', 'coordinates'] as const;

/**
 * content/business.yaml: every fact about the business, each once.
 * The fields stand in the order of the file, which the form editor keeps to.
 */
export const businessSchema = z.strictObject({
  name: text.describe('The name of the business; it ends every page title.'),
  phone: phone.describe('The one number for calls, for example (208) 555-0100.'),
  email: z.email('must be an e-mail address').describe('The mailbox behind every e-mail link.'),
  address: address.describe('The office.'),
  latitude: latitude.describe('Where the office is, in degrees north.'),
  longitude: longitude.describe('Where the office is, in degrees; negative in Idaho.'),
  hours: hours.describe('When people can call, for visitors and for search engines.'),
  holidays: z
    .array(z.iso.date('must be a date such as 2027-01-01'))
    .default([])
    .describe('Days without opening hours, for example 2027-01-01.'),
  priceRange: text.describe('The price range for search engines, $ to $$$$.'),
  region: text.describe('The region served, in one phrase.'),
  commissions: z
    .array(state)
    .min(1, 'needs one state or more')
    .describe('The states that have commissioned the notary.'),
  fees: z
    .strictObject({
      additionalNotarization: text.describe('The price of each further notarization.'),
    })
    .describe('Prices that pages state.'),
  promises: z
    .strictObject({
      priorityWithin: text.describe('Within what time an urgent appointment is possible.'),
      apostilleByMail: text.describe('How long an apostille by mail takes.'),
      hagueCountries: text.describe('How many countries take apostilles.'),
      remoteReach: text.describe('Where people can be for a remote notarization.'),
      willWitnesses: text.describe('How many witnesses a will needs.'),
    })
    .describe('Promises and rules that pages state.'),
  notice: prose.describe('The legal notice at the foot of every page.'),
  featuredCities: z
    .array(citySlugField)
    .min(1, 'needs one city or more')
    .max(FEATURED_CITIES, `has room for ${FEATURED_CITIES} cities at most`)
    .meta({ title: 'Top cities' })
    .describe('The top cities, in the order in which footer, home and areas page list them.'),
  textMessages: z
    .boolean('must be true or false')
    .describe('Whether the number takes text messages; the contact page then offers it.'),
  form: form
    .optional()
    .meta({ title: 'Message form' })
    .describe("Without it the form makes a draft in the visitor's own e-mail program."),
  maps: z
    .strictObject({
      load: z
        .enum(['click', 'visible'])
        .describe('Whether a map loads when it is asked for or when it comes into view.'),
    })
    .describe('How the maps behave.'),
  editor: editor
    .optional()
    .describe('The editor in the browser; without this group the site has none.'),
  placeholders: z
    .array(z.enum(PLACEHOLDER_FIELDS))
    .default([])
    .describe('Which facts are not real yet; take a name off the list once you have filled it in.'),
});

export type Business = z.infer<typeof businessSchema>;
export type Hours = Business['hours'];
