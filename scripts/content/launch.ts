import type { Content } from '../../model/content.ts';
import { hoursAgree } from '../../model/hours.ts';
import { isReservedDomain, isReservedPhone } from '../../model/reserved.ts';
import type { PLACEHOLDER_FIELDS } from '../../model/schemas/business.ts';
import { isOnThisMachine } from '../../model/web-address.ts';
import type { Drafts } from './drafts.ts';
import type { Path, Problem } from './problem.ts';

/** What stands between the owner and a public site. */
export interface LaunchFindings {
  /** What would make the public site wrong. */
  blockers: Problem[];
  /** What the owner decides, or should know. */
  notes: Problem[];
}

type Report = (file: 'business' | 'testimonials', path: Path, message: string) => Problem[];
type Placeholder = (typeof PLACEHOLDER_FIELDS)[number];

/** Lists everything in content that is still to be done or to be known before the site is public. */
export function launchFindings(content: Content, drafts: Drafts): LaunchFindings {
  const report: Report = (file, path, message) => {
    const problem = drafts[file]?.source.problem(path, message, 'warning');
    return problem === undefined ? [] : [problem];
  };
  const blockers = [
    ...placeholders(content, report),
    ...samples(content, report),
    ...domain(content),
    ...localForm(content, report),
  ];
  return {
    blockers: blockers.map((problem) => ({ ...problem, severity: 'error' })),
    notes: [
      ...disagreeingHours(content, report),
      ...commissions(content, report),
      ...form(content, report),
    ],
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

function placeholders({ business }: Content, report: Report): Problem[] {
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

function samples({ testimonials }: Content, report: Report): Problem[] {
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

function domain({ settings }: Content): Problem[] {
  const { hostname } = new URL(settings.siteUrl);
  if (!isReservedDomain(hostname)) return [];
  const message = `the site's own address is ${settings.siteUrl}, which is reserved for examples: set SITE_URL where the site is built (docs/deploy.md)`;
  return [{ severity: 'warning', file: 'SITE_URL', message }];
}

function localForm({ business }: Content, report: Report): Problem[] {
  if (business.form === undefined || !isOnThisMachine(business.form.endpoint)) return [];
  const message =
    'leads to the machine of whoever opens the page: write the address of your form service';
  return report('business', ['form', 'endpoint'], message);
}

function disagreeingHours({ business }: Content, report: Report): Problem[] {
  if (hoursAgree(business.hours)) return [];
  const message =
    'differs from hours.visible: search engines expect what visitors read, so make both the same once the owner has decided';
  return report('business', ['hours', 'structured'], message);
}

function commissions({ business, cities }: Content, report: Report): Problem[] {
  const outside = cities.filter(({ state }) => !business.commissions.includes(state));
  if (outside.length === 0) return [];
  const names = outside.map(({ name, state }) => `${name}, ${state}`).join('; ');
  const message = `does not list the state of these towns: ${names}. Confirm with the owner what may be offered there`;
  return report('business', ['commissions'], message);
}

function form({ business }: Content, report: Report): Problem[] {
  if (business.form === undefined) {
    const message =
      "is not set: the message form makes a draft in the visitor's own e-mail program, which not everyone has";
    return [{ severity: 'warning', file: 'content/business.yaml', field: 'form', message }];
  }
  const message =
    "messages leave the visitor's device: see that content/pages/privacy-policy.md says where they go";
  return report('business', ['form'], message);
}
