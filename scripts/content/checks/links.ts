import { plainPath, routes, VCARD_FILE } from '../../../model/routes.ts';
import { url as fullAddress } from '../../../model/schemas/fields.ts';
import { quote } from '../../../model/text.ts';
import { holdingConditions } from '../conditions.ts';
import { type Diagnostic, didYouMean } from '../diagnostic.ts';
import { checkValues, fieldValues } from '../entries.ts';
import { addressesOf, type PageAddresses } from './addresses.ts';
import { linksIn, type WholeSite } from './whole-site.ts';

/** Checks that every link that is shown leads to a page, to a file of public/ or to a web address. */
export function checkLinks(site: WholeSite): Diagnostic[] {
  const holding: ReadonlySet<string> = holdingConditions(site.entries);
  const addresses = addressesOf(site);
  const shown = linksIn(site).filter(({ when }) => !when || holding.has(when));

  return shown.flatMap(({ url, alt, diagnostic }) => {
    const message = alt === undefined ? linkMessage(url, addresses, site) : undefined;
    return message === undefined ? [] : [diagnostic(message)];
  });
}

/** What is wrong with where a link leads, if anything. */
function linkMessage(
  written: string,
  { pages, all }: PageAddresses,
  { content, publicFiles }: WholeSite,
): string | undefined {
  // A full address of this site is one of its pages too.
  const { siteUrl } = content.settings;
  const url = written.startsWith(`${siteUrl}/`) ? written.slice(siteUrl.length) : written;
  if (/[{}]/.test(url)) {
    return `${quote(url)} has a brace, but facts can't be used in the address of a link. Write it out.`;
  }
  const path = url.replace(/[?#].*$/, '');
  const files = publicFiles?.map((file) => encodeURI(file));
  const isThere = (address: string) =>
    pages.has(address) || address === VCARD_FILE || files?.includes(address.replaceAll(' ', '%20'));
  const meant = `/${path}`.replace(/^[./]*\/(?:public\/)?/, '/');
  if (meant !== path && isThere(meant)) return `no page at ${quote(url)}. Write ${quote(meant)}.`;

  const isOnThisSite = /^\/(?!\/)/.test(url);
  if (!isOnThisSite) return webLinkMessage(url);
  if (url.includes('#')) return `${quote(url)} links to a part of a page. Write ${quote(path)}.`;
  if (isThere(path)) return undefined;
  if (/\.\w+$/.test(path)) {
    const advice = 'Put it there, or write another address.';
    return files && `no file public${path}. ${advice}`;
  }
  if (all.has(path)) {
    const firstAddress = routes.city(path.replace(/^.*\//, ''));
    return `${quote(path)} is the second address of a page. Write ${quote(firstAddress)}.`;
  }
  return missingPage(path, pages);
}

function missingPage(path: string, pages: ReadonlySet<string>): string {
  const meant = plainPath(path);
  if (pages.has(meant)) return `no page at ${quote(path)}. Write ${quote(meant)}.`;

  const otherwise = 'Write the address of an existing page, such as /contact.';
  return `no page at ${quote(path)}. ${didYouMean(path, pages, otherwise)}`;
}

/** What is wrong with an address that leads away from the site, if anything. */
function webLinkMessage(url: string): string | undefined {
  // An email address is warned of with the facts that are typed.
  const isMail = /^mailto:[^\s@]+@[^\s@]+\.\w+$/.test(url);
  if (isMail || fullAddress.safeParse(url).success) return undefined;

  const ofThisSite = 'A page or a file of this site begins with a slash, such as /contact';
  const full = `https://${url.replace(/^http:\/\//, '')}`;
  if (fullAddress.safeParse(full).success) {
    return `the link ${quote(url)} needs https:// at its start: ${quote(full)}. ${ofThisSite}.`;
  }
  return `the link ${quote(url)} leads nowhere. ${ofThisSite}; the address of another site is written in full without a space, such as https://www.idaho.gov.`;
}

/** Checks that redirects lead to pages, and the search to pages or parts of them. */
export function checkTargets(site: WholeSite): Diagnostic[] {
  const { pages } = addressesOf(site);
  const { redirects, page } = site.entries;
  const targets = [
    ...fieldValues([redirects], 'redirects', 'to'),
    ...fieldValues([page.search], 'pages', 'path'),
  ];
  return checkValues(targets, 'error', ({ value }) => {
    const [path = ''] = value.split('#');
    return !pages.has(path) && missingPage(path, pages);
  });
}
