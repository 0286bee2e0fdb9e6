import { z } from 'zod';
import { WEEKDAYS } from '../hours.ts';
import {
  citySlug,
  filled,
  isoDate,
  latitude,
  listOf,
  longitude,
  phone,
  picture,
  pictureFile,
  prose,
  shaped,
  state,
  text,
  webAddress,
  weekdays,
} from './fields.ts';

/** Where the message form posts to: nothing that would end a directive of the Content-Security-Policy. */
const formEndpoint = shaped(
  /^(https:\/\/([\w-]+\.)+[a-z]{2,}|http:\/\/localhost)(:([1-5]?\d{1,4}|6[0-4]\d{3}))?([/?][^\s\\#]*)?$|^\/([^\s/\\][^\s\\]*)?$/i,
  'expected a URL such as https://forms.example.com/your-form, or a path on this site such as /messages',
);

const address = z.strictObject({
  street: text.optional().describe('Street and number; shown only when display is "street".'),
  city: text.describe('The city of the office.'),
  state,
  zip: shaped(/^\d{5}(-\d{4})?$/, 'expected five digits, or nine such as 83651-1234')
    .optional()
    .meta({ title: 'ZIP', description: 'Five digits, or nine such as 83651-1234.' }),
  display: z
    .enum(['city', 'street'])
    .describe('How much of the address the site makes public: "city" or "street".'),
});

/** It stands in the tokens of texts. */
const feeName = shaped(/^\w+$/, 'expected a name of letters and digits such as lateCancellation');

const time = shaped(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 08:00 or 20:00');
const opens = time.describe('Opening time in 24-hour format, such as 08:00.');
const closes = time.describe('Closing time in 24-hour format, such as 20:00.');

/** Times of some days, which end after they start. */
const span = z
  .strictObject({
    days: weekdays.describe('Days, such as Monday-Friday or Saturday.'),
    opens,
    closes,
  })
  .superRefine((hours, { addIssue }) => {
    if (hours.opens < hours.closes) return;
    const message = `${hours.closes} isn't later than the ${hours.opens} under opens. Write a later time.`;
    addIssue({ code: 'custom', path: ['closes'], message });
  });

const spans = z
  .array(
    span,
    'expected a list. Write "- days: Monday-Friday" with opens and closes below it, once for each group of days; weekends stands beside visible.',
  )
  .min(1, 'the list is empty. Add at least one group of days.');

const timeZone = text.refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
  error: 'expected an IANA time zone such as America/Boise',
});

const hours = z.strictObject({
  visible: spans.describe('The hours that visitors read, for each group of days.'),
  structured: spans.describe('The same for search engines.'),
  weekends: text
    .refine((words) => !WEEKDAYS.some((day) => words.includes(day)), {
      error: 'names a day. Write what holds on all days of a weekend that have no hours.',
    })
    .optional()
    .describe('What holds on a Saturday or Sunday without hours, such as "by appointment".'),
  timeZone: timeZone.describe('The IANA time zone of all hours, such as America/Boise.'),
});

const editor = z.strictObject({
  enabled: z.boolean().describe('Whether the site has the editor at /admin.'),
  repository: shaped(/^[\w.-]+\/[\w.-]+$/, 'expected owner and name, such as my-name/my-site')
    .optional()
    .describe('The GitHub repository of this site, as owner/name. Needed to edit from anywhere.'),
  branch: text.optional().describe('The branch that edits are saved to. Default: main.'),
  save: z
    .enum(['publish', 'pull-request'])
    .optional()
    .describe(
      'What Save does: "publish" saves to the branch, "pull-request" opens a pull request that is checked first. Default: publish.',
    ),
  signIn: webAddress
    .optional()
    .describe('The URL of a sign-in service for GitHub. Without it, people sign in with a token.'),
});

/**
 * content/business.yaml: every fact about the business, each once.
 * The fields stand in the order of the file, which the form editor keeps to.
 */
export const businessSchema = z.strictObject({
  name: text.describe('The business name. Every page title ends with it.'),
  phone: phone.describe('The phone number for calls, such as (208) 555-0100.'),
  email: z
    .email('expected an email address such as you@example.com')
    .describe('The email address that messages go to.'),
  address: address.describe('The office address.'),
  latitude,
  longitude,
  hours: hours.describe('When people can call, for visitors and for search engines.'),
  holidays: listOf(isoDate).describe('Holidays without opening hours, such as 2027-01-01.'),
  priceRange: text.describe('The price range for search engines, from $ to $$$$.'),
  region: text.describe('The region served, in one phrase.'),
  commissions: filled(state, 'state').describe('The states that have commissioned the notary.'),
  credentials: listOf(
    z.strictObject({
      label: text.describe('What it is about, such as Insurance.'),
      text: text.describe('What you say of it, in your own words.'),
      expires: isoDate
        .optional()
        .describe('The last day it is valid, such as 2027-06-30. From then on pages leave it out.'),
    }),
  ).describe('What people should know of the notary. Pages show it as you write it.'),
  languages: text
    .optional()
    .describe('Languages that the notary speaks with signers, such as English and Spanish.'),
  fees: z
    .record(feeName, text)
    .default({})
    .describe(
      'Fees by name, for texts to take. Pages show firstNotarization (with it additionalNotarization) and travel.',
    ),
  payment: text.optional().describe('How people can pay, such as cash or Zelle.'),
  cancellation: text.optional().describe('What happens when someone cancels an appointment.'),
  promises: z
    .strictObject({
      priorityWithin: text.optional().describe('How soon an urgent appointment is possible.'),
      apostilleByMail: text.optional().describe('How long an apostille by mail takes.'),
      hagueCountries: text.optional().describe('How many countries accept apostilles.'),
      remoteReach: text.optional().describe('Where signers can be for online notarization (RON).'),
      willWitnesses: text.optional().describe('How many witnesses a will needs.'),
      offHours: text.optional().describe('What is possible besides the usual hours.'),
    })
    .default({})
    .describe('Promises and rules that texts take, each needed where one does.'),
  notice: prose.describe('The legal notice in the footer of every page.'),
  featuredCities: filled(citySlug, 'city')
    .max(12, 'the footer has room for 12 cities. Delete the others.')
    .describe(
      'The featured cities, in their order in the footer, on the home page and on the areas page.',
    ),
  portrait: picture.optional().describe('A picture of the notary.'),
  logo: pictureFile.optional().describe('The logo for search engines, a file of content/pictures.'),
  textMessages: z
    .boolean()
    .describe('Whether this number accepts text messages. The contact page then offers them.'),
  form: z
    .strictObject({
      endpoint: formEndpoint.describe('The URL that the message form posts to.'),
      hidden: z
        .record(z.string(), text)
        .optional()
        .describe('Extra fields that the form service asks for, by name.'),
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
  placeholders: listOf(z.enum(['name', 'phone', 'email', 'address', 'coordinates'])).describe(
    "Facts that aren't real yet. Delete a name once you've filled it in.",
  ),
});

export type Business = z.infer<typeof businessSchema>;
export type Hours = Business['hours'];
