import { absoluteUrl } from './routes.ts';
import type { Site } from './site.ts';

/** What stands in a page's head, as data. */
export interface Head {
  /** The whole browser title, business name included. */
  title: string;
  description: string;
  keywords: string;
  /** The page's one public address; undefined for pages that search engines must not keep. */
  canonical: string | undefined;
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
 */
export function pageHead(site: Site, meta: PageMeta, path: string | undefined): Head {
  return {
    title: `${meta.title} | ${site.business.name}`,
    description: meta.description,
    keywords: meta.keywords.join(', '),
    canonical: path === undefined ? undefined : absoluteUrl(site.settings.siteUrl, path),
  };
}
