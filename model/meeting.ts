import type { City, Content } from './content.ts';
import type { Business } from './schemas/business.ts';
import { nameOfState } from './states.ts';
import { fillTokens } from './tokens.ts';

type MeetingCity = Pick<City, 'name' | 'state'>;

type MeetingSource = Pick<Content, 'business' | 'pages'>;

/** The states where the notary is commissioned, without duplicates. */
export function commissionedStates({ commissions }: Pick<Business, 'commissions'>): string[] {
  return [...new Set(commissions)].map((state) => nameOfState(state));
}

/** Whether the notary may act in person in a city. A commission is good in its own state only. */
export function isCommissionedIn(
  { business }: Pick<Content, 'business'>,
  { state }: Pick<City, 'state'>,
): boolean {
  return business.commissions.includes(state);
}

/** A note for visitors from a state where the notary can't act in person; otherwise undefined. */
export function outsideNote(source: MeetingSource, city: MeetingCity): string | undefined {
  if (isCommissionedIn(source, city)) return undefined;
  return fillTokens(source.pages.city.outsideNote, stateTokens(source, city));
}

/** How a visitor from a city where the notary can't act in person can meet the notary, in a few words. */
export function outsideFact(source: MeetingSource, city: MeetingCity): string {
  const { city: words, search } = source.pages;
  const isOnline = search.onlineService !== undefined;
  const fact = (isOnline && words.outsideFactOnline) || words.outsideFact;
  return fillTokens(fact, stateTokens(source, city));
}

/** Made once: every page of a city and of a place asks for it. */
const LIST = new Intl.ListFormat('en-US');

/** The tokens for texts about a city and the notary's states. */
export function stateTokens({ business }: Pick<Content, 'business'>, { name, state }: MeetingCity) {
  return {
    city: name,
    state,
    stateName: nameOfState(state),
    commissions: LIST.format(commissionedStates(business)),
  };
}
