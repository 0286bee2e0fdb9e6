import { breadcrumb, type Crumb } from './breadcrumb.ts';
import type { City, Place, Service } from './content.ts';
import { pageHead } from './head.ts';
import { attractionQuery, directionsUrl } from './maps.ts';
import { officeAddress } from './office.ts';
import type { PageData } from './page-data.ts';
import { routes } from './routes.ts';
import { find, nearbyCities, neighbours, panelCity, pick, type Site } from './site.ts';
import { breadcrumbNode, cityServiceNode } from './structured-data.ts';
import { fillHtml, fillTokens } from './tokens.ts';

/** Something to see in a town, with the way from there to the office. */
export interface TownAttraction {
  name: string;
  /** The path of its page; undefined for a general place, which has none. */
  path: string | undefined;
  directions: string;
}

/** Everything that a town's page shows, the same under both of its addresses. */
export interface TownPage extends PageData {
  crumbs: readonly Crumb[];
  city: City;
  heading: string;
  /** HTML. */
  intro: string;
  previous: City;
  next: City;
  nearby: readonly City[];
  /** The town that the "Need a Notary in ..." panel names. */
  panel: City;
  attractions: readonly TownAttraction[];
  popularServices: readonly Service[];
  serviceCards: readonly Service[];
  whyChooseUs: readonly string[];
}

/** Picks a town's page from the site. Throws when there is no such town. */
export function townPage(site: Site, slug: string): TownPage {
  const city = find(site.cityBySlug, slug);
  const words = site.pages.city;
  const tokens = { city: city.name, state: city.state };
  const path = routes.city(slug);
  const crumbs = breadcrumb(
    { name: 'Service Areas', path: routes.areas() },
    { name: city.name, path },
  );
  const meta = {
    title: fillTokens(words.title, tokens),
    description: city.description,
    keywords: words.keywords.map((keyword) => fillTokens(keyword, tokens)),
  };
  return {
    head: pageHead(site, meta, path),
    graph: [cityServiceNode(site, city), breadcrumbNode(site.settings, crumbs)],
    crumbs,
    city,
    heading: fillTokens(words.heading, tokens),
    intro: fillHtml(words.body, tokens),
    ...neighbours(site, slug),
    nearby: nearbyCities(site, city),
    panel: panelCity(site, city),
    attractions: townAttractions(site, city),
    popularServices: pick(site.serviceBySlug, words.popularServices),
    serviceCards: pick(site.serviceBySlug, words.serviceCards),
    whyChooseUs: words.whyChooseUs,
  };
}

/** A town's attractions, or general places where it has none (spec section 2, "City page"). */
function townAttractions(site: Site, city: City): TownAttraction[] {
  const office = officeAddress(site.business);
  const directions = (place: Pick<Place, 'name' | 'address'>) =>
    directionsUrl(office, attractionQuery(place, city));
  if (city.attractions.length === 0) {
    return site.pages.city.placeholderAttractions.map((name) => ({
      name,
      path: undefined,
      directions: directions({ name }),
    }));
  }
  return city.attractions.map((place) => ({
    name: place.name,
    path: routes.place(place.slug),
    directions: directions(place),
  }));
}
