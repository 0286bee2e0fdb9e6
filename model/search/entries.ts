import type { City, Document, Faq, UnansweredFaq } from '../content.ts';
import { type Coordinates, durationText, isPlaced, milesBetween } from '../geo.ts';
import { commissionedStates, isCommissionedIn } from '../meeting.ts';
import { isOfficeCity } from '../office.ts';
import { wordsOfProse } from '../prose.ts';
import { questionPath, routes, serviceQuestionPath } from '../routes.ts';
import type { Site } from '../site.ts';
import { nameOfState, STATE_CODES, type StateCode } from '../states.ts';
import { sentencesOf } from '../text.ts';
import { fillTokens } from '../tokens.ts';
import { zipCodes } from '../zip-codes.ts';
// Countries by English name (ISO 3166) and other common names. Georgia and Jersey are left out, because
// they share a name with a state or part of one.
import countries from './countries.json' with { type: 'json' };
// Towns with ZIP codes, with the coordinates of their centers (from the package zipcodes 8.0.0).
import towns from './towns.json' with { type: 'json' };

/** Whether we can notarize it. The law may also not require a notary. */
export type Verdict = 'yes' | 'no' | 'not-required';

export interface SearchEntry {
  name: string;
  /**
   * Left out for a document, whose name gives its place in the document list, and for a place without a
   * page, which leads to the contact page.
   */
  path?: string;
  /** The answer below the name, a sentence. */
  text: string;
  verdict?: Verdict | undefined;
  /** Other names; for a city including its name without the state. */
  names?: readonly string[];
  spanish?: readonly string[];
}

/** The contents of the search file. */
export interface SearchData {
  what: readonly SearchEntry[];
  /** States and countries, then cities, then towns without a page. */
  where: readonly SearchEntry[];
  /** Words that name nothing, such as "the". */
  passedOver: string;
  /** The answer for a ZIP code that isn't in the list of towns. */
  unknownZip: string;
  /** The legal notice for people who search by a Spanish name. */
  spanish: string;
}

export function searchData(site: Site): SearchData {
  const words = site.pages.search;
  return {
    what: [
      ...serviceEntries(site),
      ...site.documents.map((document) => documentEntry(site, document)),
      ...questionEntries(site),
      ...pageEntries(site),
    ],
    where: [...stateEntries(site), ...countryEntries(site), ...cityEntries(site)],
    passedOver: words.passedOver,
    unknownZip: words.unknownZip,
    spanish: words.spanish,
  };
}

function serviceEntries({ services }: Site): SearchEntry[] {
  return services.map(({ slug, title, description, alsoCalled }) => {
    return { name: title, path: routes.service(slug), text: description, names: alsoCalled };
  });
}

function documentEntry(site: Site, document: Document): SearchEntry {
  const { sentence, says, verdict } = documentAnswer(site, document);
  return {
    name: document.name,
    text: joined([sentence, says]),
    verdict,
    ...otherNames(document),
  };
}

/** Other names of an entry. Empty lists are left out to save bytes. */
function otherNames({ alsoCalled, inSpanish }: Pick<Document, 'alsoCalled' | 'inSpanish'>) {
  return {
    ...(alsoCalled.length > 0 && { names: alsoCalled }),
    ...(inSpanish.length > 0 && { spanish: inSpanish }),
  };
}

interface DocumentAnswer {
  verdict: Verdict | undefined;
  /** "Yes, in person." or "No. Go to the county recorder." */
  sentence: string;
  /** What we do about it, if not what the sentence says. */
  says?: string | undefined;
  /** What else may be needed. */
  also?: string | undefined;
}

/** Whether and how we handle a document, or who does instead. */
export function documentAnswer({ pages, serviceBySlug }: Site, document: Document): DocumentAnswer {
  const { search } = pages;
  const { elsewhere, notRequired, service = '', online, says } = document;
  if (elsewhere !== undefined) {
    return { verdict: 'no', sentence: fillTokens(search.someoneElse, { who: elsewhere.who }) };
  }
  if (notRequired !== undefined) return { verdict: 'not-required', sentence: notRequired, says };
  if (document.record) return { verdict: undefined, sentence: search.record };

  const isOnline =
    online && search.onlineService !== undefined && serviceBySlug.get(service)?.online;
  const isForAbroad = service === search.apostilleService;
  return {
    verdict: 'yes',
    sentence: isOnline ? search.inPersonOrOnline : search.inPerson,
    says,
    also: isForAbroad ? search.apostille : undefined,
  };
}

