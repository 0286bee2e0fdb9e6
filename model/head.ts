import { absoluteUrl, cardFile } from './routes.ts';
import type { Site } from './site.ts';
import type { GraphNode } from './structured-data.ts';

/** What a page says of itself. */
interface PageMeta {
  title: string;
  description: string;
  keywords: readonly string[];
}

/** What every page hands to the document around it. */
export interface PageData {
  head: ReturnType<typeof pageHead>;
  /** The page's own nodes of the structured-data graph. */
  graph: readonly GraphNode[];
}

/**
 * The head of a page.
 * @param path the page's canonical path, or undefined when search engines must not keep it (404).
 * @param cardPath the page whose social card it takes, where it has none of its own.
 */
export function pageHead(
  { business, settings: { siteUrl, cards } }: Pick<Site, 'business' | 'settings'>,
  { title, description, keywords }: PageMeta,
  path: string | undefined,
  cardPath = path,
) {
  const image =
    cards && cardPath !== undefined ? absoluteUrl(siteUrl, cardFile(cardPath)) : undefined;
  return {
    title: `${title} | ${business.name}`,
    description,
    // Every page has some: where nobody wrote any, what it is called.
    keywords: keywords.join(', ') || title,
    canonical: path === undefined ? undefined : absoluteUrl(siteUrl, path),
    siteName: business.name,
    image,
  };
}
