import type { Business } from './schemas/business.ts';

export type Notary = Business['notary'][number];

/** The languages of all notaries, without duplicates. */
export function spokenLanguages({ notary }: Pick<Business, 'notary'>): string[] {
  return [...new Set(notary.flatMap(({ languages }) => languages))];
}

/** A notary's commission, after "Notary public": ", commission 12345, to 2029". */
export function commissionText({ commission, expires }: Notary): string {
  const parts = [''];
  if (commission !== undefined) parts.push(`commission ${commission}`);
  if (expires !== undefined) parts.push(`to ${expires.slice(0, 4)}`);
  return parts.join(', ');
}
