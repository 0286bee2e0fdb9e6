import { z } from 'zod';
import { LANGUAGE_NAMES } from '../languages.ts';
import { capitalized } from '../text.ts';
import { parseWeekdays, WEEKDAYS } from '../weekdays.ts';
import {
  amount,
  cityName,
  citySlug,
  counted,
  date,
  dayOf,
  email,
  expecting,
  filled,
  latitude,
  list,
  longitude,
  NO_SUCH_DAY,
  phone,
  picture,
  pictureFile,
  prose,
  shaped,
  span,
  state,
  text,
  understanding,
  webAddress,
} from './fields.ts';

const zip = shaped(/^\d{5}(-\d{4})?$/, 'five digits, or nine such as 83651-1234');

const WEEKDAY = `(${WEEKDAYS.join('|')})`;
const WEEKDAY_RUN = `${WEEKDAY}(-${WEEKDAY})?`;

const WEEKDAYS_PATTERN = new RegExp(`^${WEEKDAY_RUN}(, ?${WEEKDAY_RUN})*$`);

/** What people call several days at once. */
const DAYS_BY_OTHER_NAMES: readonly { pattern: RegExp; days: string }[] = [
  {
    pattern: /^(?:every day|everyday|daily|all (?:week|days)|(?:7|seven) days(?: a week)?)$/i,
    days: 'Monday-Sunday',
  },
  { pattern: /^(?:week ?days|every weekday)$/i, days: 'Monday-Friday' },
  { pattern: /^week ?ends?$/i, days: 'Saturday-Sunday' },
];

const WEEKDAYS_EXPECTED = 'weekdays such as Monday-Friday or "Monday-Wednesday, Friday"';

/** Days of the week: one, some in a row, or several of these, as the parts of an address of days. */
const weekdays = (hint: string) =>
  understanding(
    weekdaysIn,
    shaped(WEEKDAYS_PATTERN, WEEKDAYS_EXPECTED)().meta({
      pattern: '^[A-Za-z][A-Za-z0-9 .,&–—-]*$',
    }),
  ).meta({ description: hint });

/** Days in another form: "Mon-Fri", "monday to friday", "Saturdays", "every day". */
function weekdaysIn(written: string): string | undefined {
  const named = DAYS_BY_OTHER_NAMES.find(({ pattern }) => pattern.test(written));
  if (named !== undefined) return named.days;

  const isOfDays = /^[a-z]{3,}\.?(?:\s*(?:[-–—,&]|to|through|(?:, *)?and)\s*[a-z]{3,}\.?)*$/i;
  if (!isOfDays.test(written)) return undefined;

  const joined = written
    .replace(/\s*(?:[-–—]|\b(?:to|through)\b)\s*/gi, '-')
    .replace(/\s*(?:,?\s*\band\b|,|&)\s*/gi, ', ');
  const days = joined.replace(/([a-z]+)\.?/gi, (word, letters: string) => {
    const start = letters.toLowerCase().replace(/(?<=day)s$/, '');
    return WEEKDAYS.find((day) => day.toLowerCase().startsWith(start)) ?? word;
  });
  return WEEKDAYS_PATTERN.test(days) ? days : undefined;
}

/** What forms and editors let pass for a time of the day. */
const TIME_FORM = '^(?:\\d{1,2}(?::\\d{2})?\\s*(?:[AaPp]\\.?[Mm]\\.?)?|[Nn]oon|[Mm]idnight)$';

const openingTime = (hint: string) =>
  understanding(
    (written) => timeIn(written, '00:00'),
    shaped(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:00', (written) =>
      timeFix(written, EARLIEST_OPENING),
    )().meta({ pattern: TIME_FORM }),
  ).meta({ description: hint });

/** A time at which hours end, up to 24:00, the end of the day. */
const closingTime = (hint: string) =>
  understanding(
    (written) => timeIn(written, '24:00'),
    shaped(
      /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/,
      'a time such as 20:00, or 24:00 for midnight',
      (written) => timeFix(written, EARLIEST_CLOSING),
    )().meta({ pattern: TIME_FORM }),
  ).meta({ description: hint });

/** A business that opens at 1:00 does so after a break; unit: hours. */
const EARLIEST_OPENING = 5;

