import type { Content } from '../../../model/content.ts';
import { dateIn, longDate } from '../../../model/hours.ts';
import { tokensIn } from '../../../model/tokens.ts';
import { count, someOf } from '../../report.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import { attractionEntries, type Entries, valuesOf } from '../entries.ts';

/**
 * What stands between the owner and a public site: what would make it wrong (`blockers`), what the
 * owner decides or should know (`notes`), what is confirmed once with somebody else (`toConfirm`),
 * and what is right as it stands, but should be known at every build (`warnings`).
 */
export type LaunchReport = Record<'blockers' | 'notes' | 'toConfirm' | 'warnings', Diagnostic[]>;

/** Where the value of a placeholder stands in business.yaml that is no field of its own. */
const VALUE_OF: Record<string, Path> = { address: ['address', 'city'], coordinates: ['latitude'] };

/** What to do about a placeholder that may be right as it stands. */
const TO_DO: Record<string, string> = {
  commissions: 'not confirmed yet. List the states that have commissioned the notary',
};

/** What the law of a state decides, and no program can tell. */
const BY_STATE =
  "confirm with each state's Secretary of State: every commission that is listed here, the wording of the notice, the highest fees, what to say of a travel fee before the trip, and the provider for remote online notarization with its recording.";

/** A domain for examples, which can never be the owner's (RFC 2606, RFC 6761). */
const RESERVED_DOMAIN = /(^|[.@])(example\.(com|net|org)|example|test|invalid|localhost)$/i;
/** A number kept free for fiction, 555-0100 to 555-0199 of any area. */
const RESERVED_PHONE = /^\+1\d{3}55501\d{2}$/;

/** Lists everything in content that is still to be done or to be known before the site is public. */
export function launchReport(content: Content, entries: Entries): LaunchReport {
  const { business, testimonials, cities, maps, settings } = content;
  const { phone, email, form, placeholders } = business;
  const report: LaunchReport = { blockers: [], notes: [], toConfirm: [], warnings: [] };
  const tell = (list: keyof LaunchReport, path: Path, message: string) => {
    const file = path[0] === 'testimonials' ? 'testimonials' : 'business';
    const severity = list === 'blockers' ? 'error' : 'warning';
    const { source } = entries[file].get(file) ?? {};
    if (source) report[list].push(source.diagnostic(path, message, severity));
  };

  for (const name of placeholders) {
    const toDo = TO_DO[name] ?? 'still a placeholder. Write the real one';
    const message = `${toDo}, and delete "${name}" under placeholders.`;
    tell('blockers', VALUE_OF[name] ?? [name], message);
  }
  const isReserved = { phone: RESERVED_PHONE.test(phone), email: RESERVED_DOMAIN.test(email) };
  for (const name of ['phone', 'email'] as const) {
    if (placeholders.includes(name) || !isReserved[name]) continue;
    tell('blockers', [name], 'reserved for examples. Write the real one.');
  }
  for (const [index, { sample }] of testimonials.entries()) {
    const message =
      "a sample. Replace it with a client's real words, with permission, and delete this line.";
    if (sample) tell('blockers', ['testimonials', index, 'sample'], message);
  }
  if (report.blockers.length > 0) {
    const message = `${count(report.blockers.length, 'fact')} still to be filled in or confirmed. The launch check, "npm run check -- --launch", lists what is to do before the site is public.`;
    tell('warnings', ['placeholders'], message);
  }
  const credentials = entries.business.get('business')?.fields.credentials ?? [];
  const inDays = (days: number) =>
    dateIn(business.hours, new Date(Date.now() + days * 24 * 60 * 60 * 1000));
  for (const [index, { expires }] of credentials.entries()) {
    if (expires === undefined || expires > inDays(30)) continue;
    const [path, date] = [['credentials', index, 'expires'], longDate(expires)];
    if (expires >= inDays(0)) {
      const message = `expires on ${date}, and then pages leave it out. Renew it, and write the new date here.`;
      tell('notes', path, message);
      continue;
    }
    const message = `expired on ${date}, so pages leave it out. Renew the date or delete the entry.`;
    tell('blockers', path, message);
    tell('warnings', path, message);
  }
  if (RESERVED_DOMAIN.test(new URL(settings.siteUrl).hostname)) {
    const message = `${settings.siteUrl} is reserved for examples. Set SITE_URL to the site's own address where it's built (docs/deploy.md).`;
    report.blockers.push({ severity: 'error', file: 'SITE_URL', message });
  }

  const { visible, structured } = business.hours;
  if (JSON.stringify(visible) !== JSON.stringify(structured)) {
    const message =
      'these differ from hours.visible, and search engines expect what visitors read. Make both the same once the owner has decided.';
    tell('notes', ['hours', 'structured'], message);
  }
  const outside = cities.filter(({ state }) => !business.commissions.includes(state));
  if (outside.length > 0) {
    const list = outside.map(({ name, state }) => `${name}, ${state}`).join('; ');
    const message = `pages of these cities offer to meet online, or in person across the state line, since their state isn't listed: ${list}. Once the notary has a commission there too, add the state.`;
    tell('notes', ['commissions'], message);
  }
  if (form !== undefined) {
    const message =
      "messages leave the visitor's device. Make sure content/pages/privacy-policy.md says where they go.";
    tell('notes', ['form'], message);
  }
  const unnamed = maps.flatMap((one) => one.cities.filter(({ label }) => !label));
  if (unnamed.length > 0) {
    const message = `no room on the map for the names of ${someOf(unnamed.map(({ name }) => name))}. Their dots stay, and the lists name them; featured cities get their names first.`;
    tell('warnings', ['featuredCities'], message);
  }
  report.warnings.push(...report.notes);

  // What is as it should be, until somebody wants more.
  if (form === undefined) {
    const message =
      "not set, so the message form opens a draft in the visitor's own email program, which not everyone has. Add a form service if that matters.";
    const file = 'content/business.yaml';
    report.notes.push({ severity: 'warning', file, field: 'form', message });
  }
  for (const { value, source, path } of valuesOf(entries.faqs, 'faqs', 'answer')) {
    const missing = tokensIn(value).map((name) => name.replace('business.', ''));
    const message = `not shown until business.yaml has ${missing.join(' and ')}. Write it there, or delete the question.`;
    if (missing.length > 0) report.notes.push(source.diagnostic(path, message, 'warning'));
  }

  tell('toConfirm', ['commissions'], BY_STATE);
  // Facts that pages leave out until somebody has seen them at a source.
  const doubtful = attractionEntries(entries).filter(({ fields }) => fields.unconfirmed?.length);
  const [first] = doubtful;
  if (first !== undefined) {
    const message = `${count(doubtful.length, 'place has', 'places have')} facts that nobody has confirmed, this one first. Confirm what "unconfirmed" lists in content/attractions, then delete it there: until then pages leave it out.`;
    report.toConfirm.push(first.source.diagnostic(first.path('unconfirmed'), message, 'warning'));
  }
  return report;
}
