import { dateIn, longDate } from '../../../model/hours.ts';
import type { Business } from '../../../model/schemas/business.ts';
import { count } from '../../../model/text.ts';
import { tokensIn } from '../../../model/tokens.ts';
import type { Diagnostic, FieldPath, Severity } from '../diagnostic.ts';
import { attractionEntries, type Draft, type Entries, fieldValues } from '../draft.ts';
import type { CheckedContent } from '../resolve/assemble.ts';

/** What stands between the owner and a public site. */
export interface LaunchReport {
  /** What would make the public site wrong. */
  blockers: readonly Diagnostic[];
  /** What the owner decides or should know. */
  notes: readonly Diagnostic[];
  /** What the owner confirms once with somebody else. */
  toConfirm: readonly Diagnostic[];
  /** What is right as it stands, but should be known at every check. */
  warnings: readonly Diagnostic[];
}

/** Where the value of a placeholder stands in business.yaml that is no field of its own. */
const VALUE_OF: Record<string, FieldPath> = {
  address: ['address', 'city'],
  coordinates: ['latitude'],
};

/** What to do about a placeholder that may be right as it stands. */
const TO_DO: Record<string, string> = {
  commissions: 'not confirmed yet. List the states that have commissioned the notary',
  credentials: 'not confirmed yet. Write what is true of the notary',
  fees: 'not confirmed yet. Write what you charge',
};

/** What the law of a state decides, and no program can tell. */
const BY_STATE =
  "confirm with each state's Secretary of State: every commission that is listed here, the wording of the notice, the highest fees, what to say of a travel fee before the trip, and the provider for remote online notarization with its recording.";

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

/**
 * Lists everything in content that is still to be done or to be known before the site is public.
 * @param lostAddresses what the check has said of addresses that lead nowhere any more
 */
export function launchReport(
  content: CheckedContent,
  draft: Draft,
  lostAddresses: readonly Diagnostic[],
): LaunchReport {
  const { entries } = draft;
  const { expired, expiring } = checkCredentials(content, entries);

  const unfilled = [
    ...checkPlaceholders(content, entries),
    ...checkReserved(content, entries),
    ...checkSamples(content, entries),
  ];
  const unfilledCount = count(unfilled.length, 'fact');
  const reminder = `${unfilledCount} still to be filled in or confirmed. The launch check, "npm run check -- --launch", lists what is to do before the site is public.`;
  const reminders =
    unfilled.length > 0 ? inBusiness(entries, ['placeholders'], reminder, 'warning') : [];

  const hours = checkStructuredHours(content, entries);
  const blockingHours = hours.filter(({ severity }) => severity === 'error');
  const notedHours = hours.filter(({ severity }) => severity === 'warning');

  const otherNotes = [...checkStatesOutside(content, entries), ...checkForm(content, entries)];
  const notes = [...expiring, ...notedHours, ...otherNotes];
  const lost = lostAddresses.map((diagnostic) => ({ ...diagnostic, severity: 'error' as const }));

  return {
    blockers: [...unfilled, ...blockingHours, ...expired, ...lost, ...checkSiteUrl(content)],
    notes: [
      ...notes,
      ...adviseForm(content),
      ...adviseProfiles(content),
      ...adviseNotary(content),
      ...unansweredQuestions(entries),
    ],
    toConfirm: [
      ...(content.business.confirmed?.law
        ? []
        : inBusiness(
            entries,
            ['commissions'],
            `${BY_STATE} Then ${confirmWith('law')}.`,
            'warning',
          )),
      ...confirmSharing(entries),
      ...unconfirmedAttractions(entries),
    ],
    warnings: [
      ...reminders,
      ...asWarnings(expired),
      ...expiring,
      ...asWarnings(hours),
      ...otherNotes,
    ],
  };
}

/** Diagnostics that stop a launch, as an ordinary check tells of them. */
function asWarnings(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.map((diagnostic) => ({ ...diagnostic, severity: 'warning' }));
}

/** How the owner confirms once that something is right. */
function confirmWith(name: keyof NonNullable<Business['confirmed']>): string {
  return `write the day on which you confirmed it under "confirmed" in business.yaml, such as "${name}: 2027-01-15"`;
}

/** A diagnostic in business.yaml. */
function inBusiness(
  { business }: Entries,
  path: FieldPath,
  message: string,
  severity: Severity,
): Diagnostic[] {
  return business === undefined ? [] : [business.source.diagnostic(path, message, severity)];
}

