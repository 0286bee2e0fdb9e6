import { routes } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';

/** The cards beside shared links, in words: home, list pages, services and cities; others take one of these. */
export function socialCards({ pages, services, cities, business }: Site) {
  const lists = [
    { path: routes.home(), ...pages.home },
    { path: routes.services(), ...pages.services },
    { path: routes.locations(), ...pages.locations },
    { path: routes.areas(), ...pages.areas },
    { path: routes.attractions(), ...pages.places },
    { path: routes.contact(), ...pages.contact },
  ].map(({ path, heading }) => ({ path, heading, picture: undefined, city: undefined }));
  const ofServices = services.map(({ slug, title, picture }) => {
    return { path: routes.service(slug), heading: title, picture, city: undefined };
  });
  const ofCities = cities.map((city) => {
    const heading = `Mobile notary in ${city.name}, ${city.state}`;
    return { path: routes.city(city.slug), heading, picture: city.picture, city };
  });
  const line = `Serving ${business.region}`;
  return [...lists, ...ofServices, ...ofCities].map((card) => ({ ...card, line }));
}

export type SocialCard = ReturnType<typeof socialCards>[number];
