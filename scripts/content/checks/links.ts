import { FINDER_FOLDER } from '../../../model/finder/finder-data.ts';
import { POSTMARKS_FOLDER, SEAL_FILE } from '../../../model/pictures.ts';
import { MAPS_FOLDER } from '../../../model/region-map.ts';
import { allPaths, canonicalPaths, EDITOR_PATH, routes } from '../../../model/routes.ts';
import { webAddress } from '../../../model/schemas/fields.ts';
import { quote } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { attractionEntries, attractionSlug, textEntries } from '../entries.ts';
import { nearest } from '../nearest.ts';
import { isDeviceName } from '../slugs.ts';
import type { Site } from './index.ts';
import { MAIL_ADDRESS } from './words.ts';

const MAIL_LINK = new RegExp(`^mailto:${MAIL_ADDRESS.source}$`);

/**
 * Checks that every link in a text leads to a page of this site or to a web address, and that redirects
 * lead from paths that nothing else is served at, each once, to pages.
 */
export function* checkLinks({ entries, known }: Site): Generator<Diagnostic> {
  const bySlug = (slugs: Iterable<string>) => [...slugs].map((slug) => ({ slug }));
  const addressed = {
    cities: bySlug(known('city')),
    services: bySlug(known('service')),
    attractions: bySlug(attractionEntries(entries).map(({ fields }) => attractionSlug(fields))),
  };
  const pages = new Set(canonicalPaths(addressed));
  const all = new Set(allPaths(addressed));
  for (const { source, links } of textEntries(entries)) {
    for (const { url, at } of links) {
      const message = linkMessage(url, pages, all);
      if (message !== undefined) yield source.bodyDiagnostic(at, message);
    }
  }
  const redirects = entries.redirects.get('redirects');
  if (redirects === undefined) return;
  const { source, fields } = redirects;
  const shadow = shadows(all);
  // A redirect is a file of its own for hosts that know no redirects.
  const moved = fields.redirects.map(({ from }) => from.toLowerCase());
  const movedFiles = new Set(moved.map((from) => `${from}.html`));
  for (const [index, { from, to }] of fields.redirects.entries()) {
    const report = (field: string, message: string) =>
      source.diagnostic(['redirects', index, field], message);
    const shadowed = shadow(from) ?? below(from, movedFiles, 'the file of the redirect');
    if (shadowed !== undefined) yield report('from', shadowed);
    if (!pages.has(to)) {
      yield report('to', `no page at ${quote(to)}. Write the page that it leads to now.`);
    }
    if (moved.indexOf(from.toLowerCase()) < index) {
      yield report('from', `${quote(from)} is redirected twice. Delete one.`);
    }
  }
}

function linkMessage(
  url: string,
  pages: ReadonlySet<string>,
  all: ReadonlySet<string>,
): string | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return webLinkMessage(url);
  if (url.includes('#'))
    return `${quote(url)} links to a part of a page. Write ${quote(url.replace(/#.*$/, ''))}.`;
  const path = url.replace(/\?.*$/, '');
  if (pages.has(path)) return undefined;
  if (all.has(path)) {
    const first = routes.city(path.replace(/^.*\//, ''));
    return `${quote(path)} is the second address of a page. Write "${first}".`;
  }
  const guess = nearest(path, pages);
  return `no page at ${quote(path)}. ${guess ? `Did you mean "${guess}"?` : 'Check the address.'}`;
}

function webLinkMessage(url: string): string | undefined {
  // Warned of with the other facts that are typed.
  if (MAIL_LINK.test(url)) return undefined;
  const { success, error } = webAddress.safeParse(url);
  if (success && url.startsWith('https://')) return undefined;
  const issue = /[.:]/.test(url) ? error?.issues[0] : undefined;
  return (
    issue?.message ??
    `${quote(url)} isn't a full link. Start it with / for a page of this site, or with https://.`
  );
}

/** Files of the built site that are no pages; tests/acceptance/found.test.ts holds them against one. */
const FILES = [
  ...['/404', '/404.html', '/.mobile-notary-site', '/_headers', '/_redirects', '/robots.txt'],
  ...['/sitemap.xml', '/contact.vcf'],
  ...[SEAL_FILE, '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'],
];

/** Folders in which nothing but the build puts files. */
const FOLDERS = [EDITOR_PATH, '/assets', '/cards', FINDER_FOLDER, MAPS_FOLDER, POSTMARKS_FOLDER];

/**
 * Says of a path why no redirect can lead from it. Case counts for nothing, because some hosts and
 * computers do not tell "/Contact" from "/contact".
 */
export function shadows(pages: ReadonlySet<string>): (from: string) => string | undefined {
  const byName = new Map([...pages].map((path) => [path.toLowerCase(), path]));
  const files = new Set([...byName.keys()].map((path) => `${path}.html`.replace('/.', '/index.')));
  for (const file of FILES) files.add(file);
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
    if (files.has(path)) return `"${from}" is one of the site's own files. Delete the redirect.`;
    const device = from.split('/').find(isDeviceName);
    if (device !== undefined) {
      return `"${from}" contains "${device}", and Windows doesn't allow a file with this name. Delete the redirect.`;
    }
    return below(path, files, 'the file');
  };
}

/** Says that a path would need a folder where a file stands, if it would. */
function below(from: string, files: ReadonlySet<string>, what: string): string | undefined {
  const above = [...files].find((file) => from.toLowerCase().startsWith(`${file}/`));
  return (
    above && `"${from}" is below ${what} "${above}", which isn't a folder. Delete the redirect.`
  );
}
