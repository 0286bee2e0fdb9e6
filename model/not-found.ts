/** The element of 404.html that says Page Not Found. */
export const NOT_FOUND_SCREEN = 'not-found-screen';

/** A screen that 404.html carries as a template, for paths that only the browser knows. */
export interface UnknownScreen {
  /** The id of the template. */
  template: string;
  /** The name in it that the browser replaces. */
  placeholder: string;
}

export const UNKNOWN_CITY: UnknownScreen = {
  template: 'unknown-city',
  placeholder: 'Your City',
};

export const UNKNOWN_ATTRACTION: UnknownScreen = {
  template: 'unknown-attraction',
  placeholder: 'this-place',
};
