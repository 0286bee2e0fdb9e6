import { breadcrumb, type Crumb } from './breadcrumb.ts';
import type { City, Place, Service } from './content.ts';
import { pageHead } from './head.ts';
import { attractionMapUrl, attractionQuery, directionsUrl, embeddedDirectionsUrl } from './maps.ts';
import { officeAddress } from './office.ts';
import type { PageData } from './page-data.ts';
import { routes } from './routes.ts';
import { find, nearbyCities, pick, type Site } from './site.ts';
import { breadcrumbNode, placeNode } from './structured-data.ts';
import { fillTokens } from './tokens.ts';

/** Everything that a place's page shows. */
export interface PlacePage extends PageData {
  crumbs: readonly Crumb[];
  place: Place;
  city: City;
  /** The place on a map. */
  mapUrl: string;
  directionsToPlace: string;
  directionsToOffice: string;
  embeddedDirections: string;
  directionsNote: string;
  nearby: readonly City[];
  services: readonly Service[];
  needHeading: string;
  needText: string;
}

/** Picks a place's page from the site. */
export function placePage(site: Site, place: Place): PlacePage {
  const city = find(site.cityBySlug, place.citySlug);
  const words = site.pages.place;
  const tokens = { place: place.name, city: city.name, state: city.state };
  const path = routes.place(place.slug);
  const crumbs = breadcrumb(
    { name: 'Service Areas', path: routes.areas() },
    { name: city.name, path: routes.city(city.slug) },
    { name: place.name, path },
  );
  const meta = {
    title: fillTokens(words.title, tokens),
    description: place.description,
    keywords: words.keywords.map((keyword) => fillTokens(keyword, tokens)),
  };
  const here = attractionQuery(place, city);
  const office = officeAddress(site.business);
  return {
    head: pageHead(site, meta, path, routes.city(city.slug)),
    graph: [placeNode(site, place), breadcrumbNode(site.settings, crumbs)],
    crumbs,
    place,
    city,
    mapUrl: attractionMapUrl(place, city),
    directionsToPlace: directionsUrl(here),
    directionsToOffice: directionsUrl(office, here),
    embeddedDirections: embeddedDirectionsUrl(here, office, site.settings.mapsKey),
    directionsNote: words.directionsNote,
    nearby: nearbyCities(site, city),
    services: pick(site.serviceBySlug, words.nearbyServices),
    needHeading: words.needHeading,
    needText: fillTokens(words.needText, tokens),
  };
}
