import { isPageName } from '../../../model/pages.ts';
import { routes } from '../../../model/routes.ts';
import { type PageAddress, pageAddresses } from '../../../model/site-pages.ts';
import { count } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Draft, fieldValues, knowsAllAttractions } from '../draft.ts';
import { type FormerPages, REMEMBERED_FOR } from '../read-former-pages.ts';
import { addressesOf } from './addresses.ts';

/** An address that had a page. */
interface FormerAddress {
  path: string;
  /** The addresses that fit instead, the best first. */
  successors: readonly string[];
}

/**
 * Warns once of all addresses that had a page lately and have neither a page nor a redirect now, with
 * the lines that keep them.
 */
export function checkLostAddresses(draft: Draft, former: FormerPages): Diagnostic[] {
  // In a file that is wrong pages and redirects may stand that are not gone.
  const redirectsAreRead =
    draft.entries.redirects !== undefined || !draft.slugsOf('redirects').has('redirects');
  if (!knowsAllAttractions(draft) || !redirectsAreRead) return [];

  const { all, pages } = addressesOf(draft);
  const redirects = fieldValues([draft.entries.redirects], 'redirects', 'from');
  const kept = new Set([...all, ...redirects.map(({ value }) => value)]);

  const lost = formerAddresses(former).filter(({ path }) => !kept.has(path));
  const [first] = lost;
  if (first === undefined) return [];

  const lines = lost.map(({ path, successors }) => {
    const to = successors.find((each) => pages.has(each)) ?? routes.home();
    return `  - from: ${path}\n    to: ${to}`;
  });
  const addresses = count(lost.length, 'address', 'addresses');
  const isFirstRedirect = redirects.length === 0;
  const where = isFirstRedirect
    ? 'Write these lines in the place of "redirects: []"'
    : 'Paste these lines at the end of this file';
  const list = isFirstRedirect ? ['redirects:', ...lines] : lines;
  const message = `${addresses} lost within ${REMEMBERED_FOR} days, ${first.path} first: visitors and search engines still have them. ${where}; where another page fits better, change the address after "to":\n\n${list.join('\n')}`;

  const source = draft.entries.redirects?.source;
  const file = 'content/redirects.yaml';
  return [
    source?.diagnostic(['redirects'], message, 'warning') ?? { severity: 'warning', file, message },
  ];
}

/**
 * The addresses that have lost their pages within the days that are remembered, each with the one that
 * its page has moved to; undefined where it is gone.
 */
export function leftAddresses(draft: Draft, former: FormerPages): Map<string, string | undefined> {
  const { pages } = addressesOf(draft);
  const left = new Map<string, string | undefined>();

  for (const { path, successors } of formerAddresses(former)) {
    const [next] = successors;
    const hasMoved = next !== undefined && next !== path && pages.has(next);
    left.set(path, hasMoved ? next : undefined);
  }
  return left;
}

/** Every address that had a page, whether or not it has one now. */
function formerAddresses(former: FormerPages): FormerAddress[] {
  const slugsIn = (slugs: Iterable<string>) => Array.from(slugs, (slug) => ({ slug }));

  const addresses = pageAddresses({
    cities: slugsIn(former.cities.keys()),
    services: slugsIn(former.services.keys()),
    // Lost addresses of attractions are told of by `npm run changes`, which compares two built sites.
    attractions: [],
    addedPages: slugsIn(former.pages.keys()).filter(({ slug }) => !isPageName(slug)),
  });

  const successorsOf = ({ kind, slug, path }: PageAddress): string[] => {
    switch (kind) {
      case 'city':
        return [routes.city(laterSlug(slug, former.cities)), routes.areas()];
      case 'service':
        return [routes.service(laterSlug(slug, former.services)), routes.services()];
      case 'addedPage':
        return [routes.addedPage(laterSlug(slug, former.pages))];
      // The check refuses a site without one of the pages that every site has.
      default:
        return [path];
    }
  };
  return addresses.map((address) => ({ path: address.path, successors: successorsOf(address) }));
}

/** The slug that a file has by now, which may have been renamed more than once. */
export function laterSlug(slug: string, renamed: FormerPages['cities']): string {
  let current = slug;
  // No more steps than there are names: a name may have come back.
  for (const _ of renamed) current = renamed.get(current) ?? current;
  return current;
}
