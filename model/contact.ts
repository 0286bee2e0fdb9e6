/** What may separate the digits of a phone number. */
const SEPARATORS = '[\\s()./+\u2010-\u2015-]*';

/**
 * Matches a ten-digit number as people write it: "(208) 555-0100", "208-555-0100", "+1 208 555 0100". Area
 * code and exchange begin with 2 to 9 (North American Numbering Plan).
 */
export const PHONE_PATTERN = [
  `^${SEPARATORS}(1${SEPARATORS})?`,
  `[2-9](${SEPARATORS}\\d){2}${SEPARATORS}`,
  `[2-9](${SEPARATORS}\\d){6}${SEPARATORS}$`,
].join('');

/** Returns the E.164 form of a phone number, "+12085550100", or undefined if it isn't valid. */
export function parsePhone(text: string): string | undefined {
  if (!new RegExp(PHONE_PATTERN).test(text)) return undefined;
  return `+1${text.replace(/\D/g, '').slice(-10)}`;
}

/** Formats an E.164 number for visitors: "(208) 555-0100". */
export function formatPhone(phone: string): string {
  return `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(-4)}`;
}

/** The link that starts a call (RFC 3966). */
export function telHref(phone: string): string {
  return `tel:${phone}`;
}

/** The link that starts a text message (RFC 5724). */
export function smsHref(phone: string): string {
  return `sms:${phone}`;
}

/** An email address in a form that harvesters don't find in the HTML: "hello [at] example.com". */
export function spokenMail(address: string): string {
  return address.replace('@', ' [at] ');
}
