import { z } from 'zod';
import { isTakenName } from '../message-form.ts';
import { parseWeekdays } from '../weekdays.ts';
import { expectedFound, expecting } from './expected.ts';
import {
  amount,
  asText,
  cityName,
  citySlug,
  counted,
  date,
  email,
  filled,
  inlineText,
  latitude,
  list,
  longitude,
  longText,
  phone,
  picture,
  pictureFile,
  readable,
  ruled,
  shaped,
  span,
  state,
  text,
  webAddress,
} from './fields.ts';
import { DAYS_OF_WEEK, readForm, TIMES, ZIPS } from './forms.ts';

const zip = readable(ZIPS, 'five digits, or nine such as 83651-1234');

const weekdays = readable(
  DAYS_OF_WEEK,
  'weekdays such as Monday-Friday or "Monday-Wednesday, Friday"',
);

/**
 * A time of the day, on a clock of 24 hours.
 * @param midnight as which of its two ends of a day midnight is meant
 */
const time = (expected: string, midnight: '00:00' | '24:00') =>
  readable(TIMES, expected, {
    read: (written) => readForm(TIMES, written)?.replace(/^(?:00|24):00$/, midnight),
  });

const openingTime = time('one time such as 08:00 or 8 AM', '00:00');

/** Up to 24:00, the end of the day. */
const closingTime = time('one time such as 20:00 or 8 PM, or 24:00 for midnight', '24:00');

