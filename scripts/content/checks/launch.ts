import { dateIn, longDate } from '../../../model/hours.ts';
import { count } from '../../../model/text.ts';
import { tokensIn } from '../../../model/tokens.ts';
import type { CheckedContent } from '../assemble.ts';
import { Diagnostic, type FieldPath } from '../diagnostic.ts';
import { attractionEntries, type Entries, fieldValues } from '../entries.ts';
import type { Source } from '../parse.ts';

/** What stands between the owner and a public site. */
export interface LaunchReport {
  /** What would make the public site wrong. */
  blockers: readonly Diagnostic[];
  /** What the owner decides or should know. */
  notes: readonly Diagnostic[];
  /** What the owner confirms once with somebody else. */
  toConfirm: readonly Diagnostic[];
  /** What of all that an ordinary check tells too. */
  warnings: readonly Diagnostic[];
}

/** A site as the launch check looks at it. */
interface Site extends Pick<CheckedContent, 'settings' | 'cities'> {
  /** The facts as they stand in business.yaml: the content has no expired credentials any more. */
  facts: NonNullable<Entries['business']>['fields'];
  entries: Entries;
}

/** Where something is to do, and what. */
interface Finding {
  /** The file; business.yaml where none is given. */
  source?: Source | undefined;
  path: FieldPath;
  say: string;
}

/** What the launch check looks for. */
interface Row {
  list: 'blockers' | 'notes' | 'toConfirm';
  /** Whether an ordinary check warns of each finding, or reminds of their number. */
  inCheck?: 'each' | 'number';
  find: (site: Site) => Finding[];
}

/** A domain for examples, which can never be the owner's (RFC 2606, RFC 6761). */
const RESERVED_DOMAIN = /(^|[.@])(example\.(com|net|org)|example|test|invalid|localhost)$/i;

/** A domain as instructions have it, which somebody may own: "www.your-domain.com". */
const EXAMPLE_DOMAIN = /(^|\.)(your-?(domain|site)|my-?domain)\.\w+$/i;

/** A number kept free for fiction, 555-0100 to 555-0199 of any area. */
const RESERVED_PHONE = /^\+1\d{3}55501\d{2}$/;

/** A key as instructions have it: "the-key-from-your-form-service", "YOUR_ACCESS_KEY_HERE". */
const EXAMPLE_KEY = /^(?:\w+[-_])*your[-_][\w-]*$/i;

/** How long before it expires a credential is spoken of. Unit: days. */
const RENEWED_WITHIN = 30;

/** Where the value of a placeholder stands in business.yaml that is no field of its own. */
const VALUE_OF: Record<string, FieldPath> = {
  address: ['address', 'city'],
  coordinates: ['latitude'],
};

/** Whether phone and email are those of examples, which nobody has. */
const isReserved = ({ phone, email }: Site['facts']): Record<string, boolean> => {
  return { phone: RESERVED_PHONE.test(phone), email: RESERVED_DOMAIN.test(email) };
};

/** Finds one thing to do where a condition holds. */
const where = (holds: boolean, path: FieldPath, say: string): Finding[] =>
  holds ? [{ path, say }] : [];

/** How the owner confirms once that something is right. */
const confirmWith = (name: keyof NonNullable<Site['facts']['confirmed']>) =>
  `write the day on which you confirmed it under "confirmed" in business.yaml, such as "${name}: 2027-01-15"`;

