import { absoluteUrl, cardFile } from './routes.ts';
import type { Site } from './site.ts';

/** What a page says of itself. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: readonly string[];
}

/** What stands in a page's head, as data. */
export type Head = ReturnType<typeof pageHead>;

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
