import type { Content } from '../../../model/content.ts';
import { hoursAgree } from '../../../model/hours.ts';
import { isReservedDomain, isReservedPhone } from '../../../model/reserved.ts';
import type { PLACEHOLDER_FIELDS } from '../../../model/schemas/business.ts';
import { isOnThisMachine } from '../../../model/web-address.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';

/** What stands between the owner and a public site. */
export interface LaunchReport {
  /** What would make the public site wrong. */
  blockers: Diagnostic[];
  /** What the owner decides, or should know. */
  notes: Diagnostic[];
}

/** A warning in a file that there is, none in one that there is not. */
type Report = (file: 'business' | 'testimonials', path: Path, message: string) => Diagnostic[];
type Placeholder = (typeof PLACEHOLDER_FIELDS)[number];

function reporter(entries: Entries): Report {
  return (file, path, message) => {
    const diagnostic = entries[file]?.source.diagnostic(path, message, 'warning');
    return diagnostic === undefined ? [] : [diagnostic];
  };
}

/** Lists everything in content that is still to be done or to be known before the site is public. */
export function launchReport(content: Content, entries: Entries): LaunchReport {
  const report = reporter(entries);
  const blockers = [
    ...placeholders(content, report),
    ...samples(content, report),
    ...domain(content),
    ...localForm(content, report),
  ];
  return {
    blockers: blockers.map((diagnostic) => ({ ...diagnostic, severity: 'error' })),
    notes: [
      ...disagreeingHours(content, report),
      ...commissions(content, report),
      ...form(content, report),
    ],
  };
}

/** What is right as it stands, but what the owner should know at every build: a line each. */
export function persistentWarnings(
  { business, testimonials }: Content,
  entries: Entries,
  { notes }: LaunchReport,
): Diagnostic[] {
  const report = reporter(entries);
  const unfilled = `still to be filled in by the owner: ${business.placeholders.join(', ')}`;
  const examples = testimonials.filter(({ sample }) => sample).length;
  return [
    ...(business.placeholders.length > 0 ? report('business', ['placeholders'], unfilled) : []),
    ...(examples > 0
      ? report('testimonials', ['testimonials'], `has ${examples} samples: replace them`)
      : []),
    // A site without a form service is as it should be, until somebody wants one.
    ...notes.filter(({ field }) => field !== 'form' || business.form !== undefined),
  ];
}

/** Where the value of each placeholder stands in business.yaml. */
const VALUE_OF: Record<Placeholder, Path> = {
  name: ['name'],
  phone: ['phone'],
  email: ['email'],
  address: ['address', 'city'],
  coordinates: ['latitude'],
};

function placeholders({ business }: Content, report: Report): Diagnostic[] {
  const listed = business.placeholders.flatMap((name) =>
    report(
      'business',
      VALUE_OF[name],
      `is a placeholder: write the real one, and take "${name}" off the list under placeholders`,
    ),
  );
  const reserved = (name: Placeholder, isReserved: boolean) =>
    isReserved && !business.placeholders.includes(name)
      ? report('business', VALUE_OF[name], 'is reserved for examples: write the real one')
      : [];
  return [
    ...listed,
    ...reserved('phone', isReservedPhone(business.phone)),
    ...reserved('email', isReservedDomain(business.email.replace(/^.*@/, ''))),
  ];
}

function samples({ testimonials }: Content, report: Report): Diagnostic[] {
  const message =
    "is an example: put a client's real words here, with their leave, and remove this line";
  return testimonials.flatMap(({ sample }, index) =>
    sample ? report('testimonials', ['testimonials', index, 'sample'], message) : [],
  );
}

function domain({ settings }: Content): Diagnostic[] {
  const { hostname } = new URL(settings.siteUrl);
  if (!isReservedDomain(hostname)) return [];
  const message = `the site's own address is ${settings.siteUrl}, which is reserved for examples: set SITE_URL where the site is built (docs/deploy.md)`;
  return [{ severity: 'warning', file: 'SITE_URL', message }];
}

function localForm({ business }: Content, report: Report): Diagnostic[] {
  if (business.form === undefined || !isOnThisMachine(business.form.endpoint)) return [];
  const message =
    'leads to the machine of whoever opens the page: write the address of your form service';
  return report('business', ['form', 'endpoint'], message);
}

function disagreeingHours({ business }: Content, report: Report): Diagnostic[] {
  if (hoursAgree(business.hours)) return [];
  const message =
    'differs from hours.visible: search engines expect what visitors read, so make both the same once the owner has decided';
  return report('business', ['hours', 'structured'], message);
}

function commissions({ business, cities }: Content, report: Report): Diagnostic[] {
  const outside = cities.filter(({ state }) => !business.commissions.includes(state));
  if (outside.length === 0) return [];
  const names = outside.map(({ name, state }) => `${name}, ${state}`).join('; ');
  const message = `does not list the state of these cities: ${names}. Confirm with the owner what may be offered there`;
  return report('business', ['commissions'], message);
}

function form({ business }: Content, report: Report): Diagnostic[] {
  if (business.form === undefined) {
    const message =
      "is not set: the message form makes a entry in the visitor's own e-mail program, which not everyone has";
    return [{ severity: 'warning', file: 'content/business.yaml', field: 'form', message }];
  }
  const message =
    "messages leave the visitor's device: see that content/pages/privacy-policy.md says where they go";
  return report('business', ['form'], message);
}
