import { LONGEST_SLUG, SLUG_PATTERN, slugify } from '../../model/text.ts';

/** Whether a text can stand as one part of an address. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && SLUG_PATTERN.test(text);
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

/**
 * Whether Windows keeps a name for a device, whatever its ending.
 * Source: learn.microsoft.com, "Naming Files, Paths, and Namespaces".
 */
export function isDeviceName(name: string): boolean {
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
}

/** Why a slug cannot be part of an address, if it cannot. */
export function reservedSlug(slug: string): string | undefined {
  if (isDeviceName(slug)) return "Windows doesn't allow a file with this name";
  // What hosts serve for a folder or a missing page, and this site's own files.
  return /^(index|404|admin|assets|cards|robots|sitemap)$/.test(slug)
    ? 'web hosts or this site reserve this name'
    : undefined;
}
