import { routes } from './routes.ts';

/** The element of 404.html that says Page Not Found. */
export const NOT_FOUND_SCREEN = 'not-found-screen';

/** A screen that 404.html carries as a template, for paths that only the browser knows. */
export interface UnknownScreen {
  /** The id of the template. */
  template: string;
  /** The name in it that the browser replaces. */
  placeholder: string;
  /** The paths that it is for, as routes with ":slug" for the name. */
  paths: readonly string[];
}

export const UNKNOWN_CITY: UnknownScreen = {
  template: 'unknown-city',
  placeholder: 'Your City',
  paths: [routes.city(':slug'), routes.cityUnderLocations(':slug')],
};

export const UNKNOWN_ATTRACTION: UnknownScreen = {
  template: 'unknown-attraction',
  placeholder: 'this-place',
  paths: [routes.attraction(':slug')],
};