/** A business that closes at 7:00 or 10:00 does so in the evening; unit: hours. */
const EARLIEST_CLOSING = 11;

/**
 * A time of the day that says which half of it is meant, on a clock of 24 hours: "8am", "8:30 PM",
 * "noon". Undefined for "7:00", which can be either.
 * @param midnight as which of its two ends of a day midnight is meant
 */
function timeIn(written: string, midnight: '00:00' | '24:00'): string | undefined {
  if (/^noon$/i.test(written)) return '12:00';
  if (/^(?:midnight|24(?::00)?|0?0:00)$/i.test(written)) return midnight;

  const [, hour = '', minutes = '00', half] =
    /^(\d{1,2})(?::([0-5]\d))?\s*([ap])\.?m\.?$/i.exec(written) ?? [];
  if (half === undefined || Number(hour) < 1 || Number(hour) > 12) return undefined;

  // On a clock of 12 hours, the hour 12 comes before 1.
  const hourOf24 = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const time = `${String(hourOf24).padStart(2, '0')}:${minutes}`;
  return time === '00:00' ? midnight : time;
}

/**
 * What to write for a time that may be in either half of the day, or for two of them.
 * @param earliest the first hour that is meant in the morning
 */
function timeFix(written: string, earliest: number): string {
  if (/^\d{1,2}(?::\d\d)?\s*(?:-|to)\s*\d/.test(written.trim())) {
    return 'Write one time here, and the other in the line for closes. Days with a break have two groups, one before it and one after.';
  }

  const [, hour = '', minutes = '00'] = /^(\d{1,2})(?::([0-5]\d))?$/.exec(written.trim()) ?? [];
  const hourOf24 = Number(hour) < earliest ? Number(hour) + 12 : Number(hour);
  if (hour === '' || hourOf24 > 23) return '';
  return `Write ${String(hourOf24).padStart(2, '0')}:${minutes}.`;
}

