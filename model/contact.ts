import type { Business } from './schemas/business.ts';

const SIGNS = '[\\s().+-]*';

/** A ten-digit number as people write it: "(208) 555-0100", "208-555-0100", "+1 208 555 0100". */
export const PHONE_PATTERN = `^${SIGNS}(1${SIGNS})?[2-9](${SIGNS}\\d){2}${SIGNS}[2-9](${SIGNS}\\d){6}${SIGNS}$`;

/** Reads such a number. Returns its E.164 form, "+12085550100", or undefined when it is none. */
export function parsePhone(text: string): string | undefined {
  if (!new RegExp(PHONE_PATTERN).test(text)) return undefined;
  return `+1${text.replace(/\D/g, '').slice(-10)}`;
}

/** The number as visitors read it: "(208) 555-0100". */
export function formatPhone(phone: string): string {
  return `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(-4)}`;
}

/** The link that starts a call (RFC 3966). */
export const telHref = (phone: string) => `tel:${phone}`;

/** The link that starts a text message (RFC 5724). */
export const smsHref = (phone: string) => `sms:${phone}`;

const SPOKEN_AT = ' [at] ';

/** An email address as pages write it, so that no HTML holds one: "hello [at] example.com". */
export const spokenMail = (address: string) => address.replace('@', SPOKEN_AT);

/** The address that such a text stands for, "hello@example.com". */
export const mailAddress = (spoken: string) => spoken.replace(SPOKEN_AT, '@');

/** The office as far as the owner makes it public: "Nampa, ID", or with street and ZIP. */
export function officeAddress({ address }: Pick<Business, 'address'>): string {
  const { street, city, state, zip, display } = address;
  if (display === 'city') return `${city}, ${state}`;
  return `${street ? `${street}, ` : ''}${city}, ${state}${zip ? ` ${zip}` : ''}`;
}

/** Where directions lead, as visitors are told: the office where its street is shown, else its city. */
export function officeName({ address }: Pick<Business, 'address'>): string {
  return address.display === 'street' ? 'our office' : address.city;
}
