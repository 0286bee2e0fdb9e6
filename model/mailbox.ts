/** An email address in two parts: pages carry only these, so that no HTML holds the address. */
export interface Mailbox {
  user: string;
  domain: string;
}

export function splitMailbox(address: string): Mailbox {
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
