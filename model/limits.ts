/** Counts that the spec fixes (section 9). */
export const LIMITS = {
  /** Common documents on a service card of the home page. */
  homeCardDocuments: 4,
  /** Common documents on a service card of the services page. */
  servicesCardDocuments: 6,
} as const;
