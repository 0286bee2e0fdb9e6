/** What may stand between the digits of a phone number. */
const SEPARATORS = '[\\s()./+\u2010-\u2015-]*';

/**
 * A regular expression for a ten-digit number as people write it: "(208) 555-0100", "208-555-0100",
 * "+1 208 555 0100". Area code and exchange begin with 2 to 9 (North American Numbering Plan).
 */
export const PHONE_PATTERN = [
  `^${SEPARATORS}(1${SEPARATORS})?`,
  `[2-9](${SEPARATORS}\\d){2}${SEPARATORS}`,
  `[2-9](${SEPARATORS}\\d){6}${SEPARATORS}$`,
].join('');

/** Reads such a number. Returns its E.164 form, "+12085550100", or undefined when it is none. */
export function parsePhone(text: string): string | undefined {
  if (!new RegExp(PHONE_PATTERN).test(text)) return undefined;
  return `+1${text.replace(/\D/g, '').slice(-10)}`;
}

/** A number in its E.164 form as visitors read it: "(208) 555-0100". */
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

/** An email address as pages write it, so that no HTML holds one: "hello [at] example.com". */
export function spokenMail(address: string): string {
  return address.replace('@', ' [at] ');
}
