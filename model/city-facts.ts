import type { City } from './content.ts';
import { commissionedStates, isCommissionedIn, STATE_NAMES } from './geo.ts';
import type { Site } from './site.ts';
import { fillTokens } from './tokens.ts';

/** What the estimates of a way are rounded to. */
const STEP = 5;

type Stating = Pick<Site, 'business' | 'pages'>;
type Stated = Pick<City, 'name' | 'state'>;

/**
 * The line of facts at the top of a city's page: its county, the way there from the office, and how
 * the notary may act in its state. Distances are estimates, so they are rounded and say "about".
 */
export function cityFacts(
  site: Stating,
  city: Stated & Pick<City, 'county' | 'milesFromOffice' | 'minutesFromOffice'>,
): string[] {
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
  return [fillTokens(site.pages.city.outsideNote, stateTokens(site, city))];
}

/** How a visitor of this city can meet the notary, in a few words. */
export function meetingFact(site: Stating, city: Stated): string {
  const { insideFact, outsideFact } = site.pages.city;
  const words = isCommissionedIn(site.business, city.state) ? insideFact : outsideFact;
  return fillTokens(words, stateTokens(site, city));
}

function stateTokens({ business }: Stating, { name, state }: Stated) {
  return {
    city: name,
    state,
    stateName: STATE_NAMES[state],
    commissions: commissionedStates(business),
  };
}

/** An estimate of miles or minutes as pages show it. */
export function roundedEstimate(estimate: number): number {
  return Math.max(STEP, Math.round(estimate / STEP) * STEP);
}
