import type { Attraction, City, Content, Service } from './content.ts';
import { durationText } from './geo.ts';
import { isCommissionedIn, stateTokens } from './meeting.ts';
import { LONGEST_DESCRIPTION } from './schemas/fields.ts';
import { sentencesOf } from './text.ts';
import { fillTokens } from './tokens.ts';

/** A page's words for its title, its heading and search engines. */
export interface PageWords {
  /** The title without the business name. */
  title: string;
  heading: string;
  /** The snippet for search results. */
  description: string;
  /** Search terms, the most important first. */
  keywords: readonly string[];
}

type WordsSource = Pick<Content, 'business' | 'pages'>;

/** The words of a page from content/pages. */
export function namedPageWords({ title, heading, description, keywords }: PageWords): PageWords {
  return { title, heading, description, keywords };
}

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

/** Offers a visit where the notary may act; elsewhere, says how to meet. */
export function cityTitle(source: WordsSource, city: Pick<City, 'name' | 'state'>): string {
  const { title, outsideTitle } = source.pages.city;
  const words = isCommissionedIn(source, city) ? title : outsideTitle;
  return fillTokens(words, stateTokens(source, city));
}

/** A description made from the facts of a city, for one without its own. */
function cityDescription(source: WordsSource, city: City): string {
  const { nearDescription, baseDescription, farDescription, outsideDescription } =
    source.pages.city;
  const tokens = stateTokens(source, city);
  const { minutesFromOffice } = city;
  if (!isCommissionedIn(source, city)) return fillTokens(outsideDescription, tokens);
  if (minutesFromOffice === undefined) return fillTokens(baseDescription, tokens);

  const words = minutesFromOffice > LONG_DRIVE ? farDescription : nearDescription;
  return fillTokens(words, { ...tokens, minutes: durationText(minutesFromOffice) });
}

/** Drives longer than this are scheduled by day, not by hour. Unit: minutes. */
const LONG_DRIVE = 60;

export function attractionPageWords(source: WordsSource, attraction: Attraction): PageWords {
  const words = source.pages.place;
  const city = cityOf(attraction);
  const tokens = { ...stateTokens(source, city), place: nameBesideCity(attraction) };
  const isInside = isCommissionedIn(source, city);
  const description = isInside ? words.description : words.outsideDescription;
  return {
    title: attraction.seoTitle ?? fillTokens(words.title, tokens),
    heading: attraction.name,
    description: appendSentences(fillTokens(description, tokens), attraction.description),
    keywords: words.keywords.map((keyword) => fillTokens(keyword, tokens)),
  };
}

/**
 * The sentence about signing at an attraction: its own, otherwise that of its kind. Undefined if there
 * isn't one, and where the notary can't act in person.
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

/** An attraction's name in a sentence that also names the city: "Rose Park" for "Rose Park (Kuna)". */
function nameBesideCity({ name, cityName }: Attraction): string {
  return name.replace(` (${cityName})`, '');
}

/** Appends as many sentences of another text as search results show. */
function appendSentences(text: string, other: string): string {
  let longest = text;
  for (const sentence of sentencesOf(other)) {
    const longer = `${longest} ${sentence}`;
    if (longer.length > LONGEST_DESCRIPTION) break;
    longest = longer;
  }
  return longest;
}
