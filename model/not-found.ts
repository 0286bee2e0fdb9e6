/** The element of 404.html that says Page Not Found. */
export const NOT_FOUND_SCREEN = 'not-found-screen';

/** The ids of the screens that 404.html carries as templates, and the name that the browser replaces. */
export const UNKNOWN_CITY = { template: 'unknown-city', placeholder: 'Your City' };
export const UNKNOWN_ATTRACTION = { template: 'unknown-attraction', placeholder: 'this-place' };

export type UnknownScreen = typeof UNKNOWN_CITY;
