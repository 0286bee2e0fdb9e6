import { outsideNote, roundedEstimate } from './city-facts.ts';
import { officeAddress } from './contact.ts';
import type { Attraction, City, Pages, Service } from './content.ts';
import { isCommissionedIn } from './geo.ts';
import { pageHead } from './head.ts';
import { attractionMapUrl, attractionQuery, directionsUrl, embeddedDirectionsUrl } from './maps.ts';
import type { PageData } from './page-data.ts';
import { routes } from './routes.ts';
import { find, nearbyCities, pick, type Site } from './site.ts';
import { attractionNode, breadcrumb, breadcrumbNode, type Crumb } from './structured-data.ts';
import { fillTokens } from './tokens.ts';

/** Everything that an attraction's page shows. */
export interface AttractionPage extends PageData {
  crumbs: readonly Crumb[];
  attraction: Attraction;
  city: City;
  /** Where it is, in a few words. */
  where: string;
  /** What to know before meeting there. */
  notes: readonly string[];
  othersHeading: string;
  /** The other attractions of its city. */
  others: readonly Attraction[];
  /** The attraction on a map. */
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

/** Picks an attraction's page from the site. */
export function attractionPage(site: Site, attraction: Attraction): AttractionPage {
  const city = find(site.cityBySlug, attraction.citySlug);
  const words = site.pages.place;
  const tokens = { place: attraction.name, city: city.name, state: city.state };
  const path = routes.attraction(attraction.slug);
  const crumbs = breadcrumb(
    { name: 'Service Areas', path: routes.areas() },
    { name: city.name, path: routes.city(city.slug) },
    { name: attraction.name, path },
  );
  const meta = {
    title: fillTokens(words.title, tokens),
    description: attraction.description,
    keywords: words.keywords.map((keyword) => fillTokens(keyword, tokens)),
  };
  const here = attractionQuery(attraction, city);
  const office = officeAddress(site.business);
  return {
    head: pageHead(site, meta, path, routes.city(city.slug)),
    graph: [attractionNode(site, attraction), breadcrumbNode(site.settings, crumbs)],
    crumbs,
    attraction,
    city,
    where: whereFact(words, city),
    notes: isCommissionedIn(site.business, city.state) ? [words.meetNote] : outsideNote(site, city),
    othersHeading: fillTokens(words.othersHeading, tokens),
    others: city.attractions.filter(({ slug }) => slug !== attraction.slug),
    mapUrl: attractionMapUrl(attraction, city),
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

/** The city of a place and how far it is from the office, or its city alone where that is not known. */
function whereFact(words: Pages['place'], { name, state, milesFromOffice }: City): string {
  if (milesFromOffice === undefined) return `In ${name}, ${state}`;
  const miles = String(roundedEstimate(milesFromOffice));
  return fillTokens(words.whereFact, { city: name, miles });
}
