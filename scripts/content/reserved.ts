import type { Phone } from '../../model/contact.ts';

/** Whether a domain is reserved for examples and can never be the owner's (RFC 2606, RFC 6761). */
export function isReservedDomain(domain: string): boolean {
  return /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$/i.test(domain);
}

/** Whether a number is one of those kept free for fiction, 555-0100 to 555-0199 of any area. */
export function isReservedPhone(phone: Phone): boolean {
  return /^\+1\d{3}55501\d{2}$/.test(phone);
}

/** Whether a form service is only on the machine that the browser runs on. */
export function isOnThisMachine(endpoint: string): boolean {
  return endpoint.startsWith('http://localhost');
}
