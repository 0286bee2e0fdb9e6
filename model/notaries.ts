import type { Business } from './schemas/business.ts';

/** Somebody who comes. */
export type Notary = Business['notary'][number];

/** The languages of all who come, each once. */
export function spokenLanguages({ notary }: Pick<Business, 'notary'>): string[] {
  return [...new Set(notary.flatMap(({ languages }) => languages))];
}

/** What somebody is commissioned as: "Notary public, commission 12345, to 2029". */
export function commissionText({ commission, expires }: Notary): string {
  const parts = ['Notary public'];
  if (commission !== undefined) parts.push(`commission ${commission}`);
  if (expires !== undefined) parts.push(`to ${expires.slice(0, 4)}`);
  return parts.join(', ');
}