/** Where the message form posts to; its origin is in the Content-Security-Policy of every page. */
const endpoint = shaped(
  /^((https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?([/?][^\s#\\]*)?|\/([^/\\\s][^\s\\]*)?)$/,
  'a web address, not an email address, that begins with https://, such as https://forms.example.com/your-form, or a path on this site such as /messages',
);

/** A form of Google, which takes messages from its own page alone. */
const GOOGLE_FORM = /^https:\/\/(?:docs\.google\.com\/forms|forms\.gle)\//;

const NO_GOOGLE_FORM =
  'a Google Form takes no messages from other pages. Link to it in a text, and use a form service here.';

/** Whether browsers know a time zone, by one of its names; only new ones know "+07:00". */
function isTimeZone(zone: string): boolean {
  try {
    return (
      /^[a-z]/i.test(zone) && new Intl.DateTimeFormat('en-US', { timeZone: zone }) !== undefined
    );
  } catch {
    return false;
  }
}

/** A repository on GitHub. */
const repository = shaped(/^[\w.-]+\/[\w.-]+$/, 'owner and name, such as my-name/my-site');

/** Days in a row without opening hours. */
export interface Closure {
  /** The first of them, "2026-12-24". */
  first: string;
  /** The last of them, on which it is still closed. */
  last: string;
}

const CLOSURE = 'a date such as 2027-01-01, or days in a row such as 2026-12-24 - 2027-01-02';

/** What is between two days. */
const BETWEEN_DAYS = /\s+(?:[-–—]|to|through|until)\s+/i;

/** Longer than a year is most likely a slip in the year. Unit: milliseconds. */
const LONGEST_CLOSURE = 366 * 24 * 60 * 60 * 1000;

/** A day without opening hours, or several in a row: "2026-12-24 - 2027-01-02". */
const closure = z
  .string({ error: expecting(CLOSURE) })
  // A year, in any form, is all that a form asks for: the check does the rest.
  .meta({ pattern: '\\d{4}|/\\d\\d$', patternErrorMessage: `expected ${CLOSURE}` })
  .transform((written, context): Closure => {
    const days = written.trim().split(BETWEEN_DAYS);
    const read = days.map((day) => date().safeParse(day).data ?? '');
    const [first = '', last = first] = read;

    const areDays = !read.includes('') && read.length < 3;
    const advice = 'Write days that the calendar has, each with its year.';
    const message = areDays ? faultOfDays(first, last) : expectedFound(CLOSURE, written, advice);
    if (message === undefined) return { first, last };

    context.addIssue({ code: 'custom', message, input: written });
    return z.NEVER;
  });

/** What is wrong with the first and the last day of a closure; undefined where nothing is. */
function faultOfDays(first: string, last: string): string | undefined {
  if (last < first) return `ends before it begins. Write "${last} - ${first}".`;

  const isTooLong = Date.parse(last) - Date.parse(first) > LONGEST_CLOSURE;
  return isTooLong ? 'longer than a year. Check the years.' : undefined;
}

/** A language by only its name: "English", "American Sign Language". */
const language = shaped(
  /^(?!.*\b(?:and|or|speaks?)\b)[A-Z][^.,;&/()\d]{2,39}$/,
  'one language in each entry, such as Spanish',
);

/** The hours of a group of days. */
const hoursOfDays = z
  .strictObject({
    days: weekdays('Days, such as Monday-Friday or Saturday.'),
    opens: openingTime('Opening time, such as 08:00 or 8 AM.'),
    closes: closingTime('Closing time, such as 20:00 or 8 PM; 24:00 for midnight.'),
  })
  .superRefine(({ opens, closes }, context) => {
    if (opens < closes) return;

    const message = `isn't later than the time under opens. Write the time with AM or PM. For hours past midnight, write 24:00, and add the next days with opens: 00:00 and closes: ${closes}.`;
    context.addIssue({ code: 'custom', path: ['closes'], message, input: closes });
  });

type HoursOfDays = z.infer<typeof hoursOfDays>;

/** What applies on a Saturday or Sunday without hours, as pages say it after the days. */
const WEEKEND_WORDS = ['by appointment', 'for emergencies only', 'closed'] as const;

/** The hours of each group of days. A day may have several, with a break between them. */
const openingTimes = (hint: string) =>
  filled(hoursOfDays, hint)
    .meta({ 'x-one': 'Group of days' })
    .superRefine((groups, context) => {
      for (const [index, group] of groups.entries()) {
        const earlier = groups.slice(0, index).find((other) => overlap(group, other));
        if (earlier === undefined) continue;

        const message = `overlaps ${earlier.days}, ${earlier.opens} to ${earlier.closes}. Give each day its hours once.`;
        context.addIssue({ code: 'custom', path: [index, 'days'], message });
      }
    });

/** Whether two groups have the same hour of the same day. */
function overlap(group: HoursOfDays, other: HoursOfDays): boolean {
  const days = parseWeekdays(other.days);
  const haveSameDay = parseWeekdays(group.days).some((day) => days.includes(day));
  return haveSameDay && group.opens < other.closes && other.opens < group.closes;
}

/** The facts that the site comes with samples of, and what only the owner can confirm. */
export const PLACEHOLDERS = [
  'name',
  'phone',
  'email',
  'address',
  'coordinates',
  'commissions',
  'credentials',
  'fees',
  'offers',
] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

/**
 * content/business.yaml: every fact about the business, each once.
 * The form has the fields in this order, and saves them so: first those that every owner needs.
 */
export const businessSchema = z.strictObject({
  name: text('The business name, with its capital letters. Every page title ends with it.'),
  phone: phone('The phone number for calls, such as (208) 555-0100.'),
  email: email('The email address that messages go to.'),
  address: z
    .strictObject({
      street: text('Street and number; public only if "Display" is street.').optional(),
      city: cityName('The city of the office.'),
      state: state(),
      zip: zip('Five digits, or nine such as 83651-1234.').meta({ title: 'ZIP' }).optional(),
      display: z
        .enum(['city', 'street'])
        .describe('How much of the address the site makes public: "city" or "street".'),
    })
    .describe('The office address.'),
  hours: z
    .strictObject({
      visible: openingTimes('The hours that visitors read, for each group of days.').meta({
        title: 'Visible hours',
      }),
      structured: openingTimes('What search engines read: the same as the visible hours.').meta({
        title: 'Hours for search engines',
      }),
      weekends: z
        .enum(WEEKEND_WORDS)
        .describe(
          'What applies on a Saturday or Sunday without hours. Pages put the days before it: "weekends by appointment".',
        )
        .optional(),
      timeZone: ruled(
        text('The IANA time zone of all hours, such as America/Boise.'),
        'an IANA time zone such as America/Boise',
        isTimeZone,
      ).meta({ pattern: '^[A-Za-z][\\w/+-]*$' }),
    })
    .describe('When people can call, for visitors and for search engines.'),
  holidays: list(
    closure,
    'Days without opening hours: one such as 2027-01-01, or several in a row such as 2026-12-24 - 2027-01-02. From two weeks before, pages say "Closed December 24 to January 2".',
  ),
  notary: list(
    z.strictObject({
      name: text('The name, as on the commission.'),
      portrait: picture('A picture of this person.').optional(),
      commission: z
        .preprocess(asText, text('The number of the commission, such as 12345.'))
        .optional(),
      expires: date(
        'The last day of the commission, such as 2029-06-30. From then on pages leave the commission out.',
      ).optional(),
      languages: list(
        language(),
        'Languages spoken with signers, such as English, each as an entry. An answer says "We speak English and Spanish."',
      ),
    }),
    'Who comes: each notary. Pages show what you fill in under Who.',
  ),
  credentials: list(
    z.strictObject({
      label: text('What it is about, such as Insurance.'),
      text: text(
        'What you say about it, shown beside the label: "$25,000, with Sample Insurance".',
      ),
      expires: date(
        'The last day it is valid, such as 2027-06-30. From then on pages leave it out.',
      ).optional(),
    }),
    'What people should know about the business, such as its insurance, shown as you write it.',
  ),
  fees: list(
    z
      .strictObject({
        label: text('What it is for, such as "Each notarization" or "Travel".'),
        amount: amount(
          'A sum in dollars, such as "$5" or "$7.50".',
          'For words, write "text:" in place of "amount:".',
        ).optional(),
        text: text(
          'What it costs in words, where no sum fits: "$1 a mile after 10 miles".',
        ).optional(),
        perAct: z
          .boolean()
          .describe(
            'Whether it is for each notarial act. The check then warns of a fee above that of the law.',
          )
          .meta({ title: 'For each notarial act' })
          .optional(),
      })
      .refine(({ amount: sum, text: words }) => (sum === undefined) !== (words === undefined), {
        error:
          'a fee has an amount or a text, and never both. Write one of them: a sum, or what it costs in words.',
      }),
    'Your own fees, in the order in which pages list them. Without any, pages say what the law says about fees ("Fee law").',
  ),
  payment: longText(
    'How people can pay, in whole sentences: "Cash, checks or Zelle." Shown as it is.',
  ).optional(),
  announcement: z
    .strictObject({
      text: inlineText(
        'What all visitors should know for now, in a sentence or two, with capital letter and period. Shown below the header of every page. [words](/contact) is a link.',
      ),
      until: date(
        'The last day it is shown, such as 2027-01-02. Without one, it is shown until you delete it.',
      )
        .meta({ title: 'Last day' })
        .optional(),
    })
    .describe('An announcement on every page.')
    .meta({ 'x-heading': 'Rarely changed' })
    .optional(),
  cancellation: longText(
    'What happens when someone cancels an appointment, in whole sentences: "Free until the evening before." Shown as it is.',
  ).optional(),
  textMessages: z
    .boolean()
    .describe('Whether this number accepts text messages. The contact page then offers them.'),
  commissions: filled(
    state(),
    'The states that have commissioned the notary. Pages offer to meet in person there.',
  ),
  region: text('The region served. Pages say "Serving the Treasure Valley and Eastern Oregon."'),
  latitude: latitude(),
  longitude: longitude(),
  feeLaw: z
    .strictObject({
      most: amount('The most that a notary may charge for one notarial act, such as $5.'),
      source: text('The law that says so, such as Idaho Code 51-133.'),
    })
    .describe(
      'What the law says about fees. Pages say it until you list your own fees, and the check warns of a fee above it.',
    ),
  promises: z
    .strictObject({
      priorityWithin: span(
        'How soon an urgent appointment is possible: "2 hours". Texts say "within 2 hours".',
      ).optional(),
      apostilleByMail: span(
        'How long an apostille by mail takes: "1-3 weeks". Texts say "takes 1-3 weeks".',
      ).optional(),
      hagueCountries: counted(
        'How many countries accept apostilles: 80. Texts say "over 80 Hague countries".',
      ).optional(),
    })
    .describe('Promises that texts take as facts, each needed where one does.')
    .default({}),
  notice: longText(
    'The legal notice in the footer of every page, whole sentences such as "I am not an attorney."',
  ),
  featuredCities: filled(
    citySlug(),
    'The featured cities, in their order in the footer, on the home page and on the areas page.',
  ).max(12, 'the footer has room for 12 cities. Delete the others.'),
  profiles: list(
    webAddress('The full address of one profile.'),
    'Pages about the business elsewhere, such as its Google profile. The footer links to them, and search engines learn that they are yours.',
  ),
  logo: pictureFile(
    'The logo for search engines, a file of content/pictures. Without it, they get the seal.',
  ).optional(),
  priceRange: ruled(
    text('The price range for search engines, from $ to $$$$.'),
    'a price range such as $$ or $5-$50',
    (range) => range.includes('$'),
  ).meta({ pattern: '[$]' }),
  form: z
    .strictObject({
      endpoint: endpoint('The URL that the message form posts to.')
        .refine((address) => !GOOGLE_FORM.test(address), { error: NO_GOOGLE_FORM })
        .meta({ 'x-may-be-empty': true }),
      hidden: z
        .record(
          z.string().refine((name) => !isTakenName(name), {
            error: 'a name that the form itself needs. Ask the form service for another.',
          }),
          text(),
        )
        .describe('Extra fields that the form service asks for, by name.')
        // The editor writes an empty group for such a field, which asks for an endpoint the next time.
        .meta({ 'x-form': false })
        .optional(),
    })
    .describe(
      "A form service for messages. Without it, the form opens a draft in the visitor's own email program.",
    )
    .optional(),
  places: z
    .strictObject({
      index: z
        .boolean()
        .describe(
          'Whether search engines may list the pages of places: all but those that say otherwise themselves. Default: true.',
        )
        .meta({ title: 'In search results', default: true }),
    })
    .describe('How search engines treat the pages of places.')
    .optional(),
  maps: z
    .strictObject({
      load: z
        .enum(['click', 'visible'])
        .describe('When a map loads: on a click, or when it comes into view.'),
    })
    .describe('How maps load.'),
  editor: z
    .strictObject({
      enabled: z.boolean().describe('Whether the public site has the editor at /admin.'),
      repository: repository(
        'The GitHub repository of this site, as owner/name. Needed to edit from anywhere.',
      ).optional(),
      branch: text('The branch that edits are saved to. Default: main.').optional(),
      save: z
        .enum(['publish', 'pull-request'])
        .describe(
          'What Save does: "publish" saves to the branch, "pull-request" opens a pull request that is checked first. Default: publish.',
        )
        .optional(),
      signIn: webAddress(
        'The URL of a sign-in service for GitHub. Without it, people sign in with a token.',
      ).optional(),
    })
    .describe('The editor at /admin, which npm run dev always has.')
    .meta({ 'x-form': false })
    .optional(),
  confirmed: z
    .strictObject({
      hours: date('That both lists of hours are right, though they differ.').optional(),
      commissions: date('That pages of cities in other states say rightly how to meet.').optional(),
      form: date('That the privacy policy says who gets the messages of the form.').optional(),
      law: date(
        "What each state's Secretary of State says about notices, fees and travel.",
      ).optional(),
      privacy: date('What the privacy policy says about sharing personal data.').optional(),
    })
    .describe('The days on which the owner confirmed what no program can tell.')
    .optional(),
  placeholders: list(
    z.enum(PLACEHOLDERS),
    'What may still be as the site came. What you change is done by itself: delete a name only if what came is right, and "offers" once you\'ve confirmed what the texts promise.',
  ),
});

export type Business = z.infer<typeof businessSchema>;
export type Hours = Business['hours'];
