import type { City, Content } from '../../../model/content.ts';
import { dateIn, longDate } from '../../../model/hours.ts';
import { PLACEHOLDERS, type Placeholder } from '../../../model/schemas/business.ts';
import { nameOfState } from '../../../model/states.ts';
import { count, someOf } from '../../../model/text.ts';
import { tokensIn } from '../../../model/tokens.ts';
import { Diagnostic, type FieldPath, type Severity } from '../diagnostic.ts';
import { attractionEntries, type Entries, fieldValues } from '../entries.ts';
import type { ParsedFile } from '../parse.ts';
import { OWN_WORDS } from './words.ts';

/** What the owner has to do before the site is public. */
export interface LaunchReport {
  /** What would make the public site wrong. */
  blockers: readonly Diagnostic[];
  /** What the owner decides or should know. */
  notes: readonly Diagnostic[];
  /** What the owner confirms once with someone else. */
  toConfirm: readonly Diagnostic[];
  /** Of the facts that may be samples those that are the owner's. */
  done: readonly Placeholder[];
  /** What of all that an ordinary check tells too. */
  warnings: readonly Diagnostic[];
}

/** Something that may be to do or to know. */
interface Row {
  /** Whether it is. */
  when: unknown;
  /** The file; business.yaml where none is given. */
  source?: ParsedFile | undefined;
  path: FieldPath;
  say: string;
}

/** A domain for examples, which can never be the owner's (RFC 2606, RFC 6761). */
const RESERVED_DOMAIN = /(^|[.@])(example\.(com|net|org)|example|test|invalid|localhost)$/i;

/** A domain as instructions have it, which someone may own: "www.your-domain.com". */
const EXAMPLE_DOMAIN = /(^|\.)(your-?(domain|site)|my-?domain)\.\w+$/i;

/** A number kept free for fiction, 555-0100 to 555-0199 of any area. */
const RESERVED_PHONE = /^\+1\d{3}55501\d{2}$/;

/** A key as instructions have it: "the-key-from-your-form-service", "YOUR_ACCESS_KEY_HERE". */
const EXAMPLE_KEY = /^(?:\w+[-_])*your[-_][\w-]*$/i;

const OF_FORM = 'reserved for examples. Write what your form service gave you.';

/** How long before it expires a credential is spoken of. Unit: days. */
const RENEWED_WITHIN = 30;

type Facts = Entries['business']['fields'];

/** A fact that the owner writes or confirms before the site is public. */
interface OwnersFact {
  /** Whether it is still the sample that the site came with. Left out where no program can tell. */
  isSample?: (facts: Facts) => boolean;
  /** Whether the owner's own can be like the sample. */
  canBeRight: boolean;
  /** Where it is in business.yaml. */
  path: FieldPath;
  say: string;
}

const writeYours = (name: Placeholder) =>
  `the sample that the site came with. Write yours; or, if it is right as it is, delete "${name}" under "placeholders".`;

const listYours = (name: Placeholder) =>
  `none yet. Write yours; or, if you have none to name, delete "${name}" under "placeholders".`;

const RESERVED = 'reserved for examples. Write the real one.';

/** Facts as the site is delivered with them; it changes with content/business.yaml. */
export const AS_DELIVERED = {
  name: 'Treasure Valley Mobile Notary',
  address: { city: 'Nampa', state: 'ID', display: 'city' },
  latitude: 43.578,
  longitude: -116.56,
  credentials: [],
  fees: [],
};

const OWNERS_FACTS: Record<Placeholder, OwnersFact> = {
  name: {
    isSample: ({ name }) => name === AS_DELIVERED.name,
    canBeRight: true,
    path: ['name'],
    say: writeYours('name'),
  },
  phone: {
    isSample: ({ phone }) => RESERVED_PHONE.test(phone),
    canBeRight: false,
    path: ['phone'],
    say: RESERVED,
  },
  email: {
    isSample: ({ email }) => RESERVED_DOMAIN.test(email),
    canBeRight: false,
    path: ['email'],
    say: RESERVED,
  },
  address: {
    isSample: ({ address: { street, city } }) =>
      street === undefined && city === AS_DELIVERED.address.city,
    canBeRight: true,
    path: ['address', 'city'],
    say: writeYours('address'),
  },
  coordinates: {
    isSample: ({ latitude, longitude }) =>
      latitude === AS_DELIVERED.latitude && longitude === AS_DELIVERED.longitude,
    canBeRight: true,
    path: ['latitude'],
    say: writeYours('coordinates'),
  },
  commissions: {
    canBeRight: true,
    path: ['commissions'],
    say: 'not confirmed yet. Once the list is right, delete "commissions" under "placeholders".',
  },
  credentials: {
    isSample: ({ credentials }) => credentials.length === 0,
    canBeRight: true,
    path: ['credentials'],
    say: listYours('credentials'),
  },
  fees: {
    isSample: ({ fees }) => fees.length === 0,
    canBeRight: true,
    path: ['fees'],
    say: listYours('fees'),
  },
  offers: {
    canBeRight: true,
    path: ['placeholders'],
    say: 'what the texts promise is not confirmed. Confirm each promise, or take it out (docs/launch.md lists them), then delete "offers" here.',
  },
};

