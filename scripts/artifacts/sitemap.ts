import { absoluteUrl, canonicalPaths } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { escapeHtml } from '../../model/text.ts';
import { ownFile } from '../files/own-file.ts';
import type { FileDates } from './file-dates.ts';

/**
 * The sitemap (sitemaps.org, protocol 0.9): each address that search engines should keep, once,
 * with the date of the file with its page's own words, where it is known.
 */
export function sitemap(site: Site, dates: FileDates): string {
  const entries = canonicalPaths(site).map((path) => {
    const date = dates[ownFile(site, path)];
    const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeHtml(absoluteUrl(site.settings.siteUrl, path))}</loc>${lastmod}</url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

/** robots.txt: everything may be read, and there is a sitemap (RFC 9309). */
export function robots({ settings }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(settings.siteUrl, '/sitemap.xml')}\n`;
}
