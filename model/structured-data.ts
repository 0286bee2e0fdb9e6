import type * as schema from 'schema-dts';
import type { Attraction, City, Faq, Service } from './content.ts';
import { isPlaced } from './geo.ts';
import { commissionedStates, isCommissionedIn } from './meeting.ts';
import { spokenLanguages } from './notaries.ts';
import { cityPageWords, servicePageWords } from './page-words.ts';
import { plainPicture } from './pictures.ts';
import { wordsOfProse } from './prose.ts';
import { routes, SEAL_PICTURE_FILE } from './routes.ts';
import type { Business } from './schemas/business.ts';
import type { AttractionKind } from './schemas/city.ts';
import type { Site } from './site.ts';
import type { Crumb, SitePage } from './site-pages.ts';
import { nameOfState } from './states.ts';
import { slugify } from './text.ts';
import { parseWeekdays, WEEKDAYS } from './weekdays.ts';

/** A node of the site's linked schema.org graph (https://schema.org, JSON-LD 1.1). */
export type GraphNode = Exclude<schema.Thing, string>;

/** The nodes on every page: the business and the website. */
export function siteNodes(site: Site): GraphNode[] {
  const { business, settings } = site;
  const { name, priceRange, phone, latitude, longitude, profiles, payment } = business;
  const languages = spokenLanguages(business);
  const [face] = business.notary.flatMap(({ portrait }) => portrait ?? []);
  const { street, zip, city, state } = business.address;
  const url = settings.siteUrl + routes.home();
  const seal = settings.siteUrl + SEAL_PICTURE_FILE;
  const logo = pictureUrl(site, business.logo);
  return [
    {
      '@type': 'Notary',
      ...businessReference(site),
      name,
      url,
      sameAs: profiles.length > 0 ? profiles : undefined,
      logo: logo ?? seal,
      image: pictureUrl(site, face?.file) ?? logo ?? seal,
      telephone: phone,
      priceRange,
      areaServed: areasServed(site),
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode: zip,
        addressLocality: city,
        addressRegion: state,
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      openingHoursSpecification: openingHours(business),
      paymentAccepted: payment,
      contactPoint:
        languages.length > 0
          ? {
              '@type': 'ContactPoint',
              telephone: phone,
              contactType: 'customer service',
              availableLanguage: languages,
            }
          : undefined,
      hasOfferCatalog: { '@id': catalogId(site) },
    },
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name,
      url,
      publisher: businessReference(site),
    },
  ];
}

/** The notaries and the fees, for the page that shows them. */
export function ownersNodes(site: Site): GraphNode[] {
  const { notary, fees } = site.business;
  const nodes = notary.map(({ name, portrait, languages }): GraphNode => {
    return {
      '@type': 'Person',
      '@id': `${site.settings.siteUrl}/#${slugify(name)}`,
      name,
      jobTitle: 'Notary public',
      image: pictureUrl(site, portrait?.file),
      knowsLanguage: languages.length > 0 ? languages : undefined,
      worksFor: businessReference(site),
    };
  });

  const offers = fees.flatMap(({ label, amount }) =>
    amount === undefined ? [] : [{ ...priceNode(amount), name: label }],
  );
  if (offers.length > 0) {
    nodes.push({
      '@type': 'OfferCatalog',
      '@id': `${site.settings.siteUrl}/#fees`,
      name: 'Fees',
      itemListElement: offers,
    });
  }

  return nodes;
}

/** An offer from an amount such as "$1,200". */
function priceNode(amount: string) {
  const price = amount.replaceAll(/[$,]/g, '');
  return { '@type': 'Offer', price, priceCurrency: 'USD' } as const;
}

function businessReference({ settings }: Site) {
  return { '@id': `${settings.siteUrl}/#business` };
}

/** The cities with a page where the notary may act; without any, the states of the commissions. */
function areasServed(site: Site): string[] {
  const cities = site.citiesByName.filter((city) => isCommissionedIn(site, city));
  const names = cities.map(({ name, state }) => `${name}, ${state}`);
  return names.length > 0 ? names : commissionedStates(site.business);
}

const catalogId = ({ settings }: Site) => `${settings.siteUrl}/#services`;

/** The lists on list pages; the service catalog is also on the home page. */
export function listNodes(site: Site, { kind }: Pick<SitePage, 'kind'>): GraphNode[] {
  switch (kind) {
    case 'home':
      return [catalogNode(site)];
    case 'services':
      return [catalogNode(site), ...itemListNodes(site, site.services, routes.service)];
    case 'locations':
      return itemListNodes(site, site.locationsCities, routes.city);
    case 'areas':
      return itemListNodes(site, site.citiesByName, routes.city);
    case 'places':
      return itemListNodes(site, site.attractions, routes.attraction);
    default:
      return [];
  }
}

function catalogNode(site: Site): GraphNode {
  return {
    '@type': 'OfferCatalog',
    '@id': catalogId(site),
    name: 'Services',
    itemListElement: site.services.map(({ slug, title }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: title,
        url: site.settings.siteUrl + routes.service(slug),
      },
    })),
  };
}

/**
 * The indexed pages that a page lists; no node without any.
 * Source: Google, "Carousel (ItemList) structured data", summary pages.
 */
