import type { Notary, OpeningHoursSpecification, PostalAddress, WebSite } from 'schema-dts';
import type { Business } from './content.ts';
import { businessId, nodeId, point, servedStates } from './graph-ids.ts';
import { openWeekdays } from './hours.ts';
import { plainPicture } from './pictures.ts';
import { absoluteUrl, routes } from './routes.ts';
import type { Site } from './site.ts';
import { WEEKDAYS } from './weekdays.ts';

/** The nodes that every page carries: the business and the site. */
export function siteNodes(site: Site): (Exclude<Notary, string> | Exclude<WebSite, string>)[] {
  return [businessNode(site), websiteNode(site)];
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

function postalAddress({ address }: Business): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.zip,
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
