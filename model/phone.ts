/** A North American telephone number in E.164 form, "+12085550100". */
export type Phone = string;

const SIGNS = '[\\s().+-]*';

/** What `parsePhone` can read, for tools that know only patterns. */
export const PHONE_PATTERN = `^${SIGNS}(1${SIGNS})?[2-9](${SIGNS}\\d){2}${SIGNS}[2-9](${SIGNS}\\d){6}${SIGNS}$`;

/**
 * Reads a number as people write it: "(208) 555-0100", "208-555-0100", "+1 208 555 0100".
 * Returns its E.164 form, or undefined when it is not a ten-digit North American number.
 */
export function parsePhone(text: string): Phone | undefined {
  const digits = text.replace(/[\s().+-]/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : undefined;
}

/** The number as visitors read it: "(208) 555-0100". */
export function formatPhone(phone: Phone): string {
  const national = phone.slice(2);
  return `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${lastFour(phone)}`;
}

/** The number with all but its last four digits hidden: "(•••) •••-0100". */
export function maskPhone(phone: Phone): string {
  return `(•••) •••-${lastFour(phone)}`;
}

/** The last four digits, the only ones that stand in a masked number's spoken name. */
export function lastFour(phone: Phone): string {
  return phone.slice(-4);
}

/** The link that starts a call (RFC 3966). */
export function telHref(phone: Phone): string {
  return `tel:${phone}`;
}

/** The link that starts a text message (RFC 5724). */
export function smsHref(phone: Phone): string {
  return `sms:${phone}`;
}
