import type { Business, City, Pages } from './content.ts';
import { commissionedStates, isCommissionedIn, STATE_NAMES } from './geo.ts';
import { fillTokens } from './tokens.ts';

/** What the estimates of a way are rounded to. */
const STEP = 5;

interface Stating {
  business: Pick<Business, 'commissions'>;
  pages: { city: Pick<Pages['city'], 'insideFact' | 'outsideFact' | 'outsideNote'> };
}
type Stated = Pick<City, 'name' | 'state'>;

/**
 * The line of facts at the top of a city's page: its county, the way there from the office, and how
 * the notary may act in its state. Distances are estimates, so they are rounded and say "about".
 */
export function cityFacts(site: Stating, city: Stated & Partial<City>): string[] {
  const { county, milesFromOffice: miles, minutesFromOffice: minutes } = city;
  return [
    county ?? [],
    miles === undefined ? [] : `About ${roundedEstimate(miles)} miles from our office`,
    minutes === undefined ? [] : `about ${roundedEstimate(minutes)} minutes by car`,
    meetingFact(site, city),
  ].flat();
}

/** What to know before calling from a state where the notary may not act in person; else nothing. */
export function outsideNote(site: Stating, city: Stated): string[] {
  if (isCommissionedIn(site.business, city.state)) return [];
  return [fillStates(site.pages.city.outsideNote, site, city)];
}

/** How a visitor of this city can meet the notary, in a few words. */
export function meetingFact(site: Stating, city: Stated): string {
  const { insideFact, outsideFact } = site.pages.city;
  const isInside = isCommissionedIn(site.business, city.state);
  return fillStates(isInside ? insideFact : outsideFact, site, city);
}

function fillStates(text: string, { business }: Stating, { name, state }: Stated): string {
  const commissions = commissionedStates(business);
  return fillTokens(text, { city: name, state, stateName: STATE_NAMES[state], commissions });
}

/** An estimate of miles or minutes as pages show it. */
export function roundedEstimate(estimate: number): number {
  return Math.max(STEP, Math.round(estimate / STEP) * STEP);
}
