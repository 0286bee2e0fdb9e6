import type {
  BreadcrumbList,
  City as CityNode,
  FAQPage,
  GeoCoordinates,
  Notary,
  PostalAddress,
  Service as ServiceNode,
  TouristAttraction,
  WebSite,
} from 'schema-dts';
import type { Crumb } from './breadcrumb.ts';
import type { Business, City, Faq, Place, Service, Settings } from './content.ts';
import { absoluteUrl, routes } from './routes.ts';
import type { Site } from './site.ts';

/** A schema.org node of the site's one linked graph (https://schema.org, JSON-LD 1.1). */
export type GraphNode = Exclude<
  BreadcrumbList | FAQPage | Notary | ServiceNode | TouristAttraction | WebSite,
  string
>;

/** The nodes that every page carries: the business and the site. */
export function siteNodes(site: Site): GraphNode[] {
  return [businessNode(site), websiteNode(site)];
}

/** A service page: what is offered, by whom and where. */
export function serviceNode(site: Site, service: Service): GraphNode {
  const path = routes.service(service.slug);
  return {
    '@type': 'Service',
    '@id': id(site.settings, path, 'service'),
    name: service.title,
    description: service.description,
    url: absoluteUrl(site.settings.siteUrl, path),
    provider: { '@id': businessId(site.settings) },
    areaServed: site.business.region,
  };
}

/** A town page: mobile notary service in that town, under the page's own heading. */
export function cityServiceNode(site: Site, city: City, name: string): GraphNode {
  const path = routes.city(city.slug);
  const town: CityNode = {
    '@type': 'City',
    name: city.name,
    containedInPlace: { '@type': 'State', name: city.state },
  };
  return {
    '@type': 'Service',
    '@id': id(site.settings, path, 'service'),
    name,
    description: city.description,
    url: absoluteUrl(site.settings.siteUrl, path),
    provider: { '@id': businessId(site.settings) },
    areaServed: town,
  };
}

/** A place page: the attraction itself, with only the facts that are known of it. */
export function placeNode(site: Site, place: Place): GraphNode {
  const { latitude, longitude } = place;
  const known = latitude !== undefined && longitude !== undefined;
  return {
    '@type': 'TouristAttraction',
    '@id': id(site.settings, routes.place(place.slug), 'place'),
    name: place.name,
    description: place.description,
    address: place.address ?? `${place.cityName}, ${place.cityState}`,
    ...(place.url === undefined ? {} : { url: place.url }),
    ...(known ? { geo: point(latitude, longitude) } : {}),
  };
}

/** The breadcrumb that the page shows. */
export function breadcrumbNode(settings: Settings, crumbs: readonly Crumb[]): GraphNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(settings.siteUrl, path),
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

function businessNode({ business, settings, services }: Site): GraphNode {
  return {
    '@type': 'Notary',
    '@id': businessId(settings),
    name: business.name,
    url: absoluteUrl(settings.siteUrl, routes.home()),
    telephone: business.phone,
    priceRange: business.priceRange,
    areaServed: business.region,
    address: postalAddress(business),
    geo: point(business.latitude, business.longitude),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: business.hours.structured.opens,
      closes: business.hours.structured.closes,
    },
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
  };
}

/** The office as far as the owner makes it public. */
function postalAddress({ address }: Business): PostalAddress {
  const shown = address.display === 'street';
  return {
    '@type': 'PostalAddress',
    ...(shown && address.street !== undefined ? { streetAddress: address.street } : {}),
    ...(shown && address.zip !== undefined ? { postalCode: address.zip } : {}),
    addressLocality: address.city,
    addressRegion: address.state,
    addressCountry: 'US',
  };
}

function websiteNode({ business, settings }: Site): GraphNode {
  return {
    '@type': 'WebSite',
    '@id': id(settings, routes.home(), 'website'),
    name: business.name,
    url: absoluteUrl(settings.siteUrl, routes.home()),
    publisher: { '@id': businessId(settings) },
  };
}

function businessId(settings: Settings): string {
  return id(settings, routes.home(), 'business');
}

function id({ siteUrl }: Settings, path: string, name: string): string {
  return `${absoluteUrl(siteUrl, path)}#${name}`;
}

function point(latitude: number, longitude: number): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
