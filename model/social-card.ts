import type { City } from './content.ts';
import { routes } from './routes.ts';
import type { Picture } from './schemas/picture.ts';
import type { Site } from './site.ts';

/** The picture that stands beside a shared link, in words. Drawn 1200 by 630. */
export interface SocialCard {
  /** The page it is for. */
  path: string;
  heading: string;
  line: string;
  /** The city that it is about, which has a mark of its own. */
  city?: City;
  /** What is shown in the place of a mark. */
  picture?: Picture | undefined;
}

/** A card for home, the list pages, every service and every city; other pages take one of these. */
export function socialCards({ pages, services, cities, business }: Site): SocialCard[] {
  const region = `Serving ${business.region}`;
  return [
    { path: routes.home(), heading: pages.home.heading, line: region },
    { path: routes.services(), heading: pages.services.heading, line: region },
    { path: routes.locations(), heading: pages.locations.heading, line: region },
    { path: routes.areas(), heading: pages.areas.heading, line: region },
    { path: routes.attractions(), heading: pages.places.heading, line: region },
    { path: routes.contact(), heading: pages.contact.heading, line: region },
    ...services.map(({ slug, title, picture }) => ({
      path: routes.service(slug),
      heading: title,
      line: region,
      picture,
    })),
    ...cities.map((city) => ({
      path: routes.city(city.slug),
      heading: `Mobile notary in ${city.name}, ${city.state}`,
      line: region,
      city,
      picture: city.picture,
    })),
  ];
}

/** The folder of all cards. */
export const CARDS_FOLDER = '/cards';

/** Where a page's card is served: "/cards/areas-boise.png". */
export function cardFile(path: string): string {
  const name = path === routes.home() ? 'home' : path.slice(1).replaceAll('/', '-');
  return `${CARDS_FOLDER}/${name}.png`;
}
