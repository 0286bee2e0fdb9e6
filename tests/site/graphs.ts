import type { CheerioAPI } from 'cheerio';
import { longDate, parseWeekdays, WEEKDAYS } from '../../model/hours.ts';
import { canonicalPaths } from '../../model/routes.ts';
import type { Hours } from '../../model/schemas/business.ts';
import {
  type BuiltPage,
  type BuiltSite,
  canonicalOf,
  clean,
  Faults,
  graph,
  type Rule,
  texts,
} from './built-site.ts';

/** What is marked up without standing on the page in the same words: a sign for search engines only. */
const ACKNOWLEDGED = ['priceRange'];

/** Where pages state the hours of the business; other texts may state those of others. */
const HOURS_PLACES = '.open-now, .contact-facts p, .city-sidebar p';

const RUN = '[A-Z][a-z]+day(?:-[A-Z][a-z]+day)?';
const TIME = String.raw`\d{1,2}(?::\d{2})? ?[ap]m`;
const HOURS = new RegExp(`(${RUN}(?:(?:, and|,| and) ${RUN})*) (${TIME})-(${TIME})`, 'gi');

type Node = Record<string, unknown>;

/**
 * Everything in a page's structured data that the page itself does not say, as short lines.
 * @param agreed the hours of the content, where the owner may give search engines other times
 */
function untruths({ path, $ }: BuiltPage, agreed: Hours): string[] {
  const visible = clean($('body').text());
  return graph($)
    .flatMap((node) => [...check(node, $, visible, agreed)])
    .filter((line) => !ACKNOWLEDGED.some((name) => line.startsWith(name)))
    .map((line) => `${path} ${line}`);
}

function* check(node: Node, $: CheerioAPI, visible: string, agreed: Hours): Generator<string> {
  switch (node['@type']) {
    case 'Notary':
      yield* says(visible, 'name', node.name);
      if ($(`a[href="tel:${node.telephone}"]`).length === 0) yield `telephone ${node.telephone}`;
      yield* says(visible, 'priceRange', node.priceRange);
      yield* office($, record(node.address));
      yield* hours($, [node.openingHoursSpecification].flat().map(record), agreed);
      for (const name of offers(node)) yield* says(visible, 'offer', name);
      break;
    case 'WebSite':
      yield* says(visible, 'name', node.name);
      break;
    case 'Service':
    case 'TouristAttraction':
      if (node.name !== clean($('h1').text())) yield `name ${node.name}`;
      if (node.description !== $('meta[name=description]').attr('content')) {
        yield `description ${node.description}`;
      }
      if (node.address !== undefined) yield* says(visible, 'address', node.address);
      for (const { name } of [node.areaServed ?? []].flat().map(record)) {
        yield* says(visible, 'areaServed', name);
      }
      break;
    case 'BreadcrumbList':
      yield* same('breadcrumb', names(node.itemListElement), texts($, '.breadcrumb li'));
      break;
    case 'FAQPage':
      yield* same('question', names(node.mainEntity), texts($, '.questions h3'));
      yield* same('answer', answers(node.mainEntity), texts($, '.questions p'));
      break;
    default:
      yield `an unknown kind of node: ${node['@type']}`;
  }
}

function* says(visible: string, field: string, value: unknown): Generator<string> {
  if (!visible.includes(String(value))) yield `${field} ${value}`;
}

function* same(field: string, marked: string[], shown: string[]): Generator<string> {
  for (let index = 0; index < Math.max(marked.length, shown.length); index++) {
    if (marked[index] !== shown[index]) {
      yield `${field} "${marked[index]}" stands there as "${shown[index]}"`;
    }
  }
}

/** The footer and the contact page have the street and the ZIP code that are marked up, and no others. */
function* office($: CheerioAPI, address: Node): Generator<string> {
  const { streetAddress: street, addressLocality: city, addressRegion: state } = address;
  const zip = address.postalCode;
  const marked = [[street, city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');
  const places = $('.contact-facts').length > 0 ? 2 : 1;
  const expected = street || zip ? Array.from({ length: places }, () => marked) : [];
  yield* same('address', expected, texts($, 'address.office'));
}

function* hours($: CheerioAPI, marked: Node[], agreed: Hours): Generator<string> {
  const closed = marked.filter(({ validFrom }) => validFrom !== undefined);
  const week = marked.filter((node) => !closed.includes(node));
  const spans = week.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek} ${opens}-${closes}`);
  yield* same('openingHoursSpecification', spans, agreed.structured.map(spanText));
  for (const text of texts($, HOURS_PLACES)) {
    const stated = [...text.matchAll(HOURS)].map(([, names, from, to]) =>
      spanText({
        days: `${names}`.replaceAll(/,? and /g, ', '),
        opens: time(from),
        closes: time(to),
      }),
    );
    if (stated.length > 0) yield* same('hours', agreed.visible.map(spanText), stated);
  }
  for (const details of texts($, '.contact-facts')) {
    for (const { validFrom } of closed) {
      yield* says(details, 'holiday', longDate(String(validFrom)));
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

function offers(node: Node): string[] {
  const items = list(record(node.hasOfferCatalog).itemListElement);
  return items.map((item) => String(record(item.itemOffered).name));
}

function names(items: unknown): string[] {
  return list(items).map(({ name }) => String(name));
}

function answers(items: unknown): string[] {
  return list(items).map(({ acceptedAnswer }) => String(record(acceptedAnswer).text));
}

function list(value: unknown): Node[] {
  return Array.isArray(value) ? value.map(record) : [];
}

/** A value as a group of fields; an empty one where it is none. */
function record(value: unknown): Node {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
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

/** The business as the content has it; its hours have a test of their own. */
function business({ site }: BuiltSite) {
  const { name, phone, priceRange, latitude, longitude, address } = site.business;
  return {
    '@id': `${site.settings.siteUrl}/#business`,
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
function states({ business }: BuiltSite['site']) {
  return [...new Set(business.commissions)].map((state) => ({
    '@type': 'State',
    name: { ID: 'Idaho', OR: 'Oregon' }[state],
  }));
}

/** What search engines are told. */
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
        const marked = field === 'services' ? offers(found) : found[field];
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
      canonicalPaths(site).map((path) => site.settings.siteUrl + path),
    );
    return [
      ...[...referred].filter((id) => !described.has(id)).map((id) => `nothing is ${id}`),
      ...[...urls].filter((url) => !known.has(url)).map((url) => `no page is ${url}`),
      ...(referred.size > 0 ? [] : ['no node refers to another']),
    ];
  },
};
