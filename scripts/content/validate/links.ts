import { nearest } from '../../../model/nearest.ts';
import { quote } from '../../../model/quote.ts';
import { allPaths, canonicalPaths, routes } from '../../../model/routes.ts';
import { webAddress } from '../../../model/schemas/fields.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { attractionEntries, attractionSlug, type Entries, textEntries } from '../entries.ts';
import type { Known } from './known.ts';

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
  if (isWebAddress(url)) return undefined;
  if (!url.startsWith('/') || url.startsWith('//')) {
    return `the link ${quote(url)} must start with / for a page of this site, or with https://`;
  }
  if (url.includes('#'))
    return `the link ${quote(url)} leads into a page: leave out # and what follows`;
  const path = url.replace(/\?.*$/, '');
  if (canonical.has(path)) return undefined;
  if (all.has(path)) {
    const first = routes.city(path.replace(/^.*\//, ''));
    return `the link leads to ${quote(path)}, the second address of a page: write "${first}"`;
  }
  const guess = nearest(path, canonical);
  return `the link leads to ${quote(path)}, which has no page.${guess ? ` Did you mean "${guess}"?` : ''}`;
}

function isWebAddress(url: string): boolean {
  return url.startsWith('https://') && webAddress.safeParse(url).success;
}