/** Everything that the launch check looks for: in which list it stands, when, where, and what it says. */
const ROWS: readonly Row[] = [
  {
    list: 'blockers',
    inCheck: 'number',
    find: ({ facts }) =>
      facts.placeholders.map((name) => {
        const isChanged = isReserved(facts)[name] === false;
        const say = isChanged
          ? `no longer the one for examples. Delete "${name}" under placeholders.`
          : `listed under placeholders. Write what is true, and delete "${name}" there.`;
        return { path: VALUE_OF[name] ?? [name], say };
      }),
  },
  {
    list: 'blockers',
    inCheck: 'number',
    find: ({ facts }) =>
      Object.entries(isReserved(facts)).flatMap(([name, reserved]) => {
        const isListed = facts.placeholders.some((each) => each === name);
        return where(reserved && !isListed, [name], 'reserved for examples. Write the real one.');
      }),
  },
  {
    list: 'blockers',
    inCheck: 'number',
    find: ({ facts: { form } }) => {
      const { hostname } = new URL(form?.endpoint ?? '/', 'https://this.site');
      const given = 'reserved for examples. Write what your form service gave you.';
      const keys = Object.entries(form?.hidden ?? {}).filter(([, key]) => EXAMPLE_KEY.test(key));
      return [
        ...where(RESERVED_DOMAIN.test(hostname), ['form', 'endpoint'], given),
        ...keys.map(([name]) => ({ path: ['form', 'hidden', name], say: given })),
      ];
    },
  },
  {
    list: 'blockers',
    inCheck: 'number',
    find: ({ entries: { testimonials } }) =>
      (testimonials?.fields.testimonials ?? []).flatMap(({ sample }, index) => {
        const path = ['testimonials', index, 'sample'];
        const say =
          "a sample. Replace it with a client's real words, with permission, and delete this line.";
        return sample ? [{ source: testimonials?.source, path, say }] : [];
      }),
  },
  {
    list: 'blockers',
    inCheck: 'each',
    find: ({ facts: { hours, confirmed } }) =>
      where(
        JSON.stringify(hours.visible) !== JSON.stringify(hours.structured) && !confirmed?.hours,
        ['hours', 'structured'],
        `these differ from hours.visible, and search engines expect what visitors read. Decide which are right, then make both the same; or, if both are right, ${confirmWith('hours')}.`,
      ),
  },
  {
    list: 'blockers',
    inCheck: 'each',
    find: (site) =>
      expiringBy(0, site).map(({ date, path }) => {
        const say = `expired on ${date}, so pages leave it out. Renew the date or delete the entry.`;
        return { path, say };
      }),
  },
  {
    list: 'notes',
    inCheck: 'each',
    find: (site) => {
      const expired = expiringBy(0, site).length;
      return expiringBy(RENEWED_WITHIN, site)
        .slice(expired)
        .map(({ date, path }) => {
          const say = `expires on ${date}, and then pages leave it out. Renew it, and write the new date here.`;
          return { path, say };
        });
    },
  },
  {
    list: 'notes',
    inCheck: 'each',
    find: ({ facts: { commissions, confirmed }, cities }) => {
      const outside = cities.filter(({ state }) => !commissions.includes(state));
      const list = outside.map(({ name, state }) => `${name}, ${state}`).join('; ');
      return where(
        outside.length > 0 && !confirmed?.commissions,
        ['commissions'],
        `pages of these cities say how people can meet you elsewhere, since their state isn't listed: ${list}. Their own texts must not say that you come there. Once the notary has a commission there too, add the state; if this is right, ${confirmWith('commissions')}.`,
      );
    },
  },
  {
    list: 'notes',
    inCheck: 'each',
    find: ({ facts: { form, confirmed } }) =>
      where(
        form !== undefined && !confirmed?.form,
        ['form'],
        `messages leave the visitor's device. Make sure "formByService" in content/pages/privacy-policy.md says where they go, and ${confirmWith('form')}.`,
      ),
  },
  {
    list: 'notes',
    find: ({ facts }) =>
      where(
        facts.form === undefined,
        ['form'],
        "not set, so the message form opens a draft in the visitor's own email program, which not everyone has. Add a form service if that matters.",
      ),
  },
  {
    list: 'notes',
    find: ({ facts }) =>
      where(
        facts.profiles.length === 0,
        ['profiles'],
        'not set, so nothing links the site to your pages elsewhere. docs/launch.md says which ones to get, in order; then write their addresses here.',
      ),
  },
  {
    list: 'notes',
    find: ({ facts: { notary, portrait } }) =>
      where(
        notary === undefined || portrait === undefined,
        ['notary'],
        "not all set, so pages don't say who comes. Write notary.name and portrait, and list the commission number and your insurance under credentials: title companies ask for both.",
      ),
  },
  {
    list: 'notes',
    find: ({ entries: { faqs } }) =>
      fieldValues(faqs.values(), 'faqs', 'answer').flatMap(({ value, source, path }) => {
        const missing = tokensIn(value).map((name) => name.replace('business.', ''));
        const say = `not shown until business.yaml has ${missing.join(' and ')}. Write it there, or delete the question.`;
        return missing.length > 0 ? [{ source, path, say }] : [];
      }),
  },
  {
    list: 'toConfirm',
    find: ({ facts: { confirmed } }) =>
      where(
        !confirmed?.law,
        ['commissions'],
        `confirm with each state's Secretary of State: every commission that is listed here, the wording of the notice, the highest fees, what to say of a travel fee before the trip, and the provider for remote online notarization with its recording. Then ${confirmWith('law')}.`,
      ),
  },
  {
    list: 'toConfirm',
    find: ({ facts: { confirmed }, entries: { page } }) => {
      const source = page['privacy-policy']?.source;
      const say = `${confirmWith('privacy')} once you know whether personal data is sold to or shared with others, such as a signing service, a title company or the provider for remote online notarization, and this page says what is true.`;
      return confirmed?.privacy ? [] : [{ source, path: [], say }];
    },
  },
  {
    list: 'toConfirm',
    find: ({ entries }) => {
      const places = attractionEntries(entries).filter(({ fields }) => fields.unconfirmed?.length);
      const [first] = places;
      const placesHave = count(places.length, 'place has', 'places have');
      const say = `${placesHave} facts that nobody has confirmed, this one first. Confirm what "unconfirmed" lists in content/attractions, then delete it there: until then pages leave it out.`;
      return first ? [{ source: first.source, path: first.pathOf('unconfirmed'), say }] : [];
    },
  },
];

