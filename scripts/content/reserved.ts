import type { Phone } from '../../model/contact.ts';

/** Whether a domain is reserved for examples and can never be the owner's (RFC 2606, RFC 6761). */
export function isReservedDomain(domain: string): boolean {
  return /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$/i.test(domain);
}

/** Whether a number is one of those kept free for fiction, 555-0100 to 555-0199 of any area. */
export function isReservedPhone(phone: Phone): boolean {
  return /^\+1\d{3}55501\d{2}$/.test(phone);
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
