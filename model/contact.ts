import type { Business } from './schemas/business.ts';

/** A North American telephone number in E.164 form, "+12085550100". */
export type Phone = string;

const SIGNS = '[\\s().+-]*';

/** A ten-digit number as people write it: "(208) 555-0100", "208-555-0100", "+1 208 555 0100". */
export const PHONE_PATTERN = `^${SIGNS}(1${SIGNS})?[2-9](${SIGNS}\\d){2}${SIGNS}[2-9](${SIGNS}\\d){6}${SIGNS}$`;

/** Reads such a number. Returns its E.164 form, or undefined when it is none. */
export function parsePhone(text: string): Phone | undefined {
  if (!new RegExp(PHONE_PATTERN).test(text)) return undefined;
  return `+1${text.replace(/\D/g, '').slice(-10)}`;
}

/** The number as visitors read it: "(208) 555-0100". */
export function formatPhone(phone: Phone): string {
  return `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${lastFour(phone)}`;
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

/** An email address in two parts: pages carry only these, so that no HTML holds the address. */
export type Mailbox = ReturnType<typeof splitMailbox>;

export function splitMailbox(address: string) {
  const at = address.lastIndexOf('@');
  return { user: address.slice(0, at), domain: address.slice(at + 1) };
}

/** The address itself, "hello@example.com". */
export function mailAddress({ user, domain }: Mailbox): string {
  return `${user}@${domain}`;
}

/** What stands for the "@" where an address must not be one. */
export const SPOKEN_AT = ' [at] ';

/** The address as people without script read it, "hello [at] example.com". */
export function spokenMailbox({ user, domain }: Mailbox): string {
  return user + SPOKEN_AT + domain;
}

/** The office as far as the owner makes it public: "Nampa, ID", or with street and ZIP. */
export function officeAddress({ address }: Pick<Business, 'address'>): string {
  const { street, city, state, zip, display } = address;
  if (display === 'city') return `${city}, ${state}`;
  return `${street ? `${street}, ` : ''}${city}, ${state}${zip ? ` ${zip}` : ''}`;
}