function itemListNodes(
  { settings }: Site,
  entries: readonly { slug: string; index?: boolean | undefined }[],
  pathOf: (slug: string) => string,
): GraphNode[] {
  const indexed = entries.filter(({ index }) => index !== false);
  if (indexed.length === 0) return [];

  const itemListElement = indexed.map(({ slug }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    url: settings.siteUrl + pathOf(slug),
  }));
  return [{ '@type': 'ItemList', itemListElement }];
}

function pictureUrl({ settings, pictures }: Site, file: string | undefined): string | undefined {
  return file && settings.siteUrl + plainPicture(pictures, file).path;
}

/**
 * The weekly hours, and each closure as dates with hours from 00:00 to 00:00, which mean closed. A day
 * ends at 23:59 at the latest.
 * Source: Google, "Local business (LocalBusiness) structured data", all-day and seasonal hours.
 */
export function openingHours({ hours, holidays }: Pick<Business, 'hours' | 'holidays'>) {
  const type = { '@type': 'OpeningHoursSpecification' } as const;
  const week = hours.structured.map(({ days, opens, closes }) => {
    const dayOfWeek = parseWeekdays(days).flatMap((day) => WEEKDAYS[day] ?? []);
    return { ...type, dayOfWeek, opens, closes: closes === '24:00' ? '23:59' : closes };
  });
  const closed = holidays.map(({ first, last }) => {
    return { ...type, opens: '00:00', closes: '00:00', validFrom: first, validThrough: last };
  });
  const all = [...week, ...closed];
  return all.length === 1 ? all[0] : all;
}

/** A service under its page's own heading. The online service covers the whole country. */
export function serviceNode(site: Site, service: Service): GraphNode {
  const { slug, additionalNotarization } = service;
  const { heading, description } = servicePageWords(site, service);
  const isEverywhere = slug === site.pages.search.onlineService;
  const country = { '@type': 'Country', name: 'United States' } as const;
  return {
    ...offeredService(site, routes.service(slug), heading, description),
    areaServed: isEverywhere ? country : areasServed(site),
    offers: additionalNotarization === undefined ? undefined : priceNode(additionalNotarization),
  };
}

/** Notary service for a city, under its page's own heading or title. */
export function cityServiceNode(site: Site, city: City): GraphNode {
  const { slug, name, state, hasMap } = city;
  const { title, heading, description } = cityPageWords(site, city);
  const place = {
    '@type': 'City',
    name,
    containedInPlace: { '@type': 'State', name: nameOfState(state) },
    hasMap,
  } as const;

  // It must not claim that the notary comes where the notary can't act.
  return isCommissionedIn(site, city)
    ? { ...offeredService(site, routes.city(slug), heading, description), areaServed: place }
    : {
        ...offeredService(site, routes.city(slug), title, description),
        audience: { '@type': 'Audience', geographicArea: place },
      };
}

function offeredService(site: Site, path: string, name: string, description: string) {
  const url = site.settings.siteUrl + path;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    provider: businessReference(site),
  } as const;
}

/** The schema.org type of an attraction by its kind. */
const PLACE_TYPES = {
  park: 'Park',
  library: 'Library',
  museum: 'Museum',
  // Covers buildings, sites and natural sights.
  landmark: 'TouristAttraction',
  school: 'School',
  church: 'Church',
  fairgrounds: 'EventVenue',
  sports: 'SportsActivityLocation',
  restaurant: 'Restaurant',
  // These kinds are too broad for a schema.org type: theaters include movie theaters, and water
  // includes lakes and pools.
  theater: 'Place',
  water: 'Place',
  trail: 'Place',
  wildlife: 'Place',
  market: 'Place',
  dining: 'Place',
  community: 'Place',
} as const satisfies Record<AttractionKind, string>;

/** An attraction with only the facts that are known. */
export function attractionNode(site: Site, attraction: Attraction): GraphNode {
  const { slug, name, kind, description, url, latitude, longitude, outside } = attraction;
  const city = outside ? undefined : `${attraction.cityName}, ${attraction.cityState}`;
  return {
    '@type': kind === undefined ? 'Place' : PLACE_TYPES[kind],
    '@id': `${site.settings.siteUrl}${routes.attraction(slug)}#place`,
    name,
    description,
    address: attraction.address ?? city,
    url,
    image: pictureUrl(site, attraction.picture?.file),
    geo: isPlaced(attraction) ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
  };
}

export function breadcrumbNode({ settings }: Site, crumbs: readonly Crumb[]): GraphNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: settings.siteUrl + path,
    })),
  };
}

/**
 * The questions that a page marks up, of those that it shows: one that stands on several pages is marked
 * up on the first of them, services before the page of questions.
 * Source: Google, "FAQ (FAQPage) structured data": "mark up only one instance of that FAQ for your entire
 * site".
 */
export function markedUpFaqs(
  { services, questions }: Pick<Site, 'services' | 'questions'>,
  faqs: Faq[],
): Faq[] {
  const lists = [...services.map((service) => service.faqs), questions];
  const before = lists.slice(0, lists.indexOf(faqs)).flat();
  const markedUp = new Set(before.map(({ question }) => question));
  return faqs.filter(({ question }) => !markedUp.has(question));
}

export function faqNode(faqs: readonly Faq[]): GraphNode {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: wordsOfProse(answer) },
    })),
  };
}
