import { routes } from './routes.ts';
import { find, nearbyCities, neighbours, type Site } from './site.ts';

/** Facts and words that stand on every page. */
const EVERYWHERE = ['business.yaml'];

/**
 * The files of content/ that make each canonical page: its own words, and those of the cities,
 * services and attractions whose words it shows. A change in one of them is a change of the page.
 */
export function pageSources(site: Site): Record<string, string[]> {
  const serviceFiles = (slugs: readonly string[]) => slugs.map((slug) => `services/${slug}.md`);
  const services = serviceFiles(site.services.map(({ slug }) => slug));
  const { popularServices, serviceCards } = site.pages.city;
  const onCityPages = serviceFiles([...popularServices, ...serviceCards]);
  const cities = (list: readonly { slug: string }[]) => list.map(({ slug }) => `cities/${slug}.md`);
  const cityAndNearby = (slug: string) => {
    const city = find(site.cityBySlug, slug);
    return cities([city, ...nearbyCities(site, city)]);
  };
  const page = (...names: string[]) => names.map((name) => `pages/${name}.md`);
  const own: Record<string, string[]> = {
    [routes.home()]: [
      ...page('home', 'call-to-action', 'finder'),
      ...services,
      'testimonials.yaml',
    ],
    [routes.services()]: [
      ...page('services', 'call-to-action', 'finder'),
      ...services,
      'documents.yaml',
    ],
    [routes.locations()]: [...page('locations', 'finder'), ...cities(site.locationsCities)],
    [routes.areas()]: [...page('areas', 'finder'), ...cities(site.cities)],
    [routes.attractions()]: [...page('places'), ...site.cities.map(attractionsFile)],
    [routes.contact()]: page('contact'),
    [routes.privacyPolicy()]: page('privacy-policy'),
    [routes.termsOfService()]: page('terms-of-service'),
  };
  for (const { slug, related } of site.services) {
    own[routes.service(slug)] = [
      ...page('service', 'call-to-action'),
      `services/${slug}.md`,
      `faqs/${slug}.yaml`,
      ...serviceFiles(related),
    ];
  }
  for (const city of site.cities) {
    const beside = Object.values(neighbours(site, city.slug) ?? {});
    const shown = cities([city, ...beside, ...nearbyCities(site, city)]);
    own[routes.city(city.slug)] = [
      ...page('city'),
      ...onCityPages,
      ...shown,
      attractionsFile(city),
    ];
  }
  for (const { slug, citySlug } of site.attractions) {
    own[routes.attraction(slug)] = [
      ...page('place'),
      ...serviceFiles(site.pages.place.nearbyServices),
      ...cityAndNearby(citySlug),
      `attractions/${citySlug}.yaml`,
    ];
  }
  return Object.fromEntries(
    Object.entries(own).map(([path, files]) => [path, [...new Set([...EVERYWHERE, ...files])]]),
  );
}

function attractionsFile({ slug }: { slug: string }): string {
  return `attractions/${slug}.yaml`;
}
