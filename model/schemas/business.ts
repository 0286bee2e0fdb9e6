import { z } from 'zod';
import { WEEKDAYS } from '../hours.ts';
import * as f from './fields.ts';

const address = z.strictObject({
  street: f.text('Street and number; shown only when display is "street".').optional(),
  city: f.text('The city of the office.'),
  state: f.state,
  zip: f
    .shaped(/^\d{5}(-\d{4})?$/, 'expected five digits, or nine such as 83651-1234')
    .meta({ title: 'ZIP', description: 'Five digits, or nine such as 83651-1234.' })
    .optional(),
  display: z
    .enum(['city', 'street'])
    .describe('How much of the address the site makes public: "city" or "street".'),
});

const weekday = `(${WEEKDAYS.join('|')})`;
const weekdays = new RegExp(`^${weekday}(-${weekday})?(, ?${weekday}(-${weekday})?)*$`);

/** It stands in the tokens of texts. */
const feeName = f.shaped(/^\w+$/, 'expected a name of letters and digits such as lateCancellation');

/** Its origin stands in the Content-Security-Policy of every page. */
const endpoint = f.shaped(
  /^((https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?([/?][^\s#]*)?|\/([^/\s]\S*)?)$/,
  'expected a URL such as https://forms.example.com/your-form, or a path on this site such as /messages',
);

const time = f.shaped(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 08:00 or 20:00');

/** Hours of each group of days. */
const spans = (hint: string) =>
  f.filled(
    z
      .strictObject({
        days: f
          .shaped(weekdays, 'expected weekdays such as Monday-Friday or "Monday-Wednesday, Friday"')
          .describe('Days, such as Monday-Friday or Saturday.'),
        opens: time.describe('Opening time in 24-hour format, such as 08:00.'),
        closes: time.describe('Closing time in 24-hour format, such as 20:00.'),
      })
      .refine(({ opens, closes }) => opens < closes, {
        path: ['closes'],
        error: "isn't later than the time under opens. Write a later time.",
      }),
    hint,
  );

const hours = z.strictObject({
  visible: spans('The hours that visitors read, for each group of days.'),
  structured: spans('The same for search engines.'),
  weekends: f
    .text('What holds on a Saturday or Sunday without hours, such as "by appointment".')
    .refine((words) => !WEEKDAYS.some((day) => words.includes(day)), {
      error: 'names a day. Write what holds on all days of a weekend that have no hours.',
    })
    .optional(),
  timeZone: f
    .text('The IANA time zone of all hours, such as America/Boise.')
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
      error: 'expected an IANA time zone such as America/Boise',
    }),
});

const editor = z.strictObject({
  enabled: z.boolean().describe('Whether the site has the editor at /admin.'),
  repository: f
    .shaped(/^[\w.-]+\/[\w.-]+$/, 'expected owner and name, such as my-name/my-site')
    .describe('The GitHub repository of this site, as owner/name. Needed to edit from anywhere.')
    .optional(),
  branch: f.text('The branch that edits are saved to. Default: main.').optional(),
  save: z
    .enum(['publish', 'pull-request'])
    .describe(
      'What Save does: "publish" saves to the branch, "pull-request" opens a pull request that is checked first. Default: publish.',
    )
    .optional(),
  signIn: f
    .webAddress('The URL of a sign-in service for GitHub. Without it, people sign in with a token.')
    .optional(),
});

/**
 * content/business.yaml: every fact about the business, each once.
 * The fields stand in the order of the file, which the form editor keeps to.
 */
export const businessSchema = z.strictObject({
  name: f.text('The business name. Every page title ends with it.'),
  phone: f.phone('The phone number for calls, such as (208) 555-0100.'),
  email: z
    .email('expected an email address such as you@example.com')
    .describe('The email address that messages go to.'),
  address: address.describe('The office address.'),
  latitude: f.latitude,
  longitude: f.longitude,
  hours: hours.describe('When people can call, for visitors and for search engines.'),
  holidays: f.list(f.date(), 'Holidays without opening hours, such as 2027-01-01.'),
  priceRange: f.text('The price range for search engines, from $ to $$$$.'),
  region: f.text('The region served, in one phrase.'),
  commissions: f.filled(f.state, 'The states that have commissioned the notary.'),
  credentials: f.list(
    z.strictObject({
      label: f.text('What it is about, such as Insurance.'),
      text: f.text('What you say of it, in your own words.'),
      expires: f
        .date('The last day it is valid, such as 2027-06-30. From then on pages leave it out.')
        .optional(),
    }),
    'What people should know of the notary. Pages show it as you write it.',
  ),
  languages: f
    .text('Languages that the notary speaks with signers, such as English and Spanish.')
    .optional(),
  fees: z
    .record(feeName, f.text())
    .default({})
    .describe(
      'Fees by name, for texts to take. Pages show firstNotarization (with it additionalNotarization) and travel.',
    ),
  payment: f.text('How people can pay, such as cash or Zelle.').optional(),
  cancellation: f.text('What happens when someone cancels an appointment.').optional(),
  promises: z
    .strictObject({
      priorityWithin: f.text('How soon an urgent appointment is possible.').optional(),
      apostilleByMail: f.text('How long an apostille by mail takes.').optional(),
      hagueCountries: f.text('How many countries accept apostilles.').optional(),
      remoteReach: f.text('Where signers can be for online notarization (RON).').optional(),
      willWitnesses: f.text('How many witnesses a will needs.').optional(),
      offHours: f.text('What is possible besides the usual hours.').optional(),
    })
    .default({})
    .describe('Promises and rules that texts take, each needed where one does.'),
  notice: f.prose('The legal notice in the footer of every page.'),
  featuredCities: f
    .filled(
      f.citySlug(),
      'The featured cities, in their order in the footer, on the home page and on the areas page.',
    )
    .max(12, 'the footer has room for 12 cities. Delete the others.'),
  portrait: f.picture('A picture of the notary.').optional(),
  logo: f.pictureFile('The logo for search engines, a file of content/pictures.').optional(),
  textMessages: z
    .boolean()
    .describe('Whether this number accepts text messages. The contact page then offers them.'),
  form: z
    .strictObject({
      endpoint: endpoint.describe('The URL that the message form posts to.'),
      hidden: z
        .record(z.string(), f.text())
        .describe('Extra fields that the form service asks for, by name.')
        .optional(),
    })
    .optional()
    .describe(
      "A form service for messages. Without it, the form opens a draft in the visitor's own email program.",
    ),
  maps: z
    .strictObject({
      load: z
        .enum(['click', 'visible'])
        .describe('When a map loads: on a click, or when it comes into view.'),
    })
    .describe('How maps load.'),
  editor: editor.optional().meta({
    description: 'The editor at /admin. Without this group the site has none.',
    'x-form': false,
  }),
  placeholders: f.list(
    z.enum(['name', 'phone', 'email', 'address', 'coordinates']),
    "Facts that aren't real yet. Delete a name once you've filled it in.",
  ),
});

export type Business = z.infer<typeof businessSchema>;
export type Hours = Business['hours'];
