import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { Content } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { nameOfState } from '../../model/states.ts';
import { type BuiltSite, clean, everyPage, type Rule, valuesOf } from './built-site.ts';
import {
  businessPhone,
  closuresIn,
  daysIn,
  expectedAreas,
  firstPaths,
  servicesInOrder,
} from './expected.ts';

/** A node of structured data (https://schema.org). */
type Node = Readonly<Record<string, unknown>>;

/** Fields whose values the page shows verbatim. */
const READ = ['name', 'text', 'address', 'streetAddress', 'postalCode', 'addressLocality'];

const graphOf = ($: CheerioAPI): Node[] =>
  JSON.parse($('script[type="application/ld+json"]').text())['@graph'];

/** All values of a field at any depth, in order. */
function valuesIn(value: unknown, field: string): string[] {
  const found: string[] = [];
  JSON.stringify(value, (name, inner) => {
    if (name === field && typeof inner !== 'object') found.push(`${inner}`);
    return inner;
  });
  return found;
}

/** The nodes of list pages and of the pages below them, besides breadcrumb and questions. */
const OWN_KINDS: Readonly<Record<string, { list: string[]; below: string[] }>> = {
  // The home page.
  '': { list: ['OfferCatalog'], below: [] },
  services: { list: ['OfferCatalog', 'ItemList'], below: ['Service'] },
  locations: { list: ['ItemList'], below: ['Service'] },
  areas: { list: ['ItemList'], below: ['Service'] },
  places: { list: ['ItemList'], below: [] },
};

/** The types of places by kind; all others are "Place". */
const PLACE_TYPES: Readonly<Record<string, string>> = {
  park: 'Park',
  library: 'Library',
  museum: 'Museum',
  landmark: 'TouristAttraction',
  school: 'School',
  church: 'Church',
  fairgrounds: 'EventVenue',
  sports: 'SportsActivityLocation',
  restaurant: 'Restaurant',
};

/** Undefined for other pages. */
function placeType({ cities }: Content, path: string): string | undefined {
  const attractions = cities.flatMap((city) => city.attractions);
  const attraction = attractions.find(({ slug }) => path === routes.attraction(slug));
  return attraction && (PLACE_TYPES[attraction.kind ?? ''] ?? 'Place');
}

/** The indexed pages that a list should have. */
function indexedPaths({ content, sitePages }: BuiltSite, section: string): string[] {
  const kind = { services: 'service', areas: 'city', locations: 'city', places: 'attraction' }[
    section
  ];
  const isLeftOut = (slug: string) =>
    section === 'locations' &&
    content.cities.some((city) => city.slug === slug && !city.locationsPage);
  return [...sitePages.values()]
    .filter((page) => page.kind === kind && page.isIndexed && !page.aliasOf)
    .filter(({ slug }) => !isLeftOut(slug))
    .map(({ path }) => path);
}

/** Questions: open on service pages, folded on the questions page. */
const QUESTIONS = ':is(.questions, .question-groups)';

/** Where the page shows a node's field verbatim, by the node's type. */
const PAGE_ITSELF = { name: 'h1', description: 'meta[name=description]@content' };
const PLACE_ITSELF = { name: 'h1', description: '.place-description' };
/** Without a commission, a city's service has the page's title, which doesn't promise a visit. */
const CITY_OUTSIDE = { name: 'head title', description: 'meta[name=description]@content' };
const SAME: Readonly<Record<string, Record<string, string>>> = {
  BreadcrumbList: { name: '.breadcrumb li' },
  FAQPage: { name: `${QUESTIONS} h3`, text: `${QUESTIONS} p` },
  Service: PAGE_ITSELF,
};

/** The area of the online service. Pages don't have to use this name for the country. */
const COUNTRY = 'United States';

/** The owner's pictures have a hash in their name; the seal is the default. */
const GIVEN_PICTURE = /^\/assets\/pictures\/[\da-f]{16}-\d+\.jpeg$/;
const SEAL_PICTURE = /^\/seal\.png$/;

/** The expected fields of the business. */
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
 * The expected hours: each group of days, then each closure as dates without hours.
 * Source: Google, "Local business (LocalBusiness) structured data", seasonal hours.
 */
