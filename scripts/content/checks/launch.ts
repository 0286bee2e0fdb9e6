import type { Content } from '../../../model/content.ts';
import { hoursAgree } from '../../../model/hours.ts';
import { quote } from '../../../model/quote.ts';
import { isReservedDomain, isReservedPhone } from '../../../model/reserved.ts';
import type { PLACEHOLDER_FIELDS } from '../../../model/schemas/business.ts';
import { isOnThisMachine } from '../../../model/web-address.ts';
import { count, someOf } from '../../report/count.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import { attractionEntries, type Entries } from '../entries.ts';

/** What stands between the owner and a public site. */
export interface LaunchReport {
  /** What would make the public site wrong. */
  blockers: Diagnostic[];
  /** What the owner decides, or should know. */
  notes: Diagnostic[];
  /** What the owner confirms once with somebody else; too much to repeat at every build. */
  toConfirm: Diagnostic[];
}

/** Where the value of each placeholder stands in business.yaml. */
const VALUE_OF: Record<(typeof PLACEHOLDER_FIELDS)[number], Path> = {
  name: ['name'],
  phone: ['phone'],
  email: ['email'],
  address: ['address', 'city'],
  coordinates: ['latitude'],
};

/** What the law of a state decides, and no program can tell. */
const BY_STATE = {
  notice: 'the notice of a notary who is not an attorney, in the required wording',
  fees: 'the highest fees, and what to say of a travel fee before the trip',
  promises: 'the provider for remote online notarization, and the recording',
  commissions: 'every commission that is listed here, and any in Oregon',
};

type Severity = Diagnostic['severity'];

/** Reports something in a file that is there. */
function reporter(entries: Entries, file: 'business' | 'testimonials', severity: Severity) {
  return (path: Path, message: string) => {
    const diagnostic = entries[file]?.source.diagnostic(path, message, severity);
    return diagnostic === undefined ? [] : [diagnostic];
  };
}

/** Lists everything in content that is still to be done or to be known before the site is public. */
export function launchReport(content: Content, entries: Entries): LaunchReport {
  const inBusiness = reporter(entries, 'business', 'warning');
  const confirm = Object.entries(BY_STATE).flatMap(([field, fact]) =>
    inBusiness([field], `confirm with each state's Secretary of State: ${fact}.`),
  );
  // Facts of attractions that pages leave out until somebody has seen them at a source.
  const unconfirmed = attractionEntries(entries).flatMap(({ source, path, fields }) => {
    const { name, unconfirmed: names = [] } = fields;
    if (names.length === 0) return [];
    const message = `${quote(name)}: confirm its ${names.join(' and ')}, then delete ${names.length === 1 ? 'it' : 'them'} here. Pages leave out what is listed.`;
    return [source.diagnostic(path('unconfirmed'), message, 'warning')];
  });
  return {
    blockers: [...blockers(content, entries)],
    notes: [...notes(content, entries)],
    toConfirm: [...confirm, ...unconfirmed],
  };
}

function* blockers({ business, testimonials, settings }: Content, entries: Entries) {
  const inBusiness = reporter(entries, 'business', 'error');
  const inTestimonials = reporter(entries, 'testimonials', 'error');
  const { phone, email, form, placeholders } = business;
  for (const name of placeholders) {
    const message = `still a placeholder. Write the real one, and delete "${name}" under placeholders.`;
    yield* inBusiness(VALUE_OF[name], message);
  }
  const reserved = 'reserved for examples. Write the real one.';
  if (!placeholders.includes('phone') && isReservedPhone(phone)) {
    yield* inBusiness(['phone'], reserved);
  }
  if (!placeholders.includes('email') && isReservedDomain(email.replace(/^.*@/, ''))) {
    yield* inBusiness(['email'], reserved);
  }
  for (const [index, { sample }] of testimonials.entries()) {
    const message =
      "a sample. Replace it with a client's real words, with permission, and delete this line.";
    if (sample) yield* inTestimonials(['testimonials', index, 'sample'], message);
  }
  if (isReservedDomain(new URL(settings.siteUrl).hostname)) {
    const message = `${settings.siteUrl} is reserved for examples. Set SITE_URL to the site's own address where it's built (docs/deploy.md).`;
    yield { severity: 'error' as const, file: 'SITE_URL', message };
  }
  if (form !== undefined && isOnThisMachine(form.endpoint)) {
    const message =
      "this leads to each visitor's own computer. Write the URL of your form service.";
    yield* inBusiness(['form', 'endpoint'], message);
  }
}

function* notes({ business, cities }: Content, entries: Entries): Generator<Diagnostic> {
  const inBusiness = reporter(entries, 'business', 'warning');
  if (!hoursAgree(business.hours)) {
    const message =
      'these differ from hours.visible, and search engines expect what visitors read. Make both the same once the owner has decided.';
    yield* inBusiness(['hours', 'structured'], message);
  }
  const outside = cities
    .filter(({ state }) => !business.commissions.includes(state))
    .map(({ name, state }) => `${name}, ${state}`);
  if (outside.length > 0) {
    const message = `no commission in the state of these cities: ${outside.join('; ')}. Ask the owner what may be offered there.`;
    yield* inBusiness(['commissions'], message);
  }
  if (business.form !== undefined) {
    const message =
      "messages leave the visitor's device. Make sure content/pages/privacy-policy.md says where they go.";
    yield* inBusiness(['form'], message);
  } else {
    const message =
      "not set, so the message form opens a draft in the visitor's own email program, which not everyone has. Add a form service if that matters.";
    yield { severity: 'warning', file: 'content/business.yaml', field: 'form', message };
  }
}

/** What is right as it stands, but what the owner should know at every build: a line each. */
export function* persistentWarnings(
  { business, testimonials, map }: Content,
  entries: Entries,
  { notes }: LaunchReport,
): Generator<Diagnostic> {
  const inBusiness = reporter(entries, 'business', 'warning');
  if (business.placeholders.length > 0) {
    const message = `still placeholders: ${business.placeholders.join(', ')}. Write the real ones, and delete them here.`;
    yield* inBusiness(['placeholders'], message);
  }
  const unnamed = map.maps
    .flatMap(({ cities }) => cities)
    .flatMap(({ name, label }) => (label ? [] : [name]));
  if (unnamed.length > 0) {
    const message = `no room on the map for the names of ${someOf(unnamed)}. Their dots stay, and the lists name them; featured cities get their names first.`;
    yield* inBusiness(['featuredCities'], message);
  }
  const samples = testimonials.filter(({ sample }) => sample).length;
  if (samples > 0) {
    const message = `${count(samples, 'sample')}. Replace with real testimonials.`;
    yield* reporter(entries, 'testimonials', 'warning')(['testimonials'], message);
  }
  // A site without a form service is as it should be, until somebody wants one.
  yield* notes.filter(({ field }) => field !== 'form' || business.form !== undefined);
}
