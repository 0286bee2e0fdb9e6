import type { Site } from '../../model/site.ts';
import { sitePages } from '../../model/site-pages.ts';
import { escapeHtml } from '../../model/text.ts';
import { gitOutput } from '../git.ts';

/**
 * The sitemap (sitemaps.org, protocol 0.9): each address that search engines should keep, once, with
 * the last date of the file with its page's own words, where that is known. What every page of its kind
 * says moves no date: nothing would be new on most of them.
 * @param dates of files, as from `fileDates`
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

/**
 * When each file of a content folder was committed last, as "2026-11-20", by its path in the folder;
 * nothing where Git does not know.
 */
export async function fileDates(folder: string): Promise<Record<string, string>> {
  // In a shallow clone the oldest commit there seems to have made every file.
  const isShallow = await gitOutput(folder, ['rev-parse', '--is-shallow-repository']);
  if (isShallow.trim() === 'true') return {};

  const format = ['--no-color', '--format=date %cs', '--name-only', '--relative'];
  const log = await gitOutput(folder, ['log', ...format, '--', '.']);

  // The log goes from new to old, so that the first date of a file is its last.
  const dates: Record<string, string> = {};
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('date ')) date = line.slice('date '.length);
    else if (line !== '') dates[line] ??= date;
  }
  return dates;
}
