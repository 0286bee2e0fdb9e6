import { z } from 'zod';
import { parseWeekdays, WEEKDAYS } from '../weekdays.ts';
import * as f from './fields.ts';

const zip = f.shaped(/^\d{5}(-\d{4})?$/, 'expected five digits, or nine such as 83651-1234');

const weekday = `(${WEEKDAYS.join('|')})`;
const weekdays = f.shaped(
  new RegExp(`^${weekday}(-${weekday})?(, ?${weekday}(-${weekday})?)*$`),
  'expected weekdays such as Monday-Friday or "Monday-Wednesday, Friday"',
);

/** It stands in the tokens of texts. */
const feeName = f.shaped(/^\w+$/, 'expected a name of letters and digits such as lateCancellation');

/** Its origin stands in the Content-Security-Policy of every page. */
const endpoint = f.shaped(
  /^((https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?([/?][^\s#]*)?|\/([^/\s]\S*)?)$/,
  'expected a URL such as https://forms.example.com/your-form, or a path on this site such as /messages',
);

const time = f.shaped(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 08:00 or 20:00');

/** Hours of a group of days. */
const span = z
  .strictObject({
    days: weekdays('Days, such as Monday-Friday or Saturday.'),
    opens: time('Opening time in 24-hour format, such as 08:00.'),
    closes: time('Closing time in 24-hour format, such as 20:00.'),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: "isn't later than the time under opens. Write a later time.",
  });

/** Hours of each group of days. A day may have several, with a break between them. */
const spans = f.field(
  f
    .filled(span)()
    .superRefine((all, context) => {
      for (const [index, one] of all.entries()) {
        const earlier = all.slice(0, index).find((other) => sharedDay(one, other) !== undefined);
        if (earlier === undefined) continue;
        const { days, opens, closes } = earlier;
        const message = `overlaps ${days}, ${opens} to ${closes}, on ${sharedDay(one, earlier)}. Give each day its hours once.`;
        context.addIssue({ code: 'custom', path: [index, 'days'], message });
      }
    }),
);

/** The first day on which the hours of two groups overlap; undefined where they don't on any. */
function sharedDay(one: z.infer<typeof span>, other: z.infer<typeof span>): string | undefined {
  const overlap = one.opens < other.closes && other.opens < one.closes;
  const days = parseWeekdays(other.days);
  const day = parseWeekdays(one.days).find((each) => days.includes(each));
  return overlap && day !== undefined ? WEEKDAYS[day] : undefined;
}

const repository = f.shaped(
  /^[\w.-]+\/[\w.-]+$/,
  'expected owner and name, such as my-name/my-site',
);

/**
 * content/business.yaml: every fact about the business, each once.
 * The fields stand in the order of the file, which the form editor keeps to.
 */
export const businessSchema = z.strictObject({
  name: f.text('The business name. Every page title ends with it.'),
  phone: f.phone('The phone number for calls, such as (208) 555-0100.'),
  email: f.email('The email address that messages go to.'),
  address: f.group({
    street: f.text.optional('Street and number; shown only when display is "street".'),
    city: f.text('The city of the office.'),
    state: f.state,
    zip: zip.optional('Five digits, or nine such as 83651-1234.', 'ZIP'),
    display: f.choice(['city', 'street'])(
      'How much of the address the site makes public: "city" or "street".',
    ),
  })('The office address.'),
  latitude: f.latitude,
  longitude: f.longitude,
  hours: f.group({
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
  })('When people can call, for visitors and for search engines.'),
  holidays: f.list(f.date())('Holidays without opening hours, such as 2027-01-01.'),
  priceRange: f.text('The price range for search engines, from $ to $$$$.'),
  region: f.text('The region served, in one phrase.'),
  commissions: f.filled(f.state)(
    'The states that have commissioned the notary. Pages offer to meet in person there.',
  ),
  credentials: f.list(
    z.strictObject({
      label: f.text('What it is about, such as Insurance.'),
      text: f.text('What you say of it, in your own words.'),
      expires: f.date.optional(
        'The last day it is valid, such as 2027-06-30. From then on pages leave it out.',
      ),
    }),
  )('What people should know of the notary. Pages show it as you write it.'),
  languages: f.text.optional(
    'Languages that the notary speaks with signers, such as English and Spanish.',
  ),
  fees: f.field(z.record(feeName(), f.text()).default({}))(
    'Fees by name, for texts to take. Pages show firstNotarization (with it additionalNotarization) and travel.',
  ),
  payment: f.text.optional('How people can pay, such as cash or Zelle.'),
  cancellation: f.text.optional('What happens when someone cancels an appointment.'),
  promises: f
    .group({
      priorityWithin: f.text.optional('How soon an urgent appointment is possible.'),
      apostilleByMail: f.text.optional('How long an apostille by mail takes.'),
      hagueCountries: f.text.optional('How many countries accept apostilles.'),
      remoteReach: f.text.optional('Where signers can be for online notarization (RON).'),
      willWitnesses: f.text.optional('How many witnesses a will needs.'),
      offHours: f.text.optional('What is possible besides the usual hours.'),
    })('Promises and rules that texts take, each needed where one does.')
    .default({}),
  notice: f.prose('The legal notice in the footer of every page.'),
  featuredCities: f
    .cities(
      'The featured cities, in their order in the footer, on the home page and on the areas page.',
    )
    .max(12, 'the footer has room for 12 cities. Delete the others.'),
  portrait: f.picture.optional('A picture of the notary.'),
  logo: f.pictureFile.optional('The logo for search engines, a file of content/pictures.'),
  textMessages: f.flag(
    'Whether this number accepts text messages. The contact page then offers them.',
  ),
  form: f
    .group({
      endpoint: endpoint('The URL that the message form posts to.'),
      hidden: f
        .field(z.record(z.string(), f.text()))
        .optional('Extra fields that the form service asks for, by name.'),
    })
    .optional(
      "A form service for messages. Without it, the form opens a draft in the visitor's own email program.",
    ),
  maps: f.group({
    load: f.choice(['click', 'visible'])(
      'When a map loads: on a click, or when it comes into view.',
    ),
  })('How maps load.'),
  editor: f
    .group({
      enabled: f.flag('Whether the site has the editor at /admin.'),
      repository: repository.optional(
        'The GitHub repository of this site, as owner/name. Needed to edit from anywhere.',
      ),
      branch: f.text.optional('The branch that edits are saved to. Default: main.'),
      save: f
        .choice(['publish', 'pull-request'])
        .optional(
          'What Save does: "publish" saves to the branch, "pull-request" opens a pull request that is checked first. Default: publish.',
        ),
      signIn: f.webAddress.optional(
        'The URL of a sign-in service for GitHub. Without it, people sign in with a token.',
      ),
    })('The editor at /admin. Without this group the site has none.')
    .meta({ 'x-form': false })
    .optional(),
  placeholders: f.list(z.enum(['name', 'phone', 'email', 'address', 'coordinates', 'commissions']))(
    "Facts that aren't real or confirmed yet. Delete a name once you've filled it in.",
  ),
});

export type Business = z.infer<typeof businessSchema>;
export type Hours = Business['hours'];
