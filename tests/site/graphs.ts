import type { CheerioAPI } from 'cheerio';
import type { Content } from '../../model/content.ts';
import { clean, everyPage, type Rule, valuesOf } from './built-site.ts';
import {
  businessPhone,
  canonicalPaths,
  closuresIn,
  commissionedStates,
  daysIn,
  servicesInOrder,
} from './expected.ts';

/** A node of structured data (https://schema.org). */
type Node = Readonly<Record<string, unknown>>;

/** Fields that people read on the page in the same words. */
const READ = ['name', 'text', 'address', 'streetAddress', 'postalCode', 'addressLocality'];

/** The nodes of a page's JSON-LD. */
const graphOf = ($: CheerioAPI): Node[] =>
  JSON.parse($('script[type="application/ld+json"]').text())['@graph'];

/** The texts and numbers that a field holds anywhere in a value, in reading order. */
function valuesIn(value: unknown, field: string): string[] {
  const found: string[] = [];
  JSON.stringify(value, (name, inner) => {
    if (name === field && typeof inner !== 'object') found.push(`${inner}`);
    return inner;
  });
  return found;
}

/** The kinds of nodes that pages have besides those of every page: a list, and each page below it. */
const OWN_KINDS: Readonly<Record<string, { list: string[]; below: string[] }>> = {
  services: { list: ['BreadcrumbList'], below: ['Service', 'BreadcrumbList'] },
  locations: { list: ['BreadcrumbList'], below: ['Service', 'BreadcrumbList'] },
  areas: { list: ['BreadcrumbList'], below: ['Service', 'BreadcrumbList'] },
  places: { list: ['BreadcrumbList'], below: ['TouristAttraction', 'BreadcrumbList'] },
};

/** Where on the page a field of a node stands in the same words, by the node's kind. */
const PAGE_ITSELF = { name: 'h1', description: 'meta[name=description]@content' };
const SAME: Readonly<Record<string, Record<string, string>>> = {
  BreadcrumbList: { name: '.breadcrumb li' },
  FAQPage: { name: '.questions h3', text: '.questions p' },
  Service: PAGE_ITSELF,
  TouristAttraction: PAGE_ITSELF,
};

/** What the fields of the business hold first of all. */
function businessFacts({ business }: Content, telephone: string): [string, unknown][] {
  const { name, priceRange, latitude, longitude, address } = business;
  return Object.entries({
    name,
    telephone,
    priceRange,
    streetAddress: address.street,
    postalCode: address.zip,
    addressLocality: address.city,
    addressRegion: address.state,
    latitude,
    longitude,
  });
}

/**
 * The hours for search engines: each group of days, then each closure as dates without hours.
 * Source: Google, "Local business (LocalBusiness) structured data", seasonal hours.
 */
function openingHours(content: Content): Node[] {
  const { business } = content;
  const kind = { '@type': 'OpeningHoursSpecification' };
  const groups = business.hours.structured.map(({ days, opens, closes }) => ({
    ...kind,
    dayOfWeek: [...new Set(daysIn(days))],
    opens,
    closes,
  }));
  const closures = closuresIn(content).map(({ first, last }) => ({
    ...kind,
    opens: '00:00',
    closes: '00:00',
    validFrom: first,
    validThrough: last,
  }));
  return [...groups, ...closures];
}

/** What search engines are told. */
export const graphRules: Record<string, Rule> = {
  'marks up the business, the site and the page, each once, and nothing that nobody can read':
    everyPage(({ path, $, html }, faults, built) => {
      const { content } = built;
      const nodes = graphOf($);
      const [notary = {}] = nodes;
      const [, section = '', slug] = path.split('/');

      const kinds = nodes.map((node) => `${node['@type']}`);
      const own = OWN_KINDS[section]?.[slug === undefined ? 'list' : 'below'] ?? [];
      const asked = $('.questions h3').length > 0 ? ['FAQPage'] : [];
      const wanted = ['Notary', 'WebSite', ...own, ...asked];
      const missing = wanted.filter((kind) => !kinds.includes(kind));
      faults.same('nodes that are missing', missing, []);
      faults.same('kinds of nodes', new Set(kinds).size, kinds.length);

      const { international } = businessPhone(built);
      faults.same('telephones', [...new Set(valuesIn(nodes, 'telephone'))], [international]);
      for (const [field, value] of businessFacts(content, international)) {
        const expected = value === undefined ? undefined : `${value}`;
        faults.same(`business ${field}`, valuesIn(notary, field)[0], expected);
      }

      const hours = [notary.openingHoursSpecification ?? []].flat();
      faults.same('hours', hours, openingHours(content));
      const states = commissionedStates(content);
      faults.same('states', valuesIn(notary.areaServed, 'name'), states);
      const [, ...offered] = valuesIn(notary.hasOfferCatalog, 'name');
      const titles = servicesInOrder(content).map(({ title }) => title);
      faults.same('services', offered, titles);

      const isCityPage = section === 'areas' || section === 'locations';
      const city = content.cities.find((one) => isCityPage && one.slug === slug);
      faults.same('maps', valuesIn(nodes, 'hasMap'), city?.hasMap ? [city.hasMap] : []);

      faults.unless(!/"(Review|AggregateRating)"/.test(html), 'reviews its own business');

      const visible = clean($('body').text());
      for (const node of nodes) {
        const kind = `${node['@type']}`;
        const fields = kind in SAME ? READ : [...READ, 'description'];
        const read = fields.flatMap((field) => valuesIn(node, field));
        const lost = read.filter((text) => !visible.includes(text));
        faults.same(`${kind}: what nobody can read`, lost, []);

        for (const [field, place] of Object.entries(SAME[kind] ?? {})) {
          const marked = field in node ? [node[field]] : valuesIn(node, field);
          faults.same(`${kind} ${field}`, marked, valuesOf($, place));
        }
      }
    }),

  'refers only to nodes that some page describes, and to its own pages': (built, faults) => {
    const { cities, settings } = built.content;
    const graphs = JSON.stringify([...built.pages.values()].map(({ $ }) => graphOf($)));
    const named = (pattern: RegExp) => [...graphs.matchAll(pattern)].map(([, name = '']) => name);

    const described = new Set(named(/"@id":"([^"]*)",/g));
    const lost = named(/{"@id":"([^"]*)"}/g).filter((id) => !described.has(id));
    faults.same('described nowhere', lost, []);

    const pages = canonicalPaths(built).map((path) => settings.siteUrl + path);
    const websites = cities.flatMap(({ attractions }) => attractions.map(({ url }) => url));
    const known = new Set([...pages, ...websites]);
    const others = named(/"(?:url|item)":"([^"]*)"/g).filter((url) => !known.has(url));
    faults.same('addresses without a page', others, []);
  },
};
