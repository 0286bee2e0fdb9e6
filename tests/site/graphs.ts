import type { CheerioAPI } from 'cheerio';
import { STATE_NAMES } from '../../model/geo.ts';
import { canonicalPaths } from '../../model/pages.ts';
import type { Site } from '../../model/site.ts';
import { openingHours } from '../../model/structured-data.ts';
import { clean, everyPage, type Rule, valuesOf } from './built-site.ts';

type Node = Readonly<Record<string, unknown>>;

/** Fields that people read on the page in the same words. */
const READ = ['name', 'text', 'address', 'streetAddress', 'postalCode', 'addressLocality'];

/** The nodes of a page's JSON-LD. */
const graph = ($: CheerioAPI): Node[] =>
  JSON.parse($('script[type="application/ld+json"]').text())['@graph'];

/** The texts and numbers that a field holds anywhere in a value, in reading order. */
function all(value: unknown, field: string): string[] {
  const found: string[] = [];
  JSON.stringify(value, (name, inner) => {
    if (name === field && typeof inner !== 'object') found.push(`${inner}`);
    return inner;
  });
  return found;
}

/** The kinds of nodes that pages have of their own: the list, and each page below it. */
const OWN_KINDS: Readonly<Record<string, readonly [string, string]>> = {
  services: [' BreadcrumbList', ' Service BreadcrumbList'],
  locations: [' BreadcrumbList', ' Service BreadcrumbList'],
  areas: [' BreadcrumbList', ' Service BreadcrumbList'],
  places: [' BreadcrumbList', ' TouristAttraction BreadcrumbList'],
};

/** Fields that hold what stands in these places of the page. */
const ITSELF = { name: 'h1', description: 'meta[name=description]@content' };
const SAME: Readonly<Record<string, Record<string, string>>> = {
  BreadcrumbList: { name: '.breadcrumb li' },
  FAQPage: { name: '.questions h3', text: '.questions p' },
  Service: ITSELF,
  TouristAttraction: ITSELF,
};

/** The business as the content has it: what its fields hold, first of all. */
function factsOf({ business }: Site) {
  const { name, phone: telephone, priceRange, latitude, longitude, address } = business;
  const { street: streetAddress, zip: postalCode } = address;
  const { city: addressLocality, state: addressRegion } = address;
  const office = { streetAddress, postalCode, addressLocality, addressRegion, latitude, longitude };
  return Object.entries({ name, telephone, priceRange, ...office });
}

/** What search engines are told. */
export const graphRules: Record<string, Rule> = {
  'marks up the business, the site and the page, each once, and nothing that nobody can read':
    everyPage(({ path, $, html }, faults, { site }) => {
      const nodes = graph($);
      const [, list = '', slug] = path.split('/');
      const own = OWN_KINDS[list]?.[slug === undefined ? 0 : 1] ?? '';
      const asked = $('.questions h3').length > 0 ? ' FAQPage' : '';
      const kinds = nodes.map((node) => `${node['@type']}`);
      const missing = `Notary WebSite${own}${asked}`
        .split(' ')
        .filter((one) => !kinds.includes(one));
      faults.same('nodes that are missing', missing, []);
      faults.same('kinds of nodes', new Set(kinds).size, kinds.length);
      faults.same('telephones', [...new Set(all(nodes, 'telephone'))], [site.business.phone]);
      const [notary = {}] = nodes;
      for (const [field, value] of factsOf(site)) {
        faults.same(`business ${field}`, all(notary, field)[0], value && `${value}`);
      }
      const states = [...new Set(site.business.commissions)].map((state) => STATE_NAMES[state]);
      faults.same('states', all(notary.areaServed, 'name'), states);
      faults.same('hours', notary.openingHoursSpecification, openingHours(site.business));
      const [, ...offered] = all(notary.hasOfferCatalog, 'name');
      faults.same('services', offered.join(), site.services.map(({ title }) => title).join());
      const city =
        list === 'areas' || list === 'locations' ? site.cityBySlug.get(`${slug}`) : undefined;
      faults.same('maps', all(nodes, 'hasMap'), [city?.hasMap ?? []].flat());
      faults.unless(!/"(Review|AggregateRating)"/.test(html), 'reviews its own business');
      const visible = clean($('body').text());
      for (const node of nodes) {
        const kind = `${node['@type']}`;
        const fields = kind in SAME ? READ : [...READ, 'description'];
        const read = fields.flatMap((field) => all(node, field));
        const lost = read.filter((text) => !visible.includes(text));
        faults.same(`${kind}: what nobody can read`, lost, []);
        for (const [field, place] of Object.entries(SAME[kind] ?? {})) {
          const marked = field in node ? [node[field]] : all(node, field);
          faults.same(`${kind} ${field}`, marked, valuesOf($, place));
        }
      }
    }),

  'refers only to nodes that some page describes, and to its own pages': (built, faults) => {
    const { attractions, settings } = built.site;
    const graphs = JSON.stringify([...built.pages.values()].map(({ $ }) => graph($)));
    const named = (pattern: RegExp) => [...graphs.matchAll(pattern)].map(([, name = '']) => name);
    const described = new Set(named(/"@id":"([^"]*)",/g));
    const lost = named(/{"@id":"([^"]*)"}/g).filter((id) => !described.has(id));
    faults.same('described nowhere', lost, []);
    const pages = canonicalPaths(built.site).map((path) => settings.siteUrl + path);
    const known = new Set([...pages, ...attractions.map(({ url }) => url)]);
    const others = named(/"(?:url|item)":"([^"]*)"/g).filter((url) => !known.has(url));
    faults.same('addresses without a page', others, []);
  },
};