/** The facts that the owner has listed as placeholders. */
function checkPlaceholders({ business }: CheckedContent, entries: Entries): Diagnostic[] {
  return business.placeholders.flatMap((name) => {
    const toDo = TO_DO[name] ?? 'still a placeholder. Write the real one';
    const message = `${toDo}, and delete "${name}" under placeholders.`;
    return inBusiness(entries, VALUE_OF[name] ?? [name], message, 'error');
  });
}

/** A value for examples that no placeholder stands for, or that is no longer listed as one. */
function checkReserved({ business }: CheckedContent, entries: Entries): Diagnostic[] {
  const isReserved = {
    phone: RESERVED_PHONE.test(business.phone),
    email: RESERVED_DOMAIN.test(business.email),
  };
  const facts = (['phone', 'email'] as const)
    .filter((name) => isReserved[name] && !business.placeholders.includes(name))
    .flatMap((name) => {
      const message = 'reserved for examples. Write the real one.';
      return inBusiness(entries, [name], message, 'error');
    });
  return [...facts, ...checkReservedForm(business, entries)];
}

/** A form service as examples have it: messages would be lost on their way. */
function checkReservedForm({ form }: CheckedContent['business'], entries: Entries): Diagnostic[] {
  if (form === undefined) return [];

  const { hostname } = new URL(form.endpoint, 'https://this.site');
  const address = 'reserved for examples. Write the address that your form service gave you.';
  const ofEndpoint = RESERVED_DOMAIN.test(hostname)
    ? inBusiness(entries, ['form', 'endpoint'], address, 'error')
    : [];

  const key = 'reserved for examples. Write the one that your form service gave you.';
  const examples = Object.entries(form.hidden ?? {}).filter(([, value]) => EXAMPLE_KEY.test(value));
  const ofKeys = examples.flatMap(([name]) =>
    inBusiness(entries, ['form', 'hidden', name], key, 'error'),
  );
  return [...ofEndpoint, ...ofKeys];
}

/** Testimonials that nobody has said. */
function checkSamples({ testimonials }: CheckedContent, entries: Entries): Diagnostic[] {
  const source = entries.testimonials?.source;
  if (source === undefined) return [];

  return testimonials.flatMap(({ sample }, index) => {
    if (!sample) return [];
    const message =
      "a sample. Replace it with a client's real words, with permission, and delete this line.";
    return [source.diagnostic(['testimonials', index, 'sample'], message)];
  });
}

/** Credentials that have expired, and those that expire soon. */
function checkCredentials({ business }: CheckedContent, entries: Entries) {
  const expired: Diagnostic[] = [];
  const expiring: Diagnostic[] = [];
  const dayFromNow = (days: number) =>
    dateIn(business.hours, new Date(Date.now() + days * 24 * 60 * 60 * 1000));
  const today = dayFromNow(0);
  const lastDay = dayFromNow(RENEWED_WITHIN);

  // Of the file: the content no longer has those that have expired.
  const credentials = entries.business?.fields.credentials ?? [];
  for (const [index, { expires }] of credentials.entries()) {
    if (expires === undefined || expires > lastDay) continue;

    const path = ['credentials', index, 'expires'];
    const date = longDate(expires);
    if (expires < today) {
      const message = `expired on ${date}, so pages leave it out. Renew the date or delete the entry.`;
      expired.push(...inBusiness(entries, path, message, 'error'));
    } else {
      const message = `expires on ${date}, and then pages leave it out. Renew it, and write the new date here.`;
      expiring.push(...inBusiness(entries, path, message, 'warning'));
    }
  }
  return { expired, expiring };
}

/** An address of the site that is kept free for examples. */
function checkSiteUrl({ settings: { siteUrl } }: CheckedContent): Diagnostic[] {
  const { hostname } = new URL(siteUrl);
  if (!RESERVED_DOMAIN.test(hostname) && !EXAMPLE_DOMAIN.test(hostname)) return [];

  const message = `${siteUrl} is an address for examples. Set SITE_URL to the site's own address where it's built (docs/deploy.md).`;
  return [{ severity: 'error', file: 'SITE_URL', message }];
}

