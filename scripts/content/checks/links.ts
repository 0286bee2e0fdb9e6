import { ADDRESSED_PAGE_NAMES, PAGES } from '../../../model/pages.ts';
import { routes } from '../../../model/routes.ts';
import { url as fullAddress, fullUrl } from '../../../model/schemas/fields.ts';
import { createSite } from '../../../model/site.ts';
import { hasEntries } from '../../../model/site-pages.ts';
import type { CheckedContent } from '../assemble.ts';
import { holdingConditions } from '../conditions.ts';
import { type Diagnostic, didYouMean, quote } from '../diagnostic.ts';
import { checkValues, fieldValues } from '../entries.ts';
import { addressesOf } from './addresses.ts';
import { type Folder, linksIn } from './folder.ts';

const ANY_PAGE = 'Write the address of a page that is there, such as /contact.';

/** Checks that every link that is shown leads to a page, to a file of public/ or to a web address. */
export function checkLinks(folder: Folder): Diagnostic[] {
  const holding: ReadonlySet<string> = holdingConditions(folder.entries);
  const shown = linksIn(folder).filter(({ when }) => !when || holding.has(when));

  return shown.flatMap(({ url, alt, diagnostic }) => {
    const message = alt === undefined ? linkMessage(url, folder) : undefined;
    return message === undefined ? [] : [diagnostic(message)];
  });
}

/** What is wrong with where a link leads, if anything. */
function linkMessage(url: string, folder: Folder): string | undefined {
  if (/[{}]|%7B|%7D/.test(url)) {
    return `${quote(decodeURI(url))} has a brace, but the address of a link takes no facts. Write it out.`;
  }
  const isOnThisSite = /^\/(?!\/)/.test(url);
  if (!isOnThisSite) return webLinkMessage(url);

  const path = url.replace(/[?#].*$/, '');
  const { pages, all } = addressesOf(folder);
  if (url.includes('#')) return `${quote(url)} links to a part of a page. Write ${quote(path)}.`;
  if (pages.has(path) || isFile(path, folder)) return undefined;
  if (all.has(path)) {
    const firstAddress = routes.city(path.replace(/^.*\//, ''));
    return `${quote(path)} is the second address of a page. Write ${quote(firstAddress)}.`;
  }
  return missingPage(path, pages);
}

/** Whether a path is that of a file in public/, as far as they are known. */
function isFile(path: string, { publicFiles }: Folder): boolean {
  const isNamedLikeOne = /\.\w+$/.test(path);
  return isNamedLikeOne && (publicFiles === undefined || publicFiles.includes(path));
}

function missingPage(path: string, pages: ReadonlySet<string>): string {
  const isNamedLikeFile = /\.\w+$/.test(path);
  if (isNamedLikeFile) return `no file public${path}. Put it there, or write another address.`;
  return `no page at ${quote(path)}. ${didYouMean(path, pages, ANY_PAGE)}`;
}

/** What is wrong with an address that leads away from the site, if anything. */
function webLinkMessage(url: string): string | undefined {
  // An email address is warned of with the facts that are typed.
  const isMail = /^mailto:[^\s@]+@[^\s@]+\.\w+$/.test(url);
  if (isMail || fullAddress.safeParse(url).success) return undefined;

  const meant = fullUrl(url);
  const advice =
    meant === undefined
      ? 'Write the path of a page of this site, such as /contact, or the address of another, such as https://www.idaho.gov.'
      : `Write ${meant}.`;
  return `the link ${quote(url)} leads nowhere. ${advice}`;
}

/** Checks that redirects lead to pages, and the search to pages or parts of them. */
export function checkTargets(folder: Folder): Diagnostic[] {
  const { pages } = addressesOf(folder);
  const { redirects, page } = folder.entries;
  const targets = [
    ...fieldValues([redirects], 'redirects', 'to'),
    ...fieldValues([page.search], 'pages', 'path'),
  ];
  return checkValues(targets, 'error', ({ value }) => {
    const [path = ''] = value.split('#');
    return !pages.has(path) && missingPage(path, pages);
  });
}

/** Warns of links in texts that lead to a page which lists nothing yet. */
export function checkLinksToEmptyPages(folder: Folder, content: CheckedContent): Diagnostic[] {
  // Whether there are entries does not depend on the drawn maps, which the build adds later.
  const site = createSite({ ...content, maps: [] });
  const empty = ADDRESSED_PAGE_NAMES.filter((name) => !hasEntries(site, name));
  const paths = new Set<string>(empty.map((name) => PAGES[name].path));

  return linksIn(folder)
    .filter(({ url }) => paths.has(url))
    .map(({ url, diagnostic }) => {
      const message = `the page ${quote(url)} has nothing to list yet. Take this link out until it has.`;
      return diagnostic(message, 'warning');
    });
}
