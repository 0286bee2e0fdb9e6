import type { City, Document, Faq, UnansweredFaq } from '../content.ts';
import { type Coordinates, durationText, isPlaced, milesBetween } from '../geo.ts';
import { commissionedStates, isCommissionedIn } from '../meeting.ts';
import { isOfficeCity } from '../office.ts';
import { verdictIn, wordsOfProse } from '../prose.ts';
import { questionPath, routes, serviceQuestionPath } from '../routes.ts';
import type { Site } from '../site.ts';
import { nameOfState, STATE_CODES, type StateCode } from '../states.ts';
import { fillTokens } from '../tokens.ts';
// The countries, by their English names (ISO 3166), and what else people call them. Two that share their
// name with a state of the U.S. are left out: Georgia and Jersey.
import countries from './countries.json' with { type: 'json' };
// The towns that have ZIP codes, in the middle of them (from the package zipcodes 8.0.0).
import towns from './towns.json' with { type: 'json' };

/** Something that the search shows under its own name. */
export interface SearchEntry {
  name: string;
  /**
   * The path of its place on the site. Left out for a document, whose line in the list of all has its name,
   * and for a place that has no page: it leads to the page with the phone number.
   */
  path?: string;
  /** What the search says of it. */
  text: string;
  mark?: 'yes' | 'no' | undefined;
  /** What else people call it; of a city, besides its name without its state. */
  names?: readonly string[];
  spanish?: readonly string[];
}

/** What the search looks things up in: all that its file has. */
export interface SearchData {
  /** Documents, questions, services and pages. */
  what: readonly SearchEntry[];
  /** States and countries, then cities, then towns without a page. */
  where: readonly SearchEntry[];
  /** Shown last where nothing has been found by its name. */
  anyOther: SearchEntry;
  /** What is said of a ZIP code that the list of towns doesn't have. */
  unknownZip: string;
  /** What a notary public is not, for whoever types a Spanish name. */
  spanish: string;
}

/** Everything that the search can show. */
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
    anyOther: { ...words.anyOther, path: routes.contact() },
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
  const { name, record, elsewhere, note } = document;
  return {
    name,
    text: joined([documentVerdict(site, document), note]),
    mark: elsewhere ? 'no' : record ? undefined : 'yes',
    ...otherNames(document),
  };
}

/** What else people call an entry of the content; an empty list is left out, and takes no bytes. */
function otherNames({ alsoCalled, inSpanish }: Pick<Document, 'alsoCalled' | 'inSpanish'>) {
  return {
    ...(alsoCalled.length > 0 && { names: alsoCalled }),
    ...(inSpanish.length > 0 && { spanish: inSpanish }),
  };
}

/** Whether we do a document and how, else who does it: "No. The county recorder does that." */
export function documentVerdict({ pages, serviceBySlug }: Site, document: Document): string {
  const { search } = pages;
  const { elsewhere, service = '', online, says } = document;
  if (elsewhere !== undefined) return fillTokens(search.someoneElse, { who: elsewhere.who });
  if (document.record) return search.record;

  const isOnline =
    online && search.onlineService !== undefined && serviceBySlug.get(service)?.online;
  const isForAbroad = service === search.apostilleService;
  const verdict = isOnline ? search.inPersonOrOnline : search.inPerson;
  return joined([verdict, isForAbroad ? search.apostille : undefined, says]);
}

/** All questions: before a call, of the services, and those that wait for a fact. */
function questionEntries(site: Site): SearchEntry[] {
  const { questions, services, unansweredQuestions, pages } = site;
  const entry = (faq: UnansweredFaq, path: string, text: string): SearchEntry => {
    const verdict = verdictIn(text);
    const mark = verdict === 'Yes' ? 'yes' : verdict && 'no';
    return { name: faq.question, path, text, mark, ...otherNames(faq) };
  };
  return [
    ...questions.map((faq) => entry(faq, questionPath(faq.anchor), firstSentence(faq))),
    ...services.flatMap(({ slug, faqs }) =>
      faqs.map((faq) => entry(faq, serviceQuestionPath(slug, faq.anchor), firstSentence(faq))),
    ),
    ...unansweredQuestions.map((faq) => entry(faq, routes.contact(), pages.search.unanswered)),
  ];
}

/** The first sentence of an answer; with a yes or no alone, the next one too. */
function firstSentence({ answer }: Faq): string {
  const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });
  const [first = '', second = ''] = [...sentences.segment(wordsOfProse(answer))].map(
    ({ segment }) => segment,
  );
  const isVerdictAlone = first.trim() === `${verdictIn(first)}.`;
  return (isVerdictAlone ? first + second : first).trim();
}

/** The pages that people ask for by a name. */
function pageEntries({ pages }: Site): SearchEntry[] {
  return pages.search.pages.map(({ name, path, text, alsoCalled }) => {
    return { name, path, text, names: alsoCalled };
  });
}

/** Every state, with its large cities that people name without it. */
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

/** The cities in their order, then the towns without a page. */
function cityEntries(site: Site): SearchEntry[] {
  const others = new Map(towns.map((town) => [placeName(town), town]));
  const cities = site.cities.map((city): SearchEntry => {
    const name = placeName(city);
    const zips = others.get(name)?.zips ?? [];
    others.delete(name);
    const county = city.county === undefined ? [] : [city.county];
    const names = [...city.alsoCalled, ...county, ...zips];
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

/** How far a city with a page is, and how to meet there. */
function cityText(site: Site, city: City): string {
  const { business, pages } = site;
  const { cityNoTime, cityOfOffice } = pages.search;
  if (!isCommissionedIn(site, city)) return outsideText(site, city);
  if (isOfficeCity(business, city)) return cityOfOffice;

  const { minutesFromOffice } = city;
  if (minutesFromOffice === undefined) return cityNoTime;
  return fillTokens(pages.search.city, { minutes: durationText(minutesFromOffice) });
}

/** How far a town without a page is. */
function townText(site: Site, town: Town): string {
  const { business, pages } = site;
  if (!business.commissions.some((state) => state === town.state)) return outsideText(site, town);

  const miles = `${Math.max(1, Math.round(milesBetween(business, town)))}`;
  return fillTokens(pages.search.town, { miles });
}

/** Where to meet people of a state without commission, and the nearest city there. */
function outsideText(site: Site, from?: Partial<Coordinates>): string {
  const { outside, outsideOnline, onlineService, nearestCity } = site.pages.search;
  const meeting = (onlineService !== undefined && outsideOnline) || outside;
  const list = new Intl.ListFormat('en-US', { type: 'disjunction' });
  const text = fillTokens(meeting, { commissions: list.format(commissionedStates(site.business)) });

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
