import type { Business, City, Pages } from './content.ts';
import { fillTokens } from './tokens.ts';

type State = City['state'];
type Commissions = Pick<Business, 'commissions'>;
type Named = Pick<City, 'name' | 'state'>;

/** What says how the notary may act in a state. */
interface Rules {
  business: Commissions;
  pages: { city: Pick<Pages['city'], 'insideFact' | 'outsideFact' | 'outsideNote'> };
}

/** The states that content can name, as people write them out. */
export const STATE_NAMES: Record<State, string> = { ID: 'Idaho', OR: 'Oregon' };

/** Whether the notary may act in person in a state. */
export function isCommissionedIn({ commissions }: Commissions, state: State): boolean {
  return commissions.includes(state);
}

/** The names of the states that have commissioned the notary, each once. */
export function stateNames({ commissions }: Commissions): string[] {
  return [...new Set(commissions)].map((state) => STATE_NAMES[state]);
}

/** Whether the office stands in a city. */
export function isOfficeCity({ address }: Pick<Business, 'address'>, { name, state }: Named) {
  return address.city === name && address.state === state;
}

/**
 * The line of facts at the top of a city's page: its county, the way there from the office, and how
 * the notary may act in its state. Distances are estimates, so they are rounded and say "about".
 */
export function cityFacts(site: Rules, city: Named & Partial<City>): string[] {
  const { county, milesFromOffice: miles, minutesFromOffice: minutes } = city;
  return [
    county ?? [],
    miles === undefined ? [] : `About ${roundedEstimate(miles)} miles from our office`,
    minutes === undefined ? [] : `about ${roundedEstimate(minutes)} minutes by car`,
    meetingFact(site, city),
  ].flat();
}

/** What to know before calling from a state where the notary may not act in person; else nothing. */
export function outsideNote(site: Rules, city: Named): string | undefined {
  if (isCommissionedIn(site.business, city.state)) return undefined;
  return fillStates(site.pages.city.outsideNote, site, city);
}

/** How a visitor of this city can meet the notary, in a few words. */
export function meetingFact(site: Rules, city: Named): string {
  const { insideFact, outsideFact } = site.pages.city;
  const isInside = isCommissionedIn(site.business, city.state);
  return fillStates(isInside ? insideFact : outsideFact, site, city);
}

function fillStates(text: string, { business }: Rules, { name, state }: Named): string {
  const commissions = new Intl.ListFormat('en-US').format(stateNames(business));
  return fillTokens(text, { city: name, state, stateName: STATE_NAMES[state], commissions });
}

/** An estimate of miles or minutes as pages show it: a multiple of 5, and never 0. */
export function roundedEstimate(estimate: number): number {
  return Math.max(5, Math.round(estimate / 5) * 5);
}
