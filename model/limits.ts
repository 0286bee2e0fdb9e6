/** How many of a list are shown. */
export const LIMITS = {
  /** Common documents on a service card of the home page. */
  homeCardDocuments: 4,
  /** Common documents on a service card of the services page. */
  servicesCardDocuments: 6,
} as const;
