import { SEAL_FILE } from '../../../model/drawings.ts';
import { FINDER_FOLDER } from '../../../model/finder/finder-data.ts';
import { POSTMARKS_FOLDER } from '../../../model/postmark.ts';
import { quote } from '../../../model/quote.ts';
import { MAPS_FOLDER } from '../../../model/region-map.ts';
import { isDeviceName } from '../../../model/reserved.ts';
import { EDITOR_PATH, routes } from '../../../model/routes.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';
import type { PagePaths } from './links.ts';

/** Files of the built site that are no pages; tests/acceptance/found.test.ts holds them against one. */
const FILES = [
  ...['/404.html', '/.mobile-notary-site', '/_headers', '/_redirects', '/robots.txt'],
  ...['/sitemap.xml', '/contact.vcf'],
  ...[SEAL_FILE, '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'],
];

/** Folders in which nothing but the build puts files. */
const FOLDERS = [EDITOR_PATH, '/assets', '/cards', FINDER_FOLDER, MAPS_FOLDER, POSTMARKS_FOLDER];

/** Checks that redirects lead from paths that nothing else is served at, each once, to pages. */
export function checkRedirects(
  { redirects }: Entries,
  { canonical, all }: PagePaths,
): Diagnostic[] {
  if (redirects === undefined) return [];
  const { source, fields } = redirects;
  const shadow = shadows(all);
  // A redirect is a file of its own for hosts that know no redirects.
  const moved = fields.redirects.map(({ from }) => from.toLowerCase());
  const movedFiles = new Set(moved.map((from) => `${from}.html`));
  return fields.redirects.flatMap(({ from, to }, index) => {
    const report = (field: string, message: string | undefined) =>
      message === undefined ? [] : [source.diagnostic(['redirects', index, field], message)];
    const twice = moved.indexOf(from.toLowerCase()) < index;
    return [
      ...report('from', shadow(from) ?? below(from, movedFiles, 'the file of the redirect')),
      ...(canonical.has(to)
        ? []
        : report('to', `no page at ${quote(to)}. Write the page that it leads to now.`)),
      ...(twice ? report('from', `${quote(from)} is redirected twice. Delete one.`) : []),
    ];
  });
}

/**
 * Says of a path why no redirect can lead from it. Case counts for nothing, because some hosts and
 * computers do not tell "/Contact" from "/contact".
 */
export function shadows(pages: ReadonlySet<string>): (from: string) => string | undefined {
  const byName = new Map([...pages].map((path) => [path.toLowerCase(), path]));
  const ofPages = [...byName.keys()].flatMap((path) =>
    path === routes.home() ? ['/index.html'] : [`${path}.html`],
  );
  const files = new Set([...ofPages, ...FILES]);
  return (from) => {
    const path = from.toLowerCase();
    const page = byName.get(path.replace(/\.html$/, '').replace(/\/index$/, '') || '/');
    if (page === from) return `"${from}" is a page. Delete the redirect or the page.`;
    if (page !== undefined) {
      return `"${from}" is another spelling of the page "${page}". Delete the redirect.`;
    }
    const folder = FOLDERS.find((own) => path === own || path.startsWith(`${own}/`));
    if (folder !== undefined) {
      return `"${from}" is in "${folder}", which holds the site's own files. Delete the redirect.`;
    }
    if (path === '/404' || files.has(path)) {
      return `"${from}" is one of the site's own files. Delete the redirect.`;
    }
    const device = from.split('/').find(isDeviceName);
    if (device !== undefined) {
      return `"${from}" contains "${device}", and Windows doesn't allow a file with this name. Delete the redirect.`;
    }
    return below(path, files, 'the file');
  };
}

/** Says that a path would need a folder where a file stands, if it would. */
function below(from: string, files: ReadonlySet<string>, what: string): string | undefined {
  const parts = from.toLowerCase().split('/');
  const above = parts
    .slice(1, -1)
    .map((_, index) => parts.slice(0, index + 2).join('/'))
    .find((path) => files.has(path));
  return (
    above && `"${from}" is below ${what} "${above}", which isn't a folder. Delete the redirect.`
  );
}