/** General questions, the services' questions, and those with a missing fact. */
function questionEntries(site: Site): SearchEntry[] {
  const { questions, services, unansweredQuestions, pages } = site;
  const entry = (faq: UnansweredFaq, path: string, text: string): SearchEntry => {
    return { name: faq.question, path, text, verdict: faq.verdict, ...otherNames(faq) };
  };
  return [
    ...questions.map((faq) => entry(faq, questionPath(faq.anchor), firstSentence(faq))),
    ...services.flatMap(({ slug, faqs }) =>
      faqs.map((faq) => entry(faq, serviceQuestionPath(slug, faq.anchor), firstSentence(faq))),
    ),
    ...unansweredQuestions.map((faq) => entry(faq, routes.contact(), pages.search.unanswered)),
  ];
}

/** The first sentence of an answer, and the next one if the first is a word alone: "No." */
function firstSentence({ answer }: Faq): string {
  const [first = '', second] = sentencesOf(wordsOfProse(answer));
  const isWordAlone = !first.includes(' ');
  return isWordAlone ? joined([first, second]) : first;
}

/** Pages that people search for by name. */
function pageEntries({ pages }: Site): SearchEntry[] {
  return pages.search.pages.map(({ name, path, text, alsoCalled }) => {
    return { name, path, text, names: alsoCalled };
  });
}

/** Every state, with large cities that people name without their state. */
function stateEntries(site: Site): SearchEntry[] {
  const { pages, business, cities } = site;
  const { ownState, otherState, otherStateOnline, onlineService, farCities } = pages.search;

  const entryOf = (state: StateCode): SearchEntry => {
    const names = farCities.flatMap((label) => {
      const [city = '', code] = label.split(', ');
      return code === state ? [city] : [];
    });
    const entry = { name: nameOfState(state), names };
    if (business.commissions.includes(state)) {
      return { ...entry, path: routes.areas(), text: ownState };
    }
    if (cities.some((city) => city.state === state)) {
      return { ...entry, path: routes.areas(), text: outsideText(site) };
    }
    return onlineService !== undefined
      ? { ...entry, path: routes.service(onlineService), text: otherStateOnline }
      : { ...entry, text: otherState };
  };
  return STATE_CODES.map(entryOf);
}

function countryEntries({ pages }: Site): SearchEntry[] {
  const { country, countryApostille, apostilleService } = pages.search;
  if (apostilleService === undefined) return countries.map((name) => ({ name, text: country }));

  const path = routes.service(apostilleService);
  return countries.map((name) => ({ name, path, text: joined([country, countryApostille]) }));
}

function cityEntries(site: Site): SearchEntry[] {
  const others = new Map(towns.map((town) => [placeName(town), town]));
  const cities = site.cities.map((city): SearchEntry => {
    const name = placeName(city);
    others.delete(name);
    const county = city.county === undefined ? [] : [city.county];
    const names = [...city.alsoCalled, ...county, ...zipCodes(city)];
    return { name, path: routes.city(city.slug), text: cityText(site, city), names };
  });
  return [
    ...cities,
    ...[...others].map(([name, town]): SearchEntry => {
      return { name, text: townText(site, town), names: town.zips };
    }),
  ];
}

interface Town extends Coordinates {
  name: string;
  state: string;
}

const placeName = ({ name, state }: Pick<Town, 'name' | 'state'>) => `${name}, ${state}`;

/** The drive to a city with a page, or how to meet there. */
function cityText(site: Site, city: City): string {
  const { business, pages } = site;
  const { cityNoTime, cityOfOffice } = pages.search;
  if (!isCommissionedIn(site, city)) return outsideText(site, city);
  if (isOfficeCity(business, city)) return cityOfOffice;

  const { minutesFromOffice } = city;
  if (minutesFromOffice === undefined) return cityNoTime;
  return fillTokens(pages.search.city, { minutes: durationText(minutesFromOffice) });
}

function townText(site: Site, town: Town): string {
  const { business, pages } = site;
  if (!business.commissions.some((state) => state === town.state)) return outsideText(site, town);

  const miles = `${Math.max(1, Math.round(milesBetween(business, town)))}`;
  return fillTokens(pages.search.town, { miles });
}

/** Made once: hundreds of towns ask for it. */
const ONE_OF = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** How to meet people from a state without a commission, and the nearest city with one. */
function outsideText(site: Site, from?: Partial<Coordinates>): string {
  const { outside, outsideOnline, onlineService, nearestCity } = site.pages.search;
  const meeting = (onlineService !== undefined && outsideOnline) || outside;
  const commissions = ONE_OF.format(commissionedStates(site.business));
  const text = fillTokens(meeting, { commissions });

  if (from === undefined || !isPlaced(from)) return text;
  const [nearest] = site.cities
    .filter((city) => isCommissionedIn(site, city))
    .filter(isPlaced)
    .toSorted((a, b) => milesBetween(from, a) - milesBetween(from, b));
  return joined([text, nearest && fillTokens(nearestCity, { city: nearest.name })]);
}

function joined(sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