/** Whether a fact is still as the site came, and the owner hasn't said that it is right so. */
function isToDo(name: Placeholder, facts: Facts): boolean {
  const { isSample, canBeRight } = OWNERS_FACTS[name];
  const isOpen = !canBeRight || facts.placeholders.includes(name);
  return isOpen && (isSample === undefined || isSample(facts));
}

/** What an advertisement of a notary says who has a commission in Oregon: ORS 194.350(4)(b)(A). */
const OREGON_NOTICE =
  'I am not an attorney licensed to practice law. I am not allowed to draft legal records, give advice on legal matters, including immigration, or charge a fee for those activities.';

/** Whether something of a notary is missing that people ask for. */
const isHalfKnown = ({ portrait, commission, expires }: Facts['notary'][number]) =>
  !portrait || !commission || !expires;

/** How the owner confirms once that something is right. */
const confirmWith = (name: keyof NonNullable<Facts['confirmed']>) =>
  `write the day on which you confirmed it, such as 2027-01-15, in "${name}" under "confirmed" of content/business.yaml`;

/** Everything that the launch check looks for. */
function rowsOf({ cities }: Content, entries: Entries) {
  // As they are in business.yaml: the content no longer has expired credentials.
  const facts = entries.business.fields;
  const { hours, commissions, form, confirmed = {} } = facts;
  const formHost = new URL(form?.endpoint ?? '/', 'https://this.site').hostname;

  const today = dateIn(hours);
  const soon = dateIn(hours, new Date(Date.now() + RENEWED_WITHIN * 24 * 60 * 60 * 1000));
  const expiring = (['notary', 'credentials'] as const).flatMap((list) =>
    facts[list].flatMap(({ expires }, index) =>
      expires === undefined ? [] : [{ expires, path: [list, index, 'expires'] }],
    ),
  );
  const outside = cities.filter(({ state }) => !commissions.includes(state));
  const unconfirmed = attractionEntries(entries).filter(({ fields }) => fields.unconfirmed?.length);

  // What makes the public site wrong: an ordinary check tells only how many there are.
  const unfilled: Row[] = [
    ...PLACEHOLDERS.map((name): Row => {
      const { path, say } = OWNERS_FACTS[name];
      return { when: isToDo(name, facts), path, say };
    }),
    {
      when: RESERVED_DOMAIN.test(formHost),
      path: ['form', 'endpoint'],
      say: OF_FORM,
    },
    {
      when: facts.editor?.repository === 'owner/name',
      path: ['editor', 'repository'],
      say: "the guide's example. Write the owner and the name of your repository on GitHub.",
    },
    {
      when: commissions.includes('OR') && !facts.notice.includes(OREGON_NOTICE),
      path: ['notice'],
      say: `Oregon law asks for these words too (ORS 194.350): "${OREGON_NOTICE}" Add them.`,
    },
    {
      // A sample is named above.
      when: commissions.includes('OR') && facts.fees.length === 0 && !isToDo('fees', facts),
      path: ['fees'],
      say: 'none. Oregon law asks for the fee of each notarial act where a notary advertises (ORS 194.350). Write them.',
    },
    ...Object.entries(form?.hidden ?? {}).map(([name, key]): Row => {
      const path = ['form', 'hidden', name];
      return { when: EXAMPLE_KEY.test(key), path, say: OF_FORM };
    }),
    ...fieldValues([entries.testimonials], 'testimonials', 'sample').map((sample): Row => {
      const say =
        "a sample. Replace it with a client's real words, with permission, and no longer call it one.";
      return { ...sample, when: sample.value === 'true', say };
    }),
  ];

  // What does so, and an ordinary check tells too.
  const wrong: Row[] = [
    {
      when: JSON.stringify(hours.visible) !== JSON.stringify(hours.structured) && !confirmed.hours,
      path: ['hours', 'structured'],
      say: `these differ from the visible hours, and search engines expect what visitors read. Decide which are right, then make both the same; or, if both are right, ${confirmWith('hours')}.`,
    },
    ...expiring.map(({ expires, path }): Row => {
      const say = `expired on ${longDate(expires)}, so pages leave it out. Renew the date or delete the entry.`;
      return { when: expires < today, path, say };
    }),
  ];

  // What the owner should know, by an ordinary check too.
  const told: Row[] = [
    ...expiring.map(({ expires, path }): Row => {
      const say = `expires on ${longDate(expires)}, and then pages leave it out. Renew it, and write the new date here.`;
      return { when: expires >= today && expires <= soon, path, say };
    }),
    {
      when: outside.length > 0 && !confirmed.commissions,
      path: ['commissions'],
      say: `pages of these cities say how people can meet you elsewhere, since their state isn't listed: ${someOf(outside.map(({ name, state }) => `${name} (${state})`))}. No text must say that you come there.${namedElsewhere(outside, entries)} Once the notary has a commission there too, add the state; if this is right, ${confirmWith('commissions')}.`,
    },
    {
      when: form && !confirmed.form,
      path: ['form'],
      say: `messages leave the visitor's device. Make sure the section "formByService" of content/pages/privacy-policy.md says where they go, and ${confirmWith('form')}.`,
    },
  ];

  // What the owner decides.
  const notes: Row[] = [
    {
      when: !form,
      path: ['form'],
      say: "not set, so the message form opens a draft in the visitor's own email program, which not everyone has. Add a form service if that matters.",
    },
    {
      when: facts.profiles.length === 0,
      path: ['profiles'],
      say: 'not set, so nothing links the site to your pages elsewhere. docs/launch.md says which ones to get, in order; then write their addresses here.',
    },
    {
      when: facts.notary.length === 0 || facts.notary.some(isHalfKnown),
      path: ['notary'],
      say: "incomplete, so pages don't say all about who comes. Write name, portrait, commission, expires and languages of each notary, and your insurance under credentials: title companies ask for commission and insurance.",
    },
    ...fieldValues(entries.faqs.values(), 'faqs', 'answer').map((answer): Row => {
      const missing = tokensIn(answer.value).map((name) => name.replace('business.', ''));
      const say = `not shown until content/business.yaml has ${missing.join(' and ')}. Write it there, or delete the question.`;
      return { ...answer, when: missing.length > 0, say };
    }),
  ];

  const toConfirm: Row[] = [
    {
      when: !confirmed.law,
      path: ['commissions'],
      say: `confirm with each state's Secretary of State: every commission that is listed here, the wording of the notice, the highest fees, what to say about a travel fee before the trip, and the provider for remote online notarization with its recording. Then ${confirmWith('law')}.`,
    },
    {
      when: !confirmed.privacy,
      source: entries.page['privacy-policy'].source,
      path: [],
      say: `${confirmWith('privacy')} once you know whether personal data is sold to or shared with others, such as a signing service, a title company or the provider for remote online notarization, and this page says what is true.`,
    },
    {
      when: unconfirmed.length > 0,
      source: unconfirmed[0]?.source,
      path: unconfirmed[0]?.pathOf('unconfirmed') ?? [],
      say: `${count(unconfirmed.length, 'place has', 'places have')} facts that nobody has confirmed, this one first. Confirm what is listed, then delete it from the list: until then pages leave it out.`,
    },
  ];

  return { unfilled, wrong, told, notes, toConfirm };
}

