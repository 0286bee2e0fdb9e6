import type { Business } from './schemas/business.ts';
import { nameOfState } from './states.ts';

/** The amount of a sum as the schema reads it, "$1,200". Unit: dollars. */
export function dollarsOf(sum: string): number {
  return Number(sum.replace(/[$,]/g, ''));
}

/** What the law of the state of the office says about fees, in a sentence. */
export function feeLawSentence({ address, feeLaw }: Pick<Business, 'address' | 'feeLaw'>): string {
  return `${nameOfState(address.state)} law caps a notary's fee at ${feeLaw.most} for each notarial act.`;
}
