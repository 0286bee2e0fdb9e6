/** What a server can send before it hears back: ten packets (RFC 6928). Unit: bytes. */
const ROUND_TRIP = 14_600;

/** Addresses whose page may take two round trips: lists that grow with the content. */
const LISTS = ['/places'];

/** What visitors' pages may weigh. All bytes are after brotli, as hosts send them. */
export const BUDGETS = {
  /** What must arrive before a page is painted: one request and no more. */
  firstViewRequests: 1,
  /** The script inside a page: what popovers need and, on pages with islands, the loader. */
  pageScript: 1100,
  /** The part of it that popovers need beside the platform, minified but not compressed. */
  disclosureScript: 600,
  /** Everything that an island takes to hydrate: React, the island, its needs. */
  firstInteraction: 75 * 1024,
  firstInteractionRequests: 3,
  /** The face of the headings, which compresses itself. */
  headingFace: 24_000,
  /** A page with a picture before anybody does anything, on a phone: document, faces, pictures. */
  firstViewWithPicture: 60_000,
  /** The largest contentful paint of a page with a picture, as a multiple of that without. */
  picturePaintRatio: 1.3,
  /** The least that Lighthouse may say, in each category. */
  lighthouseScore: 100,
  /** The largest contentful paint, as a multiple of that of a bare page of one request. */
  largestPaintRatio: 1.15,
} as const;

/** How large the document of a page may be. Unit: bytes after brotli. */
export function documentBudget(path: string): number {
  return LISTS.includes(path) ? 2 * ROUND_TRIP : ROUND_TRIP;
}
