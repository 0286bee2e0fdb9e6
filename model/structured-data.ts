import type * as schema from 'schema-dts';
import type { Attraction, Business, City, Faq, Service } from './content.ts';
import { isCommissionedIn, STATE_NAMES, stateNames } from './geo.ts';
import { openWeekdays, WEEKDAYS } from './hours.ts';
import { plainPicture } from './pictures.ts';
import { absoluteUrl, routes } from './routes.ts';
import type { Site } from './site.ts';

/** A schema.org node of the site's one linked graph (https://schema.org, JSON-LD 1.1). */
export type GraphNode = Exclude<schema.Thing, string>;

type Settings = Pick<Site['settings'], 'siteUrl'>;

/** The one id of a node: the page's address and a name. */
function nodeId({ siteUrl }: Settings, path: string, name: string): string {
  return `${absoluteUrl(siteUrl, path)}#${name}`;
}

/** The business, as every other node refers to it. */
function provider(settings: Settings) {
  return { '@id': nodeId(settings, routes.home(), 'business') };
}

function state(name: string): Exclude<schema.State, string> {
  return { '@type': 'State', name };
}

function point(latitude: number, longitude: number): schema.GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

function pictureUrl({ settings, pictures }: Site, file: string | undefined): string | undefined {
  return file && absoluteUrl(settings.siteUrl, plainPicture(pictures, file).path);
}

/** The nodes that every page carries: the business and the site. */
export function siteNodes(site: Site): GraphNode[] {
  const { business, settings, services } = site;
  const { street, zip, city, state: region } = business.address;
  const url = absoluteUrl(settings.siteUrl, routes.home());
  return [
    {
      '@type': 'Notary',
      ...provider(settings),
      name: business.name,
      url,
      logo: pictureUrl(site, business.logo),
      telephone: business.phone,
      priceRange: business.priceRange,
      areaServed: stateNames(business).map(state),
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode: zip,
        addressLocality: city,
        addressRegion: region,
        addressCountry: 'US',
      },
      geo: point(business.latitude, business.longitude),
      openingHoursSpecification: openingHours(business),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'Services',
        itemListElement: services.map(({ slug, title }) => ({
          '@type': 'Offer',
          itemOffered: {
            '@type': 'Service',
            name: title,
            url: absoluteUrl(settings.siteUrl, routes.service(slug)),
          },
        })),
      },
    },
    {
      '@type': 'WebSite',
      '@id': nodeId(settings, routes.home(), 'website'),
      name: business.name,
      url,
      publisher: provider(settings),
    },
  ];
}

/**
 * The hours of the week, and each holiday as a day on which it does not open.
 * Source: Google, "Local business (LocalBusiness) structured data", seasonal hours.
 */
export function openingHours({
  hours,
  holidays,
}: Pick<Business, 'hours' | 'holidays'>):
  | schema.OpeningHoursSpecification
  | schema.OpeningHoursSpecification[] {
  const type = { '@type': 'OpeningHoursSpecification' } as const;
  const dayOfWeek = openWeekdays(hours).flatMap((day) => WEEKDAYS[day] ?? []);
  const week = { ...type, dayOfWeek, ...hours.structured };
  if (holidays.length === 0) return week;
  const closed = { ...type, opens: '00:00', closes: '00:00' };
  return [week, ...holidays.map((date) => ({ ...closed, validFrom: date, validThrough: date }))];
}

/** A service page: what is offered, by whom and where. */
export function serviceNode(site: Site, { slug, title, description }: Service): GraphNode {
  const areaServed = stateNames(site.business).map(state);
  return offer(site, routes.service(slug), { name: title, description, areaServed });
}

/** A city page: mobile notary service in that city, under the page's own heading. */
export function cityServiceNode(site: Site, city: City, name: string): GraphNode {
  const containedInPlace = state(STATE_NAMES[city.state]);
  return offer(site, routes.city(city.slug), {
    name,
    description: city.description,
    areaServed: isCommissionedIn(site.business, city.state)
      ? { '@type': 'City', name: city.name, containedInPlace }
      : stateNames(site.business).map(state),
  });
}

type Offered = Pick<Exclude<schema.Service, string>, 'name' | 'description' | 'areaServed'>;

function offer({ settings }: Site, path: string, { areaServed, ...words }: Offered): GraphNode {
  return {
    '@type': 'Service',
    '@id': nodeId(settings, path, 'service'),
    ...words,
    url: absoluteUrl(settings.siteUrl, path),
    provider: provider(settings),
    areaServed,
  };
}

/** An attraction page: the attraction itself, with only the facts that are known of it. */
export function attractionNode(site: Site, attraction: Attraction): GraphNode {
  const { latitude, longitude, cityName, cityState } = attraction;
  const known = latitude !== undefined && longitude !== undefined;
  return {
    '@type': 'TouristAttraction',
    '@id': nodeId(site.settings, routes.attraction(attraction.slug), 'place'),
    name: attraction.name,
    description: attraction.description,
    address: attraction.address ?? `${cityName}, ${cityState}`,
    url: attraction.url,
    image: pictureUrl(site, attraction.picture?.file),
    geo: known ? point(latitude, longitude) : undefined,
  };
}

/** One step of a breadcrumb; the last one is the page itself. */
export interface Crumb {
  name: string;
  path: string;
}

/** A breadcrumb that starts at the home page. */
export function breadcrumb(...crumbs: Crumb[]): Crumb[] {
  return [{ name: 'Home', path: routes.home() }, ...crumbs];
}

/** The breadcrumb that the page shows. */
export function breadcrumbNode({ siteUrl }: Settings, crumbs: readonly Crumb[]): GraphNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(siteUrl, path),
    })),
  };
}

/** The questions that the page answers. */
export function faqNode(faqs: readonly Faq[]): GraphNode {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