/** The credentials that expire within some days, or have expired, the first to expire first. */
function expiringBy(days: number, { facts: { credentials, hours } }: Site) {
  const day = dateIn(hours, new Date(Date.now() + days * 24 * 60 * 60 * 1000));
  return credentials
    .map(({ expires = '' }, index) => ({ expires, path: ['credentials', index, 'expires'] }))
    .filter(({ expires }) => expires !== '' && (days === 0 ? expires < day : expires <= day))
    .toSorted((a, b) => a.expires.localeCompare(b.expires))
    .map(({ expires, path }) => ({ date: longDate(expires), path }));
}

/** Lists everything in content that is still to be done or to be known before the site is public. */
export function launchReport(content: CheckedContent, entries: Entries): LaunchReport | undefined {
  const { business } = entries;
  if (business === undefined) return undefined;
  const site: Site = { ...content, facts: business.fields, entries };

  const found = ROWS.map(({ find, ...row }) => {
    const severity = row.list === 'blockers' ? 'error' : 'warning';
    const diagnostics = find(site).map(({ source = business.source, path, say }) =>
      source.diagnostic(path, say, severity),
    );
    return { ...row, diagnostics };
  });
  const listed = (list: Row['list']) =>
    found.filter((row) => row.list === list).flatMap(({ diagnostics }) => diagnostics);
  const told = (inCheck: Row['inCheck']) =>
    found.filter((row) => row.inCheck === inCheck).flatMap(({ diagnostics }) => diagnostics);

  const unfilled = told('number').length;
  const reminder = `${count(unfilled, 'fact')} still to be filled in or confirmed. The launch check, "npm run check -- --launch", lists what is to do before the site is public.`;
  const reminders =
    unfilled > 0 ? [business.source.diagnostic(['placeholders'], reminder, 'warning')] : [];

  return {
    blockers: [...listed('blockers'), ...checkSiteUrl(content)],
    notes: listed('notes'),
    toConfirm: listed('toConfirm'),
    warnings: [...reminders, ...told('each').map((each) => each.with({ severity: 'warning' }))],
  };
}

/** An address of the site that is kept free for examples. */
function checkSiteUrl({ settings: { siteUrl } }: CheckedContent): Diagnostic[] {
  const { hostname } = new URL(siteUrl);
  if (!RESERVED_DOMAIN.test(hostname) && !EXAMPLE_DOMAIN.test(hostname)) return [];

  const message = `${siteUrl} is an address for examples. Set SITE_URL to the site's own address where it's built (docs/deploy.md).`;
  return [new Diagnostic('error', 'SITE_URL', message)];
}
