/** Each page is a file with its slug as the name, and disks take 255 letters. Unit: letters. */
export const LONGEST_SLUG = 100;

/** One part of an address: lower-case words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text can stand as one part of an address. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && SLUG_PATTERN.test(text);
}

/**
 * Makes the last part of an address from a name: lower case, spaces to hyphens, every other
 * non-word character dropped ("St. Mary's Park" becomes "st-marys-park").
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '');
}

/** Says what looks wrong in a slug that was made from a name, or undefined when it reads well. */
export function slugOddity(name: string): string | undefined {
  const slug = slugify(name);
  if (slug === '') return 'no letter is left for the address';
  if (slug.length > LONGEST_SLUG) return `the address has more than ${LONGEST_SLUG} letters`;
  if (/[^\p{ASCII}]/u.test(name)) return 'accented letters are dropped from the address';
  if (slug.includes('--')) return 'the address has two hyphens in a row';
  if (/^-|-$/.test(slug)) return 'the address starts or ends with a hyphen';
  return undefined;
}

/**
 * The slug that somebody most likely means by a name: accents are left out, and whatever joins
 * words becomes a hyphen. Undefined where a letter would be lost or nothing is left.
 */
export function nearestSlug(name: string): string | undefined {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (/[^a-z0-9\p{P}\p{S}\p{Z}\s]/u.test(letters)) return undefined;
  const words = letters.replace(/['’]/g, '').match(/[a-z0-9]+/g) ?? [];
  const slug = words.join('-');
  return isSlug(slug) ? slug : undefined;
}

/** Turns a slug back into a readable name: "silver-city" becomes "Silver City". */
export function titleFromSlug(slug: string): string {
  const words = slug.split('-').filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
