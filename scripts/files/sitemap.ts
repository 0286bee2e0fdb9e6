import type { Site } from '../../model/site.ts';
import { sitePages } from '../../model/site-pages.ts';
import { escapeHtml } from '../../model/text.ts';

/**
 * The sitemap (sitemaps.org, protocol 0.9): each indexed address once, dated by the file with its
 * page's own words if the date is known. Shared texts don't count, because most pages wouldn't have
 * anything new.
 * @param dates as returned by `fileDates`
 */
export function sitemap(site: Site, dates: Record<string, string>): string {
  const pages = sitePages(site).filter(({ aliasOf, isIndexed }) => isIndexed && !aliasOf);
  const entries = pages.map(({ path, file }) => {
    const date = dates[file];
    const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeHtml(site.settings.siteUrl + path)}</loc>${lastmod}</url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}
