import type { Content } from '../../../model/content.ts';
import { hoursAgree } from '../../../model/hours.ts';
import { quote } from '../../../model/quote.ts';
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
  /** What the owner confirms once with somebody else; too much to repeat at every build. */
  toConfirm: Diagnostic[];
}

type Report = (file: 'business' | 'testimonials', path: Path, message: string) => Diagnostic[];
type Placeholder = (typeof PLACEHOLDER_FIELDS)[number];

/** Lists everything in content that is still to be done or to be known before the site is public. */
export function launchReport(content: Content, entries: Entries): LaunchReport {
  const report: Report = (file, path, message) => {
    const diagnostic = entries[file]?.source.diagnostic(path, message, 'warning');
    return diagnostic === undefined ? [] : [diagnostic];
  };
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
    toConfirm: [...withSecretaryOfState(report), ...unconfirmed(entries)],
  };
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
  return testimonials.flatMap(({ sample }, index) =>
    sample
      ? report(
          'testimonials',
          ['testimonials', index, 'sample'],
          "is an example: put a client's real words here, with their leave, and remove this line",
        )
      : [],
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
      "is not set: the message form creates a draft in the visitor's own email program, which not everyone has";
    return [{ severity: 'warning', file: 'content/business.yaml', field: 'form', message }];
  }
  const message =
    "messages leave the visitor's device: see that content/pages/privacy-policy.md says where they go";
  return report('business', ['form'], message);
}

/** What the law of a state decides, and no program can tell. */
function withSecretaryOfState(report: Report): Diagnostic[] {
  const confirm = (field: string, what: string) =>
    report('business', [field], `confirm with the Secretary of State of each state: ${what}`);
  return [
    ...confirm('notice', 'the notice of a notary who is not an attorney, in the required wording'),
    ...confirm('fees', 'the highest fees, and what to say of a travel fee before the trip'),
    ...confirm('promises', 'the provider for remote online notarization, and the recording'),
    ...confirm('commissions', 'every commission that is listed here, and any in Oregon'),
  ];
}

/** Facts of attractions that pages leave out until somebody has seen them at a source. */
function unconfirmed({ attractions }: Entries): Diagnostic[] {
  return [...attractions.values()].flatMap(({ source, fields }) =>
    fields.flatMap(({ fields: { name, unconfirmed: names = [] }, index }) => {
      if (names.length === 0) return [];
      const message = `${quote(name)}: confirm its ${names.join(' and ')}, then take ${names.length === 1 ? 'the name' : 'each name'} off this list; pages leave out what is listed`;
      return [source.diagnostic(['attractions', index, 'unconfirmed'], message, 'warning')];
    }),
  );
}
