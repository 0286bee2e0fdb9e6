import { routes } from './routes.ts';

/** One step of a breadcrumb; the last one is the page itself. */
export interface Crumb {
  name: string;
  path: string;
}

/** A breadcrumb that starts at the home page. */
export function breadcrumb(...crumbs: Crumb[]): Crumb[] {
  return [{ name: 'Home', path: routes.home() }, ...crumbs];
}
