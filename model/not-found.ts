/** The element of 404.html that says Page Not Found. */
export const NOT_FOUND_SCREEN = 'not-found-screen';

/** Screens that 404.html carries as templates, each with a name that the browser replaces. */
export const UNKNOWN_CITY = { template: 'unknown-city', placeholder: 'Your City' };
export const UNKNOWN_ATTRACTION = { template: 'unknown-attraction', placeholder: 'this-place' };
