import { absoluteUrl, canonicalPaths } from '../../model/routes.ts';
import { type BuiltSite, Faults, type Rule } from '../support/built-site.ts';
import { graph, texts } from '../support/pages.ts';
import { record, untruths } from '../support/truth.ts';
import { canonicalOf } from './paths.ts';

/** The kinds of nodes that a page has of its own, beside the business and the site. */
function ownKinds(path: string): string[] {
  const [, list = '', slug] = canonicalOf(path).split('/');
  const crumbs = ['BreadcrumbList'];
  const kinds: Record<string, string[]> = {
    services: slug === undefined ? crumbs : ['Service', ...crumbs, 'FAQPage'],
    areas: slug === undefined ? crumbs : ['Service', ...crumbs],
    places: slug === undefined ? crumbs : ['TouristAttraction', ...crumbs],
    locations: crumbs,
  };
  return kinds[list] ?? [];
}

/** The business as the content has it; its hours have a test of their own. */
function business({ site }: BuiltSite) {
  const { name, phone, priceRange, latitude, longitude, address } = site.business;
  return {
    '@id': `${absoluteUrl(site.settings.siteUrl, '/')}#business`,
    name,
    telephone: phone,
    priceRange,
    areaServed: states(site),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    address: {
      '@type': 'PostalAddress',
      ...(address.street !== undefined ? { streetAddress: address.street } : {}),
      ...(address.zip !== undefined ? { postalCode: address.zip } : {}),
      addressLocality: address.city,
      addressRegion: address.state,
      addressCountry: 'US',
    },
    services: site.services.map(({ title }) => title),
  };
}

/** Where the notary may act in person, as search engines are told. */
export function states({ business }: BuiltSite['site']) {
  return [...new Set(business.commissions)].map((state) => ({
    '@type': 'State',
    name: { ID: 'Idaho', OR: 'Oregon' }[state],
  }));
}

function offered(node: Record<string, unknown>): unknown[] {
  const { itemListElement } = record(node.hasOfferCatalog);
  return Array.isArray(itemListElement)
    ? itemListElement.map((offer) => record(record(offer).itemOffered).name)
    : [];
}

export const graphRules: Record<string, Rule> = {
  'marks up nothing that the page does not say': ({ pages, site }) =>
    [...pages.values()].flatMap((page) => untruths(page, site.business.hours)),

  'describes the business, the site and the page itself, each once': (built) => {
    const faults = new Faults();
    const expected = business(built);
    for (const { path, $, html } of built.pages.values()) {
      const nodes = graph($);
      const kinds = nodes.map((node) => node['@type']);
      faults.same(`${path} nodes`, kinds, ['Notary', 'WebSite', ...ownKinds(path)]);
      const [found = {}] = nodes;
      for (const [field, value] of Object.entries(expected)) {
        const marked = field === 'services' ? offered(found) : found[field];
        faults.same(`${path} ${field} of the business`, marked, value);
      }
      faults.unless(!/"(Review|AggregateRating)"/.test(html), `${path} reviews its own business`);
      faults.unless(!/"State","name":".."/.test(html), `${path} names a state by its letters`);
      const breadcrumb = texts($, '.breadcrumb li').length > 0;
      faults.same(`${path} breadcrumb`, breadcrumb, kinds.includes('BreadcrumbList'));
    }
    return faults.lines;
  },

  'refers only to nodes that some page describes, and to its own pages': ({ site, pages }) => {
    const described = new Set<unknown>();
    const referred = new Set<unknown>();
    const urls = new Set<unknown>();
    const walk = (value: unknown) => {
      if (Array.isArray(value)) return value.forEach(walk);
      if (typeof value !== 'object' || value === null) return;
      const { '@id': id, ...rest } = record(value);
      if (id !== undefined) (Object.keys(rest).length > 0 ? described : referred).add(id);
      const elsewhere = ['TouristAttraction', 'Organization'].includes(String(rest['@type']));
      for (const url of [rest.item, elsewhere ? undefined : rest.url])
        if (url !== undefined) urls.add(url);
      Object.values(rest).forEach(walk);
    };
    for (const { $ } of pages.values()) walk(graph($));
    const known = new Set<unknown>(
      canonicalPaths(site).map((path) => absoluteUrl(site.settings.siteUrl, path)),
    );
    return [
      ...[...referred].filter((id) => !described.has(id)).map((id) => `nothing is ${id}`),
      ...[...urls].filter((url) => !known.has(url)).map((url) => `no page is ${url}`),
      ...(referred.size > 0 ? [] : ['no node refers to another']),
    ];
  },
};
