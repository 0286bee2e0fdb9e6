import type { Content } from '../../../model/content.ts';
import { hoursAgree } from '../../../model/hours.ts';
import { isReservedDomain, isReservedPhone } from '../../../model/reserved.ts';
import type { PLACEHOLDER_FIELDS } from '../../../model/schemas/business.ts';
import { isOnThisMachine } from '../../../model/web-address.ts';
import { count } from '../../report/count.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';
import { type Report, reporter } from './reporter.ts';
import { someOf } from './some-of.ts';
import { toConfirm } from './to-confirm.ts';

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

const RESERVED = 'reserved for examples. Write the real one.';

/** Lists everything in content that is still to be done or to be known before the site is public. */
export function launchReport(content: Content, entries: Entries): LaunchReport {
  const { phone, email, form, placeholders } = content.business;
  const inBusiness = reporter(entries, 'business');
  const inTestimonials = reporter(entries, 'testimonials');
  const mailDomain = email.replace(/^.*@/, '');
  const blockers = [
    placeholders.flatMap((name) =>
      inBusiness(
        VALUE_OF[name],
        `still a placeholder. Write the real one, and delete "${name}" under placeholders.`,
      ),
    ),
    !placeholders.includes('phone') && isReservedPhone(phone)
      ? inBusiness(['phone'], RESERVED)
      : [],
    !placeholders.includes('email') && isReservedDomain(mailDomain)
      ? inBusiness(['email'], RESERVED)
      : [],
    content.testimonials.flatMap(({ sample }, index) =>
      sample
        ? inTestimonials(
            ['testimonials', index, 'sample'],
            "a sample. Replace it with a client's real words, with permission, and delete this line.",
          )
        : [],
    ),
    reservedAddress(content),
    form !== undefined && isOnThisMachine(form.endpoint)
      ? inBusiness(
          ['form', 'endpoint'],
          "this leads to each visitor's own computer. Write the URL of your form service.",
        )
      : [],
  ].flat();
  return {
    blockers: blockers.map((diagnostic) => ({ ...diagnostic, severity: 'error' })),
    notes: notes(content, inBusiness),
    toConfirm: toConfirm(entries),
  };
}

/** What is right as it stands, but what the owner should know at every build: a line each. */
export function persistentWarnings(
  { business, testimonials, map }: Content,
  entries: Entries,
  { notes }: LaunchReport,
): Diagnostic[] {
  const unfilled = `still placeholders: ${business.placeholders.join(', ')}. Write the real ones, and delete them here.`;
  const samples = testimonials.filter(({ sample }) => sample).length;
  const replace = `${count(samples, 'sample')}. Replace with real testimonials.`;
  const unnamed = namelessCities(map);
  const crowded = `no room on the map for the names of ${someOf(unnamed)}. Their dots stay, and the lists name them; featured cities get their names first.`;
  return [
    business.placeholders.length > 0
      ? reporter(entries, 'business')(['placeholders'], unfilled)
      : [],
    unnamed.length > 0 ? reporter(entries, 'business')(['featuredCities'], crowded) : [],
    samples > 0 ? reporter(entries, 'testimonials')(['testimonials'], replace) : [],
    // A site without a form service is as it should be, until somebody wants one.
    notes.filter(({ field }) => field !== 'form' || business.form !== undefined),
  ].flat();
}

/** The cities on the map whose names have no room. */
function namelessCities({ maps }: Content['map']): string[] {
  return maps.flatMap(({ cities }) => cities.flatMap(({ name, label }) => (label ? [] : [name])));
}

function reservedAddress({ settings }: Content): Diagnostic[] {
  const { hostname } = new URL(settings.siteUrl);
  if (!isReservedDomain(hostname)) return [];
  const message = `${settings.siteUrl} is reserved for examples. Set SITE_URL to the site's own address where it's built (docs/deploy.md).`;
  return [{ severity: 'warning', file: 'SITE_URL', message }];
}

function notes({ business, cities }: Content, inBusiness: Report): Diagnostic[] {
  const outside = cities
    .filter(({ state }) => !business.commissions.includes(state))
    .map(({ name, state }) => `${name}, ${state}`);
  return [
    hoursAgree(business.hours)
      ? []
      : inBusiness(
          ['hours', 'structured'],
          'these differ from hours.visible, and search engines expect what visitors read. Make both the same once the owner has decided.',
        ),
    outside.length === 0
      ? []
      : inBusiness(
          ['commissions'],
          `no commission in the state of these cities: ${outside.join('; ')}. Ask the owner what may be offered there.`,
        ),
    business.form === undefined
      ? [NO_FORM]
      : inBusiness(
          ['form'],
          "messages leave the visitor's device. Make sure content/pages/privacy-policy.md says where they go.",
        ),
  ].flat();
}

const NO_FORM: Diagnostic = {
  severity: 'warning',
  file: 'content/business.yaml',
  field: 'form',
  message:
    "not set, so the message form opens a draft in the visitor's own email program, which not everyone has. Add a form service if that matters.",
};
