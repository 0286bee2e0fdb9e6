import { nearest } from '../../../model/nearest.ts';
import { quote } from '../../../model/quote.ts';
import { allPaths, canonicalPaths, routes } from '../../../model/routes.ts';
import { webAddress } from '../../../model/schemas/fields.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { attractionEntries, attractionSlug, type Entries, textEntries } from '../entries.ts';
import type { Known } from './known.ts';
import { MAIL_ADDRESS } from './typed-facts.ts';

const MAIL_LINK = new RegExp(`^mailto:${MAIL_ADDRESS.source}$`);

/** The paths of the pages that the content makes. */
export interface PagePaths {
  /** Each page once. */
  canonical: ReadonlySet<string>;
  /** Second addresses too. */
  all: ReadonlySet<string>;
}

export function pagePaths(entries: Entries, known: Known): PagePaths {
  const bySlug = (slugs: Iterable<string>) => [...slugs].map((slug) => ({ slug }));
  const addressed = {
    cities: bySlug(known.cities),
    services: bySlug(known.services),
    attractions: bySlug(attractionEntries(entries).map(({ fields }) => attractionSlug(fields))),
  };
  return { canonical: new Set(canonicalPaths(addressed)), all: new Set(allPaths(addressed)) };
}

/** Checks that every link in a Markdown text leads to a page of this site or to a web address. */
export function checkLinks(entries: Entries, paths: PagePaths): Diagnostic[] {
  return textEntries(entries).flatMap(({ source, links }) =>
    links.flatMap(({ url, at }) => {
      const message = linkDiagnostic(url, paths);
      return message === undefined ? [] : [source.bodyDiagnostic(at, message)];
    }),
  );
}

function linkDiagnostic(url: string, { canonical, all }: PagePaths): string | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return webLinkDiagnostic(url);
  if (url.includes('#'))
    return `${quote(url)} links to a part of a page. Write ${quote(url.replace(/#.*$/, ''))}.`;
  const path = url.replace(/\?.*$/, '');
  if (canonical.has(path)) return undefined;
  if (all.has(path)) {
    const first = routes.city(path.replace(/^.*\//, ''));
    return `${quote(path)} is the second address of a page. Write "${first}".`;
  }
  const guess = nearest(path, canonical);
  return `no page at ${quote(path)}. ${guess ? `Did you mean "${guess}"?` : 'Check the address.'}`;
}

function webLinkDiagnostic(url: string): string | undefined {
  // Warned of with the other facts that are typed.
  if (MAIL_LINK.test(url)) return undefined;
  const { success, error } = webAddress.safeParse(url);
  if (success && url.startsWith('https://')) return undefined;
  const [issue] = /[.:]/.test(url) ? (error?.issues ?? []) : [];
  return (
    issue?.message ??
    `${quote(url)} isn't a full link. Start it with / for a page of this site, or with https://.`
  );
}
