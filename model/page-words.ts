import type { Attraction, City, Content, Service } from './content.ts';
import { durationText } from './geo.ts';
import { isCommissionedIn, outsideNote, stateTokens } from './meeting.ts';
import { fillTokens } from './tokens.ts';

/** What a page says of itself: in its title, in its heading, and to search engines. */
export interface PageWords {
  /** The page's part of the title, before the name of the business. */
  title: string;
  /** The main heading of the page. */
  heading: string;
  /** What search engines show below its title. */
  description: string;
  /** What people search for who should find it; the first above all. */
  keywords: readonly string[];
}

/** What the words of pages are made from. */
type WordsSource = Pick<Content, 'business' | 'pages'>;

/** The words of a page that is one file in content/pages. */
export function namedPageWords({ title, heading, description, keywords }: PageWords): PageWords {
  return { title, heading, description, keywords };
}

/** The words of a service's page. */
export function servicePageWords({ pages }: WordsSource, service: Service): PageWords {
  const { title: name, heading = name, seoTitle, description, keywords } = service;
  const { seoDescription = description } = service;
  return {
    title: seoTitle ?? fillTokens(pages.service.title, { service: name }),
    heading,
    description: seoDescription,
    keywords,
  };
}

/** The words of a city's page. */
export function cityPageWords(source: WordsSource, city: City): PageWords {
  const words = source.pages.city;
  const tokens = stateTokens(source, city);
  return {
    title: city.seoTitle ?? cityTitle(source, city),
    heading: fillTokens(words.heading, tokens),
    description: city.description ?? cityDescription(source, city),
    keywords: words.keywords.map((keyword) => fillTokens(keyword, tokens)),
  };
}

/** What the notary offers in a city: where the notary may act, a visit; elsewhere, how to meet. */
export function cityTitle(source: WordsSource, city: Pick<City, 'name' | 'state'>): string {
  const { title, outsideTitle } = source.pages.city;
  const words = isCommissionedIn(source, city) ? title : outsideTitle;
  return fillTokens(words, stateTokens(source, city));
}

/**
 * The sentence that a city's page begins with: who comes and when; in a state where the notary
 * may not act in person, how to meet.
 */
export function cityLead(source: WordsSource, city: City): string {
  const note = outsideNote(source, city);
  if (note !== undefined) return note;

  const { visitSentence, farSentence } = source.pages.city;
  return fillTokens(isFar(city) ? farSentence : visitSentence, stateTokens(source, city));
}

/** What search engines say of a city's page that says nothing of its own: its facts. */
function cityDescription(source: WordsSource, city: City): string {
  const { nearDescription, baseDescription, farDescription, outsideDescription } =
    source.pages.city;
  const tokens = stateTokens(source, city);
  const { minutesFromOffice } = city;
  if (!isCommissionedIn(source, city)) return fillTokens(outsideDescription, tokens);
  if (minutesFromOffice === undefined) return fillTokens(baseDescription, tokens);

  const words = isFar(city) ? farDescription : nearDescription;
  return fillTokens(words, { ...tokens, minutes: durationText(minutesFromOffice) });
}

/** From here on the hours of the phone say little of the day on which somebody comes. Unit: minutes. */
const LONG_DRIVE = 60;

/** Whether the day of an appointment depends on the drive. */
function isFar({ minutesFromOffice = 0 }: Pick<City, 'minutesFromOffice'>): boolean {
  return minutesFromOffice > LONG_DRIVE;
}

/** The words of an attraction's page. */
export function attractionPageWords(source: WordsSource, attraction: Attraction): PageWords {
  const words = source.pages.place;
  const city = cityOf(attraction);
  const tokens = { ...stateTokens(source, city), place: nameBesideCity(attraction) };
  const isInside = isCommissionedIn(source, city);
  const description = isInside ? words.description : words.outsideDescription;
  return {
    title: attraction.seoTitle ?? fillTokens(words.title, tokens),
    heading: attraction.name,
    description: withSentences(fillTokens(description, tokens), attraction.description),
    keywords: words.keywords.map((keyword) => fillTokens(keyword, tokens)),
  };
}

/**
 * What to say about a signing at an attraction: its own sentence, else that of its kind. Undefined where
 * there is none, and where the notary may not act in person.
 */
export function meetingSentence(source: WordsSource, attraction: Attraction): string | undefined {
  const city = cityOf(attraction);
  if (!isCommissionedIn(source, city)) return undefined;

  const ofKind = source.pages.place.meetings.find(({ kind }) => kind === attraction.kind);
  const tokens = { place: nameBesideCity(attraction), city: city.name };
  return attraction.meeting ?? (ofKind && fillTokens(ofKind.text, tokens));
}

function cityOf({ cityName: name, cityState: state }: Attraction): Pick<City, 'name' | 'state'> {
  return { name, state };
}

/** An attraction as sentences name it beside its city: "Rose Park" for "Rose Park (Kuna)". */
function nameBesideCity({ name, cityName }: Attraction): string {
  return name.replace(` (${cityName})`, '');
}

/** How much of a description search results show. Unit: characters. */
const DESCRIPTION_LENGTH = 160;

/** Between two sentences. A short form such as "St." or "U.S." ends none. */
const SENTENCE_BREAK = /(?<=[a-z\d)]{2}[.!?]) (?=[A-Z])/;

/** A text with the first sentence of another, and as many more as search results have room for. */
function withSentences(text: string, other: string): string {
  const [first = '', ...further] = other.split(SENTENCE_BREAK);
  let longest = `${text} ${first}`;
  for (const sentence of further) {
    const longer = `${longest} ${sentence}`;
    if (longer.length > DESCRIPTION_LENGTH) break;
    longest = longer;
  }
  return longest;
}