function openingHours(content: Content): Node[] {
  const { business } = content;
  const kind = { '@type': 'OpeningHoursSpecification' };
  const groups = business.hours.structured.map(({ days, opens, closes }) => ({
    ...kind,
    dayOfWeek: [...new Set(daysIn(days))],
    opens,
    // Schema.org has no 24:00.
    closes: closes.replace('24:00', '23:59'),
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

export const graphRules: Record<string, Rule> = {
  'marks up the business, the site and the page, each once, and nothing that nobody can read':
    everyPage(({ path, $, html }, faults, built) => {
      const { content } = built;
      const nodes = graphOf($);
      const [notary = {}] = nodes;
      const [, section = '', slug] = path.split('/');

      const kinds = nodes.map((node) => `${node['@type']}`);
      const level = slug === undefined ? 'list' : 'below';
      const ownKinds = OWN_KINDS[section]?.[level] ?? [];
      const crumbs = $('.breadcrumb').length > 0 ? ['BreadcrumbList'] : [];
      const asked = $(`${QUESTIONS} h3`).length > 0 ? ['FAQPage'] : [];
      const type = placeType(content, path);
      const listed = indexedPaths(built, section);
      const isListed = (kind: string) => kind !== 'ItemList' || listed.length > 0;
      const wanted = ['Notary', 'WebSite', ...ownKinds.filter(isListed), ...crumbs, ...asked];
      if (type) wanted.push(type);

      // The contact page shows the notaries and every fee.
      const { notary: people, fees, payment } = content.business;
      const languages = [...new Set(people.flatMap((person) => person.languages))];
      const amounts = fees.flatMap(({ amount = [] }) => amount);
      const isContact = section === 'contact';
      if (isContact && people.length > 0) wanted.push('Person');
      if (isContact && amounts.length > 0) wanted.push('OfferCatalog');
      const prices = amounts.map((amount) => amount.replaceAll(/[^\d.]/g, ''));
      const { additionalNotarization } =
        content.services.find((each) => section === 'services' && each.slug === slug) ?? {};
      const ofService = additionalNotarization?.replaceAll(/[^\d.]/g, '') ?? [];
      const wantedPrices = isContact ? prices : [ofService].flat();
      faults.same('prices', valuesIn(nodes, 'price'), wantedPrices);
      faults.same('payment', notary.paymentAccepted, payment);
      const spoken = Object(notary.contactPoint).availableLanguage ?? [];
      faults.same('languages', spoken, languages);

      const missing = wanted.filter((kind) => !kinds.includes(kind));
      faults.same('missing nodes', missing, []);
      const tooMany = kinds.filter((kind) => !wanted.includes(kind));
      faults.same('unexpected nodes', tooMany, []);
      const others = kinds.filter((kind) => kind !== 'Person');
      faults.same('kinds of nodes', new Set(others).size, others.length);
      faults.same('people', kinds.length - others.length, isContact ? people.length : 0);

      const { international } = businessPhone(built);
      faults.same('telephones', [...new Set(valuesIn(nodes, 'telephone'))], [international]);
      for (const [field, value] of businessFacts(content, international)) {
        const expected = value === undefined ? undefined : `${value}`;
        faults.same(`business ${field}`, valuesIn(notary, field)[0], expected);
      }

      const hours = [notary.openingHoursSpecification ?? []].flat();
      faults.same('hours', hours, openingHours(content));
      const areas = expectedAreas(content);
      faults.same('areas', notary.areaServed, areas);
      const ofKind = (kind: string) => nodes.find((node) => node['@type'] === kind) ?? {};
      const [, ...offered] = isContact ? [] : valuesIn(ofKind('OfferCatalog'), 'name');
      const titles = servicesInOrder(content).map(({ title }) => title);
      const isOffering = path === '/' || path === '/services';
      faults.same('services', offered, isOffering ? titles : []);
      const urls = valuesIn(ofKind('ItemList'), 'url').map((url) =>
        url.slice(content.settings.siteUrl.length),
      );
      const isList = slug === undefined && ownKinds.includes('ItemList');
      faults.same('list', urls.toSorted(), isList ? listed.toSorted() : []);

      const { logo, profiles } = content.business;
      const hasPortrait = people.some(({ portrait }) => portrait);
      faults.same('profiles', notary.sameAs ?? [], profiles);
      const pictures = [
        { name: 'logo', isGiven: logo !== undefined },
        { name: 'image', isGiven: logo !== undefined || hasPortrait },
      ];
      for (const { name, isGiven } of pictures) {
        const file = `${notary[name]}`.slice(content.settings.siteUrl.length);
        const isRight = (isGiven ? GIVEN_PICTURE : SEAL_PICTURE).test(file);
        const isThere = existsSync(join(built.folder, file));
        faults.unless(isRight && isThere, `has ${notary[name]} as its ${name}`);
      }

      const isServicePage = section === 'services' && slug !== undefined;
      const isOnline = slug === content.pages.search.onlineService;
      const [service = {}] = nodes.filter((node) => isServicePage && node['@type'] === 'Service');
      const served = isOnline ? { '@type': 'Country', name: COUNTRY } : areas;
      faults.same('served', service.areaServed, isServicePage ? served : undefined);

      const isCityPage = section === 'areas' || section === 'locations';
      const city = content.cities.find((one) => isCityPage && one.slug === slug);
      faults.same('maps', valuesIn(nodes, 'hasMap'), city?.hasMap ? [city.hasMap] : []);

      faults.unless(!/"(Review|AggregateRating)"/.test(html), 'reviews its own business');

      const isOutside = city && !content.business.commissions.includes(city.state);
      const cityServed = city && !isOutside ? [city.name, nameOfState(city.state)] : [];
      if (city) faults.same('served', valuesIn(ofKind('Service').areaServed, 'name'), cityServed);
      const visible = clean(`${$('body').text()} ${$('head title').text()}`);
      const suffix = ` | ${content.business.name}`;
      for (const node of nodes) {
        const kind = `${node['@type']}`;
        const ofKind = isOutside && kind === 'Service' ? CITY_OUTSIDE : SAME[kind];
        const same = kind === type ? PLACE_ITSELF : (ofKind ?? {});
        const fields = 'description' in same ? READ : [...READ, 'description'];
        const read = fields.flatMap((field) => valuesIn(node, field));
        const lost = read.filter((text) => text !== COUNTRY && !visible.includes(text));
        faults.same(`${kind}: what nobody can read`, lost, []);

        for (const [field, place] of Object.entries(same)) {
          const marked = field in node ? [node[field]] : valuesIn(node, field);
          const texts = valuesOf($, place).map((text) => text.replace(suffix, ''));
          faults.same(`${kind} ${field}`, marked, texts);
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

    const pages = firstPaths(built).map((path) => settings.siteUrl + path);
    const websites = cities.flatMap(({ attractions }) => attractions.map(({ url }) => url));
    const known = new Set([...pages, ...websites]);
    const others = named(/"(?:url|item)":"([^"]*)"/g).filter((url) => !known.has(url));
    faults.same('addresses without a page', others, []);
  },
};
