/** The path below which this site was built to stand, without a slash at its end. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** A path of this site as the browser must ask for it. */
export function addressOf(path: string): string {
  return BASE + path;
}
