import type { CheerioAPI } from 'cheerio';
import { longDate, parseWeekdays, WEEKDAYS } from '../../model/hours.ts';
import { canonicalPaths } from '../../model/routes.ts';
import type { Hours } from '../../model/schemas/business.ts';
import {
  type BuiltSite,
  canonicalOf,
  clean,
  everyPage,
  type Faults,
  type Rule,
  texts,
} from './built-site.ts';

type Node = Readonly<Record<string, unknown>>;

/** Fields that people read on the page in the same words. */
const READ = ['name', 'text', 'address', 'streetAddress', 'postalCode', 'addressLocality'];

/** Where pages state the hours of the business; other texts may state those of others. */
const HOURS_PLACES = '.open-now, .contact-facts p, .city-sidebar p';

const RUN = '[A-Z][a-z]+day(?:-[A-Z][a-z]+day)?';
const TIME = String.raw`\d{1,2}(?::\d{2})? ?[ap]m`;
const HOURS = new RegExp(`(${RUN}(?:(?:, and|,| and) ${RUN})*) (${TIME})-(${TIME})`, 'gi');

/** The nodes of a page's JSON-LD. */
const graph = ($: CheerioAPI): Node[] =>
  JSON.parse($('script[type="application/ld+json"]').text())['@graph'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A value with everything inside it that has fields, in reading order. */
function within(value: unknown): Node[] {
  if (!isNode(value)) return [];
  const inside = Object.values(value).flatMap(within);
  return Array.isArray(value) ? inside : [value, ...inside];
}

/** What a field holds anywhere in a value. */
const all = (value: unknown, field: string) =>
  within(value).flatMap((node) => (typeof node[field] === 'string' ? [node[field]] : []));

/** The street and the ZIP code that are marked up stand on the page, and no others. */
function checkOffice($: CheerioAPI, address: unknown, faults: Faults): void {
  const part = (field: string) => all(address, field);
  const line = ['streetAddress', 'addressLocality', 'addressRegion'].flatMap(part).join(', ');
  const marked = [line, ...part('postalCode')].join(' ');
  const isWhole = [...part('streetAddress'), ...part('postalCode')].length > 0;
  const shown = texts($, 'address.office');
  const places = $('.contact-facts').length > 0 ? 2 : 1;
  faults.same('address', shown, isWhole ? Array.from({ length: places }, () => marked) : []);
}

/** The hours that are marked up are those of the content, and so are all that the page states. */
function checkHours($: CheerioAPI, marked: unknown, agreed: Hours, faults: Faults): void {
  const spans = within(marked).filter(({ validFrom }) => validFrom === undefined);
  const week = spans.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek} ${opens}-${closes}`);
  faults.same('openingHoursSpecification', week, agreed.structured.map(spanText));
  for (const text of texts($, HOURS_PLACES)) {
    const stated = [...text.matchAll(HOURS)].map(([, names, from, to]) => {
      const days = `${names}`.replaceAll(/,? and /g, ', ');
      return spanText({ days, opens: time(from), closes: time(to) });
    });
    if (stated.length > 0) faults.same('hours', stated, agreed.visible.map(spanText));
  }
  for (const details of texts($, '.contact-facts')) {
    for (const day of all(marked, 'validFrom')) {
      faults.unless(details.includes(longDate(day)), `does not show the holiday ${day}`);
    }
  }
}

/** "Monday,Tuesday,Wednesday 08:00-20:00". */
function spanText({ days, opens, closes }: Hours['visible'][number]): string {
  return `${parseWeekdays(days).map((day) => WEEKDAYS[day])} ${opens}-${closes}`;
}

/** "8:30 PM" and "8:30pm" as "20:30". */
function time(text = ''): string {
  const [, hour, minutes = '00', half = ''] = /^(\d+)(?::(\d+))? ?([ap])m$/i.exec(text) ?? [];
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** The kinds of nodes that a page has of its own, beside the business and the site. */
function ownKinds(path: string): string[] {
  const [, list = '', slug] = canonicalOf(path).split('/');
  const crumbs = ['BreadcrumbList'];
  const kinds: Record<string, string[]> = {
    services: [...(slug === undefined ? crumbs : ['Service', ...crumbs]), 'FAQPage'],
    areas: slug === undefined ? crumbs : ['Service', ...crumbs],
    places: slug === undefined ? crumbs : ['TouristAttraction', ...crumbs],
    locations: crumbs,
  };
  return kinds[list] ?? [];
}

/** The business as the content has it; its hours have a rule of their own. */
function businessNode({ site }: BuiltSite) {
  const { name, phone, priceRange, latitude, longitude, address, commissions } = site.business;
  return {
    '@id': `${site.settings.siteUrl}/#business`,
    name,
    telephone: phone,
    priceRange,
    areaServed: [...new Set(commissions)].map((state) => ({
      '@type': 'State',
      name: { ID: 'Idaho', OR: 'Oregon' }[state],
    })),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.zip,
      addressLocality: address.city,
      addressRegion: address.state,
      addressCountry: 'US',
    },
  };
}

