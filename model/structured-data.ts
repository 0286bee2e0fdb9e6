import type {
  BreadcrumbList,
  City as CityNode,
  FAQPage,
  Notary,
  Service as ServiceNode,
  TouristAttraction,
  WebSite,
} from 'schema-dts';
import type { Crumb } from './breadcrumb.ts';
import { isCommissionedIn, STATE_NAMES } from './commissions.ts';
import type { Attraction, City, Faq, Service, Settings } from './content.ts';
import { businessId, nodeId, point, servedStates } from './graph-ids.ts';
import { plainPicture } from './pictures.ts';
import { absoluteUrl, routes } from './routes.ts';
import type { Site } from './site.ts';

/** A schema.org node of the site's one linked graph (https://schema.org, JSON-LD 1.1). */
export type GraphNode = Exclude<
  BreadcrumbList | FAQPage | Notary | ServiceNode | TouristAttraction | WebSite,
  string
>;

/** A service page: what is offered, by whom and where. */
export function serviceNode(site: Site, service: Service): GraphNode {
  const path = routes.service(service.slug);
  return {
    '@type': 'Service',
    '@id': nodeId(site.settings, path, 'service'),
    name: service.title,
    description: service.description,
    url: absoluteUrl(site.settings.siteUrl, path),
    provider: { '@id': businessId(site.settings) },
    areaServed: servedStates(site.business),
  };
}

/** A city page: mobile notary service in that city, under the page's own heading. */
export function cityServiceNode(site: Site, city: City, name: string): GraphNode {
  const path = routes.city(city.slug);
  const here: CityNode = {
    '@type': 'City',
    name: city.name,
    containedInPlace: { '@type': 'State', name: STATE_NAMES[city.state] },
  };
  return {
    '@type': 'Service',
    '@id': nodeId(site.settings, path, 'service'),
    name,
    description: city.description,
    url: absoluteUrl(site.settings.siteUrl, path),
    provider: { '@id': businessId(site.settings) },
    areaServed: isCommissionedIn(site.business, city.state) ? here : servedStates(site.business),
  };
}

/** An attraction page: the attraction itself, with only the facts that are known of it. */
export function attractionNode(site: Site, attraction: Attraction): GraphNode {
  const { latitude, longitude, picture } = attraction;
  const known = latitude !== undefined && longitude !== undefined;
  return {
    '@type': 'TouristAttraction',
    '@id': nodeId(site.settings, routes.attraction(attraction.slug), 'place'),
    name: attraction.name,
    description: attraction.description,
    address: attraction.address ?? `${attraction.cityName}, ${attraction.cityState}`,
    url: attraction.url,
    image:
      picture && absoluteUrl(site.settings.siteUrl, plainPicture(site.pictures, picture.file).path),
    geo: known ? point(latitude, longitude) : undefined,
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
