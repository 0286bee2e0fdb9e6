import type { City, Content } from './content.ts';
import type { Business } from './schemas/business.ts';
import { nameOfState } from './states.ts';
import { fillTokens } from './tokens.ts';

/** A city as sentences about meeting there name it. */
type MeetingCity = Pick<City, 'name' | 'state'>;

/** What sentences about meeting are made from. */
type MeetingSource = Pick<Content, 'business' | 'pages'>;

/** The names of the states that have commissioned the notary, each once. */
export function commissionedStates({ commissions }: Pick<Business, 'commissions'>): string[] {
  return [...new Set(commissions)].map((state) => nameOfState(state));
}

/** Whether the notary may act in person in a city. */
export function isCommissionedIn(
  { business }: Pick<Content, 'business'>,
  { state }: Pick<City, 'state'>,
): boolean {
  return business.commissions.includes(state);
}

/** What to know before calling from a state where the notary may not act in person; else nothing. */
export function outsideNote(source: MeetingSource, city: MeetingCity): string | undefined {
  if (isCommissionedIn(source, city)) return undefined;
  return fillTokens(source.pages.city.outsideNote, stateTokens(source, city));
}

/** How a visitor of this city can meet the notary, in a few words. */
export function meetingFact(source: MeetingSource, city: MeetingCity): string {
  const { city: words, search } = source.pages;
  const { insideFact, insideFactOnline, outsideFact, outsideFactOnline } = words;
  const [inPerson, orOnline] = isCommissionedIn(source, city)
    ? [insideFact, insideFactOnline]
    : [outsideFact, outsideFactOnline];

  const isOnline = search.onlineService !== undefined;
  const fact = (isOnline && orOnline) || inPerson;
  return fillTokens(fact, stateTokens(source, city));
}

/** What stands for the tokens of a text about a city and the states in which the notary may act. */
export function stateTokens({ business }: Pick<Content, 'business'>, { name, state }: MeetingCity) {
  const list = new Intl.ListFormat('en-US');
  return {
    city: name,
    state,
    stateName: nameOfState(state),
    commissions: list.format(commissionedStates(business)),
  };
}
