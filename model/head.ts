import type { Pages } from './content.ts';
import { cardFile } from './routes.ts';
import type { Site } from './site.ts';
import type { GraphNode } from './structured-data.ts';

/** What every page hands to the document around it. */
export interface PageData {
  head: ReturnType<typeof pageHead>;
  /** The page's own nodes of the structured-data graph. */
  graph: readonly GraphNode[];
}

/**
 * What a page says of itself, for search engines and for shared links.
 * @param path the page's canonical path, or undefined when search engines must not keep it (404).
 * @param cardPath the page whose social card it takes, where it has none of its own.
 */
export function pageHead(
  { business, settings: { siteUrl, cards } }: Site,
  { title, description, keywords }: Pick<Pages['home'], 'title' | 'description' | 'keywords'>,
  path: string | undefined,
  cardPath = path,
) {
  const fullTitle = `${title} | ${business.name}`;
  const canonical = path && siteUrl + path;
  const image = cards && cardPath ? siteUrl + cardFile(cardPath) : undefined;
  return {
    title: fullTitle,
    canonical,
    /** `meta` elements by their names; what is undefined has none. */
    names: {
      description,
      // Every page has some: where nobody wrote any, what it is called.
      keywords: keywords.join(', ') || title,
      robots: canonical ? undefined : 'noindex',
      'twitter:card': image ? 'summary_large_image' : 'summary',
    },
    /** The same by their properties (Open Graph). */
    properties: {
      'og:type': 'website',
      'og:site_name': business.name,
      'og:title': fullTitle,
      'og:description': description,
      'og:url': canonical,
      'og:image': image,
      'og:image:width': image && '1200',
      'og:image:height': image && '630',
    },
  };
}