/** Hours for search engines that differ from those that visitors read: an error until they are confirmed. */
function checkStructuredHours({ business }: CheckedContent, entries: Entries): Diagnostic[] {
  const { visible, structured } = business.hours;
  const isSame = JSON.stringify(visible) === JSON.stringify(structured);
  if (isSame || business.confirmed?.hours) return [];

  const difference =
    'these differ from hours.visible, and search engines expect what visitors read.';
  const toDo = `Decide which are right, then make both the same; or, if both are right, ${confirmWith('hours')}.`;
  return inBusiness(entries, ['hours', 'structured'], `${difference} ${toDo}`, 'error');
}

/** Cities in states without a commission. */
function checkStatesOutside({ business, cities }: CheckedContent, entries: Entries): Diagnostic[] {
  const outside = cities.filter(({ state }) => !business.commissions.includes(state));
  if (outside.length === 0 || business.confirmed?.commissions) return [];

  const list = outside.map(({ name, state }) => `${name}, ${state}`).join('; ');
  const message = `pages of these cities say how people can meet you elsewhere, since their state isn't listed: ${list}. Their own texts must not say that you come there. Once the notary has a commission there too, add the state; if this is right, ${confirmWith('commissions')}.`;
  return inBusiness(entries, ['commissions'], message, 'warning');
}

/** A form whose messages go to somebody else's server. */
function checkForm({ business }: CheckedContent, entries: Entries): Diagnostic[] {
  if (business.form === undefined || business.confirmed?.form) return [];

  const message = `messages leave the visitor's device. Make sure the section for "form" in content/pages/privacy-policy.md says where they go, and ${confirmWith('form')}.`;
  return inBusiness(entries, ['form'], message, 'warning');
}

/** No form service, which is as it should be until somebody wants more. */
function adviseForm({ business }: CheckedContent): Diagnostic[] {
  if (business.form !== undefined) return [];

  const message =
    "not set, so the message form opens a draft in the visitor's own email program, which not everyone has. Add a form service if that matters.";
  return [{ severity: 'warning', file: 'content/business.yaml', field: 'form', message }];
}

/** No profile elsewhere, which is where most people look for a business nearby. */
function adviseProfiles({ business }: CheckedContent): Diagnostic[] {
  if (business.profiles.length > 0) return [];

  const message =
    'not set, so nothing links the site to your pages elsewhere. docs/launch.md says which ones to get, in order; then write their addresses here.';
  return [{ severity: 'warning', file: 'content/business.yaml', field: 'profiles', message }];
}

/** Who comes, which people and title companies ask first. */
function adviseNotary({ business }: CheckedContent): Diagnostic[] {
  const { notary, portrait } = business;
  const missing = Object.entries({ 'notary.name': notary, portrait })
    .filter(([, value]) => value === undefined)
    .map(([field]) => field);
  if (missing.length === 0) return [];

  const message = `not set, so pages don't say who comes. Write ${missing.join(' and ')}, and list the commission number and your insurance under credentials: title companies ask for both.`;
  return [{ severity: 'warning', file: 'content/business.yaml', field: 'notary', message }];
}

/** What becomes of personal data beyond the site, which only the owner knows. */
function confirmSharing({ business, page }: Entries): Diagnostic[] {
  if (business?.fields.confirmed?.privacy) return [];

  const message = `${confirmWith('privacy')} once you know whether personal data is sold to or shared with others, such as a signing service, a title company or the provider for remote online notarization, and this page says what is true.`;
  return page['privacy-policy']
    ? [page['privacy-policy'].source.diagnostic([], message, 'warning')]
    : [];
}

/** Questions that wait for a fact. */
function unansweredQuestions({ faqs }: Entries): Diagnostic[] {
  return fieldValues(faqs.values(), 'faqs', 'answer').flatMap(({ value, source, path }) => {
    const missing = tokensIn(value).map((name) => name.replace('business.', ''));
    if (missing.length === 0) return [];

    const message = `not shown until business.yaml has ${missing.join(' and ')}. Write it there, or delete the question.`;
    return [source.diagnostic(path, message, 'warning')];
  });
}

/** Facts of places that pages leave out until somebody has seen them at a source. */
function unconfirmedAttractions(entries: Entries): Diagnostic[] {
  const places = attractionEntries(entries).filter(({ fields }) => fields.unconfirmed?.length);
  const [first] = places;
  if (first === undefined) return [];

  const placesHave = count(places.length, 'place has', 'places have');
  const message = `${placesHave} facts that nobody has confirmed, this one first. Confirm what "unconfirmed" lists in content/attractions, then delete it there: until then pages leave it out.`;
  return [first.source.diagnostic(first.pathOf('unconfirmed'), message, 'warning')];
}
