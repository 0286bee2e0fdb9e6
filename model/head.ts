import { absoluteUrl } from './routes.ts';
import type { Site } from './site.ts';
import { cardFile } from './social-card.ts';

/** What stands in a page's head, as data. */
export interface Head {
  /** The whole browser title, business name included. */
  title: string;
  description: string;
  keywords: string;
  /** The page's one public address; undefined for pages that search engines must not keep. */
  canonical: string | undefined;
  siteName: string;
  /** The whole address of the picture for shared links; undefined where there is none. */
  image: string | undefined;
}

/** What a page says of itself. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: readonly string[];
}

/**
 * The head of a page.
 * @param path the page's canonical path, or undefined when it must not be kept (404).
 * @param cardPath the page whose social card it takes, where it has none of its own.
 */
export function pageHead(
  site: Site,
  meta: PageMeta,
  path: string | undefined,
  cardPath = path,
): Head {
  const { siteUrl, cards } = site.settings;
  return {
    title: `${meta.title} | ${site.business.name}`,
    description: meta.description,
    // Every page has some: where nobody wrote any, what it is called.
    keywords: (meta.keywords.length > 0 ? meta.keywords : [meta.title]).join(', '),
    canonical: path === undefined ? undefined : absoluteUrl(siteUrl, path),
    siteName: site.business.name,
    image: cards && cardPath !== undefined ? absoluteUrl(siteUrl, cardFile(cardPath)) : undefined,
  };
}
