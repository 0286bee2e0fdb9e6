import { routes } from './routes.ts';
import type { PageName } from './schemas/page.ts';
import type { Site } from './site.ts';

/** Page files whose words are read at one address. */
export const PAGE_PATHS: Readonly<Partial<Record<PageName, string>>> = {
  home: routes.home(),
  services: routes.services(),
  locations: routes.locations(),
  areas: routes.areas(),
  places: routes.attractions(),
  contact: routes.contact(),
  'privacy-policy': routes.privacyPolicy(),
  'terms-of-service': routes.termsOfService(),
  finder: routes.home(),
  'call-to-action': routes.home(),
};

/**
 * The pages that show what stands in a file of content, such as "cities/boise.md". What stands on
 * every page of a kind is shown on the first one; facts that all pages share are shown on none.
 */
export function shownPaths(file: string, site: Site): string[] {
  const [, folder, name = ''] = /^(\w+)\/(.+)\.\w+$/.exec(file) ?? [];
  switch (folder) {
    case 'cities':
      return [routes.city(name)];
    case 'services':
    case 'faqs':
      return [routes.service(name)];
    case 'attractions':
      return site.attractions
        .filter(({ citySlug }) => citySlug === name)
        .map(({ slug }) => routes.attraction(slug));
    case 'pages':
      return pagePaths(name, site);
    default:
      return [];
  }
}

function pagePaths(name: string, { services, cities, attractions }: Site): string[] {
  const example = {
    service: services.map(({ slug }) => routes.service(slug)),
    city: cities.map(({ slug }) => routes.city(slug)),
    place: attractions.map(({ slug }) => routes.attraction(slug)),
  };
  if (isKey(example, name)) return example[name].slice(0, 1);
  return isKey(PAGE_PATHS, name) ? [PAGE_PATHS[name] ?? routes.home()] : [];
}

function isKey<Key extends string>(record: Partial<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(record, key);
}
