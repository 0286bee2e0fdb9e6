/**
 * Makes the last part of an address from a name: lower case, spaces to hyphens, every other
 * non-word character dropped ("St. Mary's Park" becomes "st-marys-park").
 * Rule: spec section 3, "City"; hyphens are kept so that they can join words.
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
  if (slug === '') return 'it leaves nothing for the address';
  if (/[^\p{ASCII}]/u.test(name)) return 'letters with accents are dropped from the address';
  if (slug.includes('--')) return 'the address gets two hyphens in a row';
  if (slug.startsWith('-') || slug.endsWith('-')) return 'the address starts or ends with a hyphen';
  return undefined;
}

/** One part of an address: lower-case words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text can stand as one part of an address. */
export function isSlug(text: string): boolean {
  return SLUG_PATTERN.test(text);
}

/** Turns a slug back into a readable name: "silver-city" becomes "Silver City". */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
