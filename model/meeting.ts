import type { City } from './content.ts';
import { STATE_NAMES } from './geo.ts';
import type { Business } from './schemas/business.ts';
import type { Site } from './site.ts';
import { fillTokens } from './tokens.ts';

/** A city as sentences about meeting there name it. */
type MeetingCity = Pick<City, 'name' | 'state'>;

/** The names of the states that have commissioned the notary, each once. */
export function commissionedStates({ commissions }: Pick<Business, 'commissions'>): string[] {
  return [...new Set(commissions)].map((state) => STATE_NAMES[state]);
}

/** Whether the notary may act in person in a city. */
function isCommissionedIn({ business }: Site, { state }: MeetingCity): boolean {
  return business.commissions.includes(state);
}

/** What to know before calling from a state where the notary may not act in person; else nothing. */
export function outsideNote(site: Site, city: MeetingCity): string | undefined {
  if (isCommissionedIn(site, city)) return undefined;
  return fillStates(site, city, site.pages.city.outsideNote);
}

/** How a visitor of this city can meet the notary, in a few words. */
export function meetingFact(site: Site, city: MeetingCity): string {
  const { insideFact, outsideFact } = site.pages.city;
  return fillStates(site, city, isCommissionedIn(site, city) ? insideFact : outsideFact);
}

function fillStates({ business }: Site, { name, state }: MeetingCity, text: string): string {
  const list = new Intl.ListFormat('en-US');
  return fillTokens(text, {
    city: name,
    state,
    stateName: STATE_NAMES[state],
    commissions: list.format(commissionedStates(business)),
  });
}