/** Where the message form posts to; its origin stands in the Content-Security-Policy of every page. */
const endpoint = shaped(
  /^((https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?([/?][^\s#]*)?|\/([^/\s]\S*)?)$/,
  'a URL such as https://forms.example.com/your-form, or a path on this site such as /messages',
  (written) => {
    const address = written.replace(/^http:\/\//i, '');
    const isHostWithPath = /^[\w-]+(?:\.[\w-]+)+\/[^\s#]*$/.test(address);
    return isHostWithPath ? `Write https://${address}.` : '';
  },
);

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

/** A date, or two of them around a hyphen or a word. */
const CLOSED_DAYS =
  /^(?<first>\d{4}-\d\d-\d\d)(?:\s*(?:[-–—]|to|through|until)\s*(?<last>\d{4}-\d\d-\d\d))?$/i;

/** Longer than a year is most likely a slip in the year. Unit: milliseconds. */
const LONGEST_CLOSURE = 366 * 24 * 60 * 60 * 1000;

/** What stands between two days; in words, a hyphen needs no spaces. */
const BETWEEN_DAYS = /\s+(?:[-–—]|to|through|until)\s+/i;
const BETWEEN_DAYS_IN_WORDS = /\s*[-–—]\s*|\s+(?:to|through|until)\s+/i;

/** A closure in another form: "12/25/2026", "12/24/2026 - 1/2/2027", "Nov 26 - 29, 2026". */
function closureIn(written: string): Closure | undefined {
  const [, start, year, end] =
    /^((\d{4})-\d\d-\d\d)\s*(?:[-–—]|to|through|until)\s*(\d\d-\d\d)$/i.exec(written) ?? [];
  if (start !== undefined) {
    const last = `${year}-${end}` < start ? `${Number(year) + 1}-${end}` : `${year}-${end}`;
    return { first: start, last };
  }

  const isInWords = IN_WORDS.test(written);
  const parts = written.split(isInWords ? BETWEEN_DAYS_IN_WORDS : BETWEEN_DAYS);
  if (parts.length > 2 || lacksYear(written)) return undefined;

  const [first, last = first] = (isInWords ? wholeDays(parts) : parts).map(dayOf);
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Days of a month by its name: "Nov 26-29, 2026". */
const IN_WORDS = /^[A-Z][a-z]+\.? \d/;

/** Whether days are named without their year: "12/24", "December 24 to January 2". */
function lacksYear(written: string): boolean {
  const inNumbers = /^\d{1,2}\/\d{1,2}(?:\s*(?:[-–—]|to|through|until)\s*\d{1,2}\/\d{1,2})?$/i;
  return inNumbers.test(written) || (IN_WORDS.test(written) && !/ \d{4}$/.test(written));
}

/** One or two days in words, each with its month and its year, which two days may share. */
function wholeDays([first = '', last]: readonly string[]): string[] {
  if (last === undefined) return [first];

  const [month = ''] = /^[A-Z][a-z]+\.? /.exec(first) ?? [];
  const wholeLast = /^\d/.test(last) ? month + last : last;
  if (/ \d{4}$/.test(first)) return [first, wholeLast];

  const year = Number(last.slice(-4));
  const firstOf = (each: number) => `${first}, ${each}`;
  // A closure over New Year has the later year alone: "Dec 24 - Jan 2, 2027".
  const isInOrder = (dayOf(firstOf(year)) ?? '') <= (dayOf(wholeLast) ?? '');
  return [firstOf(isInOrder ? year : year - 1), wholeLast];
}

/** A day without opening hours, or several in a row: "2026-12-24 - 2027-01-02". */
const closure = z.preprocess(
  daysOfGroup,
  z
    .string()
    // A year, in whatever form, is all that a form asks for: the rest is for the check.
    .meta({ expected: CLOSURE, pattern: '\\d{4}|/\\d\\d$' })
    .transform((written, context): Closure => {
      const form = CLOSED_DAYS.exec(written.trim())?.groups;
      const { first = '', last = first } = form ?? closureIn(written.trim()) ?? {};

      const areDates = [first, last].every((day) => date().safeParse(day).success);
      if (!areDates) {
        const ofForm = form === undefined ? '' : NO_SUCH_DAY;
        const message = lacksYear(written.trim()) ? 'The year is missing.' : ofForm;
        context.addIssue({
          code: 'custom',
          message,
          params: { expected: CLOSURE },
          input: written,
        });
        return z.NEVER;
      }

      const message = faultOfDays(first, last);
      if (message === undefined) return { first, last };
      context.addIssue({ code: 'custom', message, input: written });
      return z.NEVER;
    }),
);

/** What is wrong with the first and the last day of a closure; undefined where nothing is. */
function faultOfDays(first: string, last: string): string | undefined {
  if (last < first) {
    return `ends before it begins. Write the first day first: ${last} - ${first}.`;
  }
  const isTooLong = Date.parse(last) - Date.parse(first) > LONGEST_CLOSURE;
  return isTooLong ? 'longer than a year. Check the years.' : undefined;
}

/** A group of two days, the first and the last, in the form of a text; anything else as it is. */
function daysOfGroup(written: unknown): unknown {
  if (typeof written !== 'object' || written === null) return written;
  const days = Object.values(written);
  return days.length === 2 ? days.join(' - ') : written;
}

/** What people say of a language beside its name. */
const BESIDE_LANGUAGE =
  /^(?:a|also|basic|bit|conversational|fluent|fluently|good|i|little|native|of|some|speaks?|we|well)$/i;

/** A language by its name alone: "English", "American Sign Language". */
const language = shaped(
  /^(?!(?:I|We)\b)(?!.*\b(?:and|or|AND|OR|speaks?|little|bit|fluent|basic)\b)[A-Z][^.,;&/()\d]{2,39}$/,
  'one language such as Spanish',
  (written) => {
    const words = written.match(/\p{L}+/gu) ?? [];
    const [name = '', ...others] = words.filter((word) => !BESIDE_LANGUAGE.test(word));
    const isOne = name !== '' && others.length === 0;
    if (!isOne) return 'Write each as an entry of its own: [English, Spanish].';

    const better = /^[a-z]{2}$/i.test(name) ? LANGUAGE_NAMES.of(name.toLowerCase()) : name;
    return better === undefined ? '' : `Write ${capitalized(better)}.`;
  },
);

/** Languages that were written in one text, as a list: "English and Spanish". */
function languagesIn(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  return written.split(/\s*(?:[,;/&]|\band\b)\s*/).filter((name) => name !== '');
}

/** The hours of a group of days. */
const hoursOfDays = z
  .strictObject({
    days: weekdays('Days, such as Monday-Friday or Saturday.'),
    opens: openingTime('Opening time, such as 08:00 or 8 AM.'),
    closes: closingTime('Closing time, such as 20:00 or 8 PM; 24:00 for midnight.'),
  })
  .superRefine(({ opens, closes }, context) => {
    if (opens < closes) return;

    // "01:00" where an hour of the afternoon is meant.
    const hour = Number(closes.slice(0, 2));
    const minutes = closes.slice(2);
    const inAfternoon = `${hour + 12}${minutes}`;
    const isMeant = hour < 12 && opens < inAfternoon;
    const fix = isMeant
      ? `Write ${inAfternoon} for ${hour || 12}${minutes} PM.`
      : `For hours past midnight, write 24:00, and add a group of the next days with opens: 00:00 and closes: ${closes}. Else write a later time.`;
    const message = `isn't later than the time under opens. ${fix}`;
    context.addIssue({ code: 'custom', path: ['closes'], message, input: closes });
  });

type HoursOfDays = z.infer<typeof hoursOfDays>;

/** What holds on a Saturday or Sunday without hours, as pages say it behind the days. */
const WEEKEND_WORDS = ['by appointment', 'for emergencies only', 'closed'] as const;

/** The hours of each group of days. A day may have several, with a break between them. */
const openingTimes = (hint: string) =>
  filled(hoursOfDays, hint)
    .meta({ 'x-one': 'Group of days' })
    .superRefine((groups, context) => {
      for (const [index, group] of groups.entries()) {
        const earlier = groups
          .slice(0, index)
          .find((other) => sharedDay(group, other) !== undefined);
        if (earlier === undefined) continue;

        const { days, opens, closes } = earlier;
        const message = `overlaps ${days}, ${opens} to ${closes}, on ${sharedDay(group, earlier)}. Give each day its hours once.`;
        context.addIssue({ code: 'custom', path: [index, 'days'], message });
      }
    });

/** The first day on which the hours of two groups overlap; undefined where they don't on any. */
function sharedDay(group: HoursOfDays, other: HoursOfDays): string | undefined {
  const overlap = group.opens < other.closes && other.opens < group.closes;
  if (!overlap) return undefined;

  const otherDays = parseWeekdays(other.days);
  const day = parseWeekdays(group.days).find((each) => otherDays.includes(each));
  return day === undefined ? undefined : WEEKDAYS[day];
}

/**
 * content/business.yaml: every fact about the business, each once.
 * The fields stand in the order of the file, which the form editor keeps to.
 */
export const businessSchema = z.strictObject({
  name: text('The business name, with its capital letters. Every page title ends with it.'),
  phone: phone('The phone number for calls, such as (208) 555-0100.'),
  email: email('The email address that messages go to.'),
  address: z
    .strictObject({
      street: text('Street and number; shown only when display is "street".').optional(),
      city: cityName('The city of the office.'),
      state: state(),
      zip: zip('Five digits, or nine such as 83651-1234.').meta({ title: 'ZIP' }).optional(),
      display: z
        .enum(['city', 'street'])
        .describe('How much of the address the site makes public: "city" or "street".'),
    })
    .describe('The office address.'),
  latitude: latitude(),
  longitude: longitude(),
  hours: z
    .strictObject({
      visible: openingTimes('The hours that visitors read, for each group of days.'),
      structured: openingTimes('The same for search engines.'),
      weekends: z
        .enum(WEEKEND_WORDS)
        .describe(
          'What holds on a Saturday or Sunday without hours. Pages put the days before it: "weekends by appointment".',
        )
        .optional(),
      timeZone: expecting(
        text('The IANA time zone of all hours, such as America/Boise.'),
        'an IANA time zone such as America/Boise',
        (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
      ).meta({ pattern: '^[A-Z]\\w+/[\\w/+-]+$|^UTC$' }),
    })
    .describe('When people can call, for visitors and for search engines.'),
  holidays: list(
    closure,
    'Days without opening hours: one such as 2027-01-01, or several in a row such as 2026-12-24 - 2027-01-02. From two weeks before, pages say "Closed December 24 to January 2".',
  ),
  announcement: z
    .strictObject({
      text: prose(
        'What all visitors should know for now, in a sentence or two, with capital letter and period. It stands below the header of every page; [words](/contact) is a link.',
      ).meta({ 'x-inline': true }),
      until: date(
        'The last day it is shown, such as 2027-01-02. Without one, it is shown until you delete it.',
      )
        .meta({ title: 'Last day' })
        .optional(),
    })
    .describe('An announcement on every page.')
    .optional(),
  priceRange: expecting(
    text('The price range for search engines, from $ to $$$$.'),
    'a price range such as $$ or $5-$50',
    (range) => range.includes('$'),
  ).meta({ pattern: '[$]' }),
  region: text('The region served. Pages say "Serving the Treasure Valley and Eastern Oregon."'),
  commissions: filled(
    state(),
    'The states that have commissioned the notary. Pages offer to meet in person there.',
  ),
  credentials: list(
    z.strictObject({
      label: text('What it is about, such as Insurance.'),
      text: text('What you say of it, shown beside the label: "$25,000, with Sample Insurance".'),
      expires: date(
        'The last day it is valid, such as 2027-06-30. From then on pages leave it out.',
      ).optional(),
    }),
    'What people should know of the notary, shown as you write it.',
  ),
  languages: z
    .preprocess(languagesIn, z.array(language()))
    .default([])
    .describe(
      'Languages that the notary speaks with signers, each as an entry: [English, Spanish]. An answer says "We speak English and Spanish."',
    ),
  fees: list(
    z
      .strictObject({
        label: text('What it is for, such as "Each notarization" or "Travel".'),
        amount: amount('A sum in dollars, such as "$5" or "$7.50".').optional(),
        text: text(
          'What it costs in words, where no sum fits: "$1 a mile after 10 miles".',
        ).optional(),
      })
      .refine(({ amount: sum, text: words }) => (sum === undefined) !== (words === undefined), {
        error:
          'a fee has an amount or a text, and never both. Write one of them: a sum, or what it costs in words.',
      }),
    'Your own fees, in the order in which pages list them. Without any, pages say what the law says of fees (feeLaw).',
  ),
  feeLaw: prose(
    'What the law says of fees, in whole sentences. Pages say it until you list your own fees.',
  ),
  payment: prose(
    'How people can pay, in whole sentences: "Cash, checks or Zelle." Shown as it is.',
  ).optional(),
  cancellation: prose(
    'What happens when someone cancels an appointment, in whole sentences: "Free until the evening before." Shown as it is.',
  ).optional(),
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
  notice: prose(
    'The legal notice in the footer of every page, whole sentences such as "I am not an attorney."',
  ),
  featuredCities: filled(
    citySlug(),
    'The featured cities, in their order in the footer, on the home page and on the areas page.',
  ).max(12, 'the footer has room for 12 cities. Delete the others.'),
  notary: z
    .strictObject({ name: text('The name of the notary, as on the commission.') })
    .describe('Who comes. Home and contact pages show it with the portrait and the credentials.')
    .optional(),
  portrait: picture('A picture of the notary.').optional(),
  logo: pictureFile(
    'The logo for search engines, a file of content/pictures. Without it, they get the seal.',
  ).optional(),
  profiles: list(
    webAddress('The full address of one profile.'),
    'Pages about the business elsewhere, such as its Google profile. The footer links to them, and search engines learn that they are yours.',
  ),
  textMessages: z
    .boolean()
    .describe('Whether this number accepts text messages. The contact page then offers them.'),
  form: z
    .strictObject({
      endpoint: endpoint('The URL that the message form posts to.'),
      hidden: z
        .record(z.string(), text())
        .describe('Extra fields that the form service asks for, by name.')
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
        "What each state's Secretary of State says of notices, fees and travel.",
      ).optional(),
      privacy: date('What the privacy policy says of sharing personal data.').optional(),
    })
    .describe('The days on which the owner confirmed what no program can tell.')
    .optional(),
  placeholders: list(
    z.enum([
      'name',
      'phone',
      'email',
      'address',
      'coordinates',
      'commissions',
      'credentials',
      'fees',
    ]),
    "Facts that aren't real or confirmed yet. Delete a name once you've filled it in.",
  ),
});

export type Business = z.infer<typeof businessSchema>;
export type Hours = Business['hours'];
