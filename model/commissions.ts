import type { Business } from './content.ts';

type State = Business['commissions'][number];

/** The states that content can name, as people write them out. */
export const STATE_NAMES: Record<State, string> = { ID: 'Idaho', OR: 'Oregon' };

type Commissioned = Pick<Business, 'commissions'>;

/** Whether the notary may act in person in a state. */
export function isCommissionedIn({ commissions }: Commissioned, state: State): boolean {
  return commissions.includes(state);
}

/** Made once: making one costs more than using it for a thousand pages. */
const list = new Intl.ListFormat('en-US');

/** The states that have commissioned the notary, in words: "Idaho and Oregon". */
export function commissionedStates({ commissions }: Commissioned): string {
  return list.format(stateNames({ commissions }));
}

/** The names of those states, each once. */
export function stateNames({ commissions }: Commissioned): string[] {
  return [...new Set(commissions)].map((state) => STATE_NAMES[state]);
}
