import type { Notary, OpeningHoursSpecification, PostalAddress, WebSite } from 'schema-dts';
import type { Business } from './content.ts';
import { credentialsNode } from './credential-nodes.ts';
import { businessId, nodeId, point, servedStates } from './graph-ids.ts';
import { openWeekdays } from './hours.ts';
import { plainPicture } from './pictures.ts';
import { absoluteUrl, routes } from './routes.ts';
import type { Site } from './site.ts';
import { WEEKDAYS } from './weekdays.ts';

/**
 * The nodes that every page carries: the business and the site.
 * @param showsNotary whether the page shows the notary's credentials, which the business then has
 */
export function siteNodes(
  site: Site,
  showsNotary: boolean,
): (Exclude<Notary, string> | Exclude<WebSite, string>)[] {
  const business = businessNode(site);
  return [
    showsNotary ? { ...business, ...credentialsNode(site.business) } : business,
    websiteNode(site),
  ];
}

function businessNode({ business, settings, services, pictures }: Site): Exclude<Notary, string> {
  return {
    '@type': 'Notary',
    '@id': businessId(settings),
    name: business.name,
    url: absoluteUrl(settings.siteUrl, routes.home()),
    logo:
      business.logo === undefined
        ? undefined
        : absoluteUrl(settings.siteUrl, plainPicture(pictures, business.logo).path),
    telephone: business.phone,
    priceRange: business.priceRange,
    areaServed: servedStates(business),
    address: postalAddress(business),
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
  };
}

/**
 * The hours of the week, and each holiday as a day on which it does not open.
 * Source: Google, "Local business (LocalBusiness) structured data", seasonal hours.
 */
export function openingHours({
  hours,
  holidays,
}: Pick<Business, 'hours' | 'holidays'>): OpeningHoursSpecification | OpeningHoursSpecification[] {
  const week: OpeningHoursSpecification = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: openWeekdays(hours).flatMap((day) => WEEKDAYS[day] ?? []),
    opens: hours.structured.opens,
    closes: hours.structured.closes,
  };
  const closed = holidays.map(
    (date): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: date,
      validThrough: date,
    }),
  );
  return closed.length === 0 ? week : [week, ...closed];
}

/** The office as far as the owner makes it public. */
function postalAddress({ address }: Business): PostalAddress {
  const shown = address.display === 'street';
  return {
    '@type': 'PostalAddress',
    streetAddress: shown && address.street !== undefined ? address.street : undefined,
    postalCode: shown && address.zip !== undefined ? address.zip : undefined,
    addressLocality: address.city,
    addressRegion: address.state,
    addressCountry: 'US',
  };
}

function websiteNode({ business, settings }: Site): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': nodeId(settings, routes.home(), 'website'),
    name: business.name,
    url: absoluteUrl(settings.siteUrl, routes.home()),
    publisher: { '@id': businessId(settings) },
  };
}
