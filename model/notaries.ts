import { commissionedStates } from './meeting.ts';
import type { Business } from './schemas/business.ts';

const LIST = new Intl.ListFormat('en-US');

export type Notary = Business['notary'][number];

/** The languages of all notaries, without duplicates. */
export function spokenLanguages({ notary }: Pick<Business, 'notary'>): string[] {
  return [...new Set(notary.flatMap(({ languages }) => languages))];
}

/** A notary's commission: "Commission 12345, to 2029", or as much of it as is known. */
export function commissionText({ commission, expires }: Notary): string {
  const parts = [commission === undefined ? 'Notary public' : `Commission ${commission}`];
  if (expires !== undefined) parts.push(`to ${expires.slice(0, 4)}`);
  return parts.join(', ');
}

/** The names of all notaries: "Jane Doe and John Doe"; "A notary public" where none is named. */
export function namedNotaries({ notary }: Pick<Business, 'notary'>): string {
  return LIST.format(notary.map(({ name }) => name)) || 'A notary public';
}

/**
 * Who comes where no notary is named. "Idaho notary public" once the owner has confirmed the commissions.
 */
export function unnamedNotary(business: Pick<Business, 'commissions' | 'placeholders'>): string {
  if (business.placeholders.includes('commissions')) return 'Notary public';

  const states = LIST.format(commissionedStates(business));
  return `${states} notary public`;
}