/** How often other texts name the states of some cities, by file: " Others name Oregon: ..." */
function namedElsewhere(cities: readonly City[], entries: Entries): string {
  const states = new Set(cities.map(({ state }) => nameOfState(state)));
  const ofCities = new Set(cities.map(({ slug }) => entries.city.get(slug)?.source));
  const others = entries.all.filter(({ source }) => {
    return [...OWN_WORDS, 'business'].includes(source.kind) && !ofCities.has(source);
  });

  return [...states]
    .map((state) => {
      const counts = others.flatMap(({ source }) => {
        const texts = source.texts.filter(({ path }) => !OF_OFFICE.includes(`${path[0]}`));
        const number = texts.flatMap(({ text }) => text.split(state).slice(1)).length;
        return number === 0 ? [] : [`${source.file} (${number})`];
      });
      return counts.length === 0 ? '' : ` Others name ${state}: ${counts.join(', ')}.`;
    })
    .join('');
}

/** Fields that name a state because the office or a commission is there. */
const OF_OFFICE = ['address', 'commissions'];

/** Lists everything in content that is still to be done or to be known before the site is public. */
export function launchReport(content: Content, entries: Entries): LaunchReport {
  const { source: facts, fields } = entries.business;
  const { unfilled, wrong, told, notes, toConfirm } = rowsOf(content, entries);
  const diagnosticsOf = (rows: readonly Row[], severity: Severity) =>
    rows
      .filter(({ when }) => when)
      .map(({ source = facts, path, say }) => source.diagnostic(path, say, severity));

  const toFill = diagnosticsOf(unfilled, 'error');
  const reminder = `${count(toFill.length, 'fact')} still to be filled in or confirmed before the site is public. The launch list has them (docs/deploy.md).`;
  const reminders =
    toFill.length > 0 ? [facts.diagnostic(['placeholders'], reminder, 'warning')] : [];

  const inCheck = diagnosticsOf([...wrong, ...told], 'warning');

  return {
    blockers: [...toFill, ...diagnosticsOf(wrong, 'error'), ...checkSiteUrl(content)],
    notes: diagnosticsOf([...told, ...notes], 'warning'),
    toConfirm: diagnosticsOf(toConfirm, 'warning'),
    done: PLACEHOLDERS.filter((name) => !isToDo(name, fields)),
    warnings: [...reminders, ...inCheck],
  };
}

/** An address of the site that is kept free for examples. */
function checkSiteUrl({ settings: { siteUrl } }: Content): Diagnostic[] {
  const { hostname } = new URL(siteUrl);
  if (!RESERVED_DOMAIN.test(hostname) && !EXAMPLE_DOMAIN.test(hostname)) return [];

  const message = `the address ${siteUrl} is one for examples. Where the site is built, set SITE_URL to its own address (docs/deploy.md).`;
  return [new Diagnostic('error', 'SITE_URL', message)];
}
