import { load } from 'cheerio';
import type { Answer } from './visit.ts';

/** What a page says, as far as a round of the site needs it. */
export interface PageReport {
  faults: string[];
  /** Everything of the same host that it leads to or loads, as whole addresses without fragments. */
  leadsTo: string[];
}

/** What a page's elements lead to, and by which attribute. */
const REFERENCES = [
  ['a', 'href'],
  ['link', 'href'],
  ['script', 'src'],
  ['img', 'src'],
  ['use', 'href'],
] as const;

/**
 * Reads a page that should be there.
 * @param canonical the address that the page should give itself
 */
export function readPage({ url, status, headers, text }: Answer, canonical: string): PageReport {
  if (status !== 200) {
    const to = headers.get('location');
    const leads = to === null ? '' : `, which leads to ${to}`;
    return { faults: [`${url}  expected status 200, found ${status}${leads}.`], leadsTo: [] };
  }
  const $ = load(text);
  const faults: string[] = [];
  const named = $('link[rel=canonical]').attr('href');
  if (named !== canonical) {
    faults.push(`canonical link: expected ${canonical}, found ${named ?? 'none'}. Check SITE_URL`);
  }
  const headings = $('h1').length;
  if (headings !== 1) faults.push(`expected one main heading, found ${headings}`);
  const data = $('script[type="application/ld+json"]').toArray();
  if (data.length === 0) faults.push('expected structured data, found none');
  if (data.some((element) => !isGraph($(element).text()))) {
    faults.push('structured data that is not a JSON graph');
  }
  const leadsTo = REFERENCES.flatMap(([tag, attribute]) =>
    $(tag)
      .toArray()
      .map((element) => new URL($(element).attr(attribute) ?? '', url)),
  ).filter(({ origin }) => origin === new URL(url).origin);
  return {
    faults: faults.map((fault) => `${url}  ${fault}.`),
    leadsTo: leadsTo.map(({ origin, pathname }) => origin + pathname),
  };
}

function isGraph(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && '@graph' in data;
  } catch {
    return false;
  }
}

/** The addresses that a sitemap lists. */
export function sitemapAddresses(text: string): string[] {
  const $ = load(text, { xml: true });
  return $('url > loc')
    .toArray()
    .map((element) => $(element).text().trim());
}
