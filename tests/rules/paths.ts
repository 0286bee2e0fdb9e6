import { routes } from '../../model/routes.ts';

/** The page's public path: a city under /locations has the one under /areas. */
export function canonicalOf(path: string): string {
  const [, slug] = /^\/locations\/(.+)$/.exec(path) ?? [];
  return slug === undefined ? path : routes.city(slug);
}
