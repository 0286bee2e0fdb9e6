import { headerFaults, sendsHeaders } from './header-faults.ts';
import { readPage, sitemapAddresses } from './page-faults.ts';
import { visit, visitAll } from './visit.ts';

/** What came of going round a site. */
export interface Round {
  pages: number;
  /** The other files and addresses that pages lead to. */
  others: number;
  faults: string[];
  /** What the host cannot do, and what the site works without. */
  notes: string[];
}

/** Pages that are asked for at most, spread over a larger site. */
const MOST_PAGES = 500;

/** A path that no content has: its names have no dots. */
const MISSING = '/no.such.page';

/**
 * Asks a deployed site for its pages and everything that they lead to, and reads the answers.
 * @param site where it is, without a slash at the end
 * @param canonical the address that its pages give themselves, which a preview does not have
 */
export async function goRound(site: string, canonical = site): Promise<Round> {
  const sitemap = await visit(`${site}/sitemap.xml`);
  const listed = sitemap.status === 200 ? sitemapAddresses(sitemap.text) : [];
  const faults = sitemapFaults(sitemap.url, listed, canonical);
  const here = listed.filter((address) => isBelow(address, canonical));
  const paths = spread(here.map((address) => address.slice(canonical.length)));
  const pages = await visitAll(paths.map((path) => site + path));
  const reports = pages.map((page, index) => readPage(page, canonical + paths[index]));
  faults.push(...reports.flatMap((report) => report.faults));

  const visited = new Set(pages.map(({ url }) => url));
  const leads = new Set(reports.flatMap(({ leadsTo }) => leadsTo));
  const others = await visitAll([...leads].filter((url) => !visited.has(url)));
  faults.push(
    ...others
      .filter(({ status }) => status !== 200)
      .map(({ url, status }) => `${url}  expected status 200, found ${status}.`),
  );

  const missing = await visit(site + MISSING);
  if (missing.status !== 404) {
    faults.push(`${missing.url}  expected status 404, found ${missing.status}.`);
  } else if (!missing.text.includes('<h1')) {
    faults.push(`${missing.url}  expected the site's own page for missing addresses.`);
  }

  const [home] = pages;
  const headers = home !== undefined && sendsHeaders(home);
  if (headers) faults.push(...[...pages, missing].flatMap(headerFaults));
  return {
    pages: pages.length,
    others: others.length,
    faults,
    notes: headers ? [] : ["This host sends none of the site's headers (docs/headers.md)."],
  };
}

function sitemapFaults(url: string, listed: readonly string[], canonical: string): string[] {
  if (listed.length === 0) return [`${url}  expected a sitemap with addresses, found none.`];
  const strange = listed.find((address) => !isBelow(address, canonical));
  if (strange === undefined) return [];
  return [
    `${url}  expected addresses below ${canonical}, found ${strange}. Check SITE_URL, or name the address with --canonical.`,
  ];
}

function isBelow(address: string, site: string): boolean {
  return address.startsWith(`${site}/`);
}

/** All of a list that is short enough, else so many of it in equal steps; the first always. */
function spread(paths: readonly string[]): string[] {
  const step = Math.max(1, paths.length / MOST_PAGES);
  const count = Math.min(paths.length, MOST_PAGES);
  return Array.from({ length: count }, (_, index) => paths[Math.floor(index * step)] ?? '');
}
