/** How much content is read: far more than a site of thousands of pages needs. */
export const LIMITS = {
  /** Of one file. */
  bytes: 200_000,
  /** Of a folder. */
  files: 20_000,
} as const;
