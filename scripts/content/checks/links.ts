import { allPaths, canonicalPaths, pageFile, routes } from '../../../model/routes.ts';
import { webAddress } from '../../../model/schemas/fields.ts';
import { quote } from '../../../model/text.ts';
import { OWN_FILES, OWN_FOLDERS } from '../../files/index.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { attractionEntries, attractionSlug, textEntries, valuesOf } from '../entries.ts';

import type { Site } from './index.ts';
import { didYouMean, tell } from './rule.ts';

/**
 * Checks that every link in a text leads to a page of this site or to a web address, and that redirects
 * lead from paths that nothing else is served at to pages.
 */
export function* checkLinks({ entries, known }: Site): Generator<Diagnostic> {
  const bySlug = (slugs: Iterable<string>) => [...slugs].map((slug) => ({ slug }));
  const addressed = {
    cities: bySlug(known('city')),
    services: bySlug(known('service')),
    attractions: bySlug(attractionEntries(entries).map(({ fields }) => attractionSlug(fields))),
  };
  const pages = new Set(canonicalPaths(addressed));
  const all = new Set(allPaths(addressed));
  for (const { source, links } of textEntries(entries)) {
    for (const { url, at } of links) {
      const isPath = url.startsWith('/') && !url.startsWith('//');
      const message = isPath ? pathMessage(url, pages, all) : webLinkMessage(url);
      if (message !== undefined) yield source.bodyDiagnostic(at, message);
    }
  }
  const shadow = shadows(all);
  const { redirects } = entries;
  yield* tell(valuesOf(redirects, 'redirects', 'from'), 'error', ({ value }) => shadow(value));
  yield* tell(valuesOf(redirects, 'redirects', 'to'), 'error', ({ value }) => {
    const message = `no page at ${quote(value)}. Write the page that it leads to now.`;
    return !pages.has(value) && message;
  });
}

function pathMessage(
  url: string,
  pages: ReadonlySet<string>,
  all: ReadonlySet<string>,
): string | undefined {
  if (url.includes('#'))
    return `${quote(url)} links to a part of a page. Write ${quote(url.replace(/#.*$/, ''))}.`;
  const path = url.replace(/\?.*$/, '');
  if (pages.has(path)) return undefined;
  if (!all.has(path))
    return `no page at ${quote(path)}. ${didYouMean(path, pages, 'Check the address.')}`;
  const first = routes.city(path.replace(/^.*\//, ''));
  return `${quote(path)} is the second address of a page. Write "${first}".`;
}

function webLinkMessage(url: string): string | undefined {
  // Warned of with the other facts that are typed.
  if (/^mailto:[^\s@]+@[^\s@]+\.\w+$/.test(url)) return undefined;
  const issue = webAddress.safeParse(url).error?.issues[0];
  if (issue === undefined || /[.:]/.test(url)) return issue?.message;
  return `${quote(url)} isn't a full link. Start it with / for a page of this site, or with https://.`;
}

/** Files of the built site that are no pages, and folders in which nothing but the build puts files. */
const OWN = ['/404', '/404.html', '/.mobile-notary-site', ...OWN_FILES, ...OWN_FOLDERS];

/**
 * Says of a path why no redirect can lead from it. Case counts for nothing, because some hosts and
 * computers do not tell "/Contact" from "/contact".
 */
export function shadows(pages: ReadonlySet<string>): (from: string) => string | undefined {
  const byName = new Map([...pages].map((path) => [path.toLowerCase(), path]));
  const own = [...OWN, ...[...byName.keys()].map(pageFile)];
  return (from) => {
    const path = from.toLowerCase();
    const page = byName.get(path.replace(/\.html$/, '').replace(/\/index$/, '') || '/');
    if (page === from) return `"${from}" is a page. Delete the redirect or the page.`;
    if (page !== undefined) {
      return `"${from}" is another spelling of the page "${page}". Delete the redirect.`;
    }
    const taken = own.find((file) => path === file || path.startsWith(`${file}/`));
    if (taken === undefined) return undefined;
    const below = path === taken ? '' : `below "${taken}", `;
    return `"${from}" is ${below}one of the site's own files and folders. Delete the redirect.`;
  };
}