/** What search engines are told. */
export const graphRules: Record<string, Rule> = {
  'marks up nothing that the page does not say': everyPage(({ $ }, faults, { site }) => {
    const visible = clean($('body').text());
    for (const node of graph($)) {
      const kind = node['@type'];
      for (const field of READ) {
        const lost = all(node, field).filter((value) => !visible.includes(value));
        faults.same(`${kind}: ${field} that nobody can read`, lost, []);
      }
      if (kind === 'Notary') {
        faults.unless($(`a[href="tel:${node.telephone}"]`).length > 0, `never calls the telephone`);
        checkOffice($, node.address, faults);
        checkHours($, node.openingHoursSpecification, site.business.hours, faults);
      } else if (kind === 'BreadcrumbList') {
        faults.same('breadcrumb', all(node, 'name'), texts($, '.breadcrumb li'));
      } else if (kind === 'FAQPage') {
        faults.same('questions', all(node, 'name'), texts($, '.questions h3'));
        faults.same('answers', all(node, 'text'), texts($, '.questions p'));
      } else if (kind !== 'WebSite') {
        faults.same(`${kind} name`, node.name, clean($('h1').text()));
        const described = $('meta[name=description]').attr('content');
        faults.same(`${kind} description`, node.description, described);
      }
    }
  }),

  'describes the business, the site and the page itself, each once': (built, faults) => {
    const expected = Object.entries(businessNode(built));
    const services = built.site.services.map(({ title }) => title);
    for (const { path, $, html } of built.pages.values()) {
      const page = faults.on(path);
      const nodes = graph($);
      const kinds = nodes.map((node) => node['@type']);
      page.same('nodes', kinds, ['Notary', 'WebSite', ...ownKinds(path)]);
      const [notary = {}] = nodes;
      for (const [field, value] of expected) page.same(`business ${field}`, notary[field], value);
      const [, ...offered] = all(notary.hasOfferCatalog, 'name');
      page.same('services', offered, services);
      page.unless(!/"(Review|AggregateRating)"/.test(html), 'reviews its own business');
      page.same('breadcrumb', $('.breadcrumb').length > 0, kinds.includes('BreadcrumbList'));
    }
  },

  'refers only to nodes that some page describes, and to its own pages': (built, faults) => {
    const nodes = [...built.pages.values()].flatMap(({ $ }) => within(graph($)));
    const isReference = (node: Node) => Object.keys(node).join() === '@id';
    const described = new Set(
      nodes.filter((node) => !isReference(node)).map((node) => node['@id']),
    );
    const referred = new Set(nodes.filter(isReference).map((node) => node['@id']));
    faults.same(
      'described nowhere',
      [...referred].filter((id) => !described.has(id)),
      [],
    );
    faults.unless(referred.size > 0, 'no node refers to another');
    const ours = nodes.filter((node) => !/TouristAttraction|Organization/.test(`${node['@type']}`));
    const { siteUrl } = built.site.settings;
    const known = canonicalPaths(built.site).map((path) => siteUrl + path);
    const urls = new Set(ours.flatMap(({ url, item }) => [url, item]));
    const lost = [...urls].filter((url) => url !== undefined && !known.includes(`${url}`));
    faults.same('addresses without a page', lost, []);
  },
};
