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
  return {
    title: `${title} | ${business.name}`,
    description,
    // Every page has some: where nobody wrote any, what it is called.
    keywords: keywords.join(', ') || title,
    canonical: path && siteUrl + path,
    siteName: business.name,
    image: cards && cardPath ? siteUrl + cardFile(cardPath) : undefined,
  };
}
