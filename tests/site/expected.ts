import { parse } from 'yaml';
import type { Attraction, City, Content } from '../../model/content.ts';
import type { ProseTree } from '../../model/prose.ts';
import type { BuiltSite } from './built-site.ts';

// What the spec asks for, worked out from the content in the tests' own words. Nothing in this file
// calls the code that the rules try: a fault there would be expected as well.

/** The address of each page that is made from an entry of the content. */
export const paths = {
  service: (slug: string) => `/services/${slug}`,
  city: (slug: string) => `/areas/${slug}`,
  /** The second address of a city's page. */
  cityUnderLocations: (slug: string) => `/locations/${slug}`,
  attraction: (slug: string) => `/places/${slug}`,
};

/** The pages that every site has, besides those of its entries and of plain text. */
const OWN_PAGES = ['/', '/services', '/questions', '/locations', '/areas', '/places', '/contact'];

/** The files of content/pages that are no page of plain text: pages of their own, and parts of others. */
const NOT_PLAIN = [
  ...['home', 'services', 'questions', 'locations', 'areas', 'places', 'contact', 'not-found'],
  ...['service', 'city', 'place', 'finder', 'call-to-action'],
];

/** The names of the pages of plain text, which are the names of their files, in the order of names. */
export function plainPages({ texts }: Pick<BuiltSite, 'texts'>): string[] {
  return [...texts.keys()]
    .flatMap((file) => /^content\/pages\/(.+)\.md$/.exec(file)?.[1] ?? [])
    .filter((name) => !NOT_PLAIN.includes(name))
    .toSorted();
}

/** The pages of plain text that every site has. */
const LEGAL_PAGES = ['privacy-policy', 'terms-of-service'];

/** The names of the pages of plain text that every site has, in the order of names. */
export function legalPages(built: Pick<BuiltSite, 'texts'>): string[] {
  return plainPages(built).filter((name) => LEGAL_PAGES.includes(name));
}

/** A page that the owner has added, as its file says it. */
interface AddedPage {
  /** The name of its file. */
  name: string;
  title: string;
  heading: string;
  description: string;
  /** The menu that leads to it, if one does. */
  menu: string | undefined;
}

/** The pages that the owner has added: those of plain text that not every site has, from A to Z. */
export function addedPages(built: Pick<BuiltSite, 'content' | 'texts'>): AddedPage[] {
  const names = plainPages(built).filter((name) => !LEGAL_PAGES.includes(name));

  return built.content.addedPages
    .filter(({ slug }) => names.includes(slug))
    .map(({ slug, title, description }) => {
      const [, frontMatter = ''] = (built.texts.get(`content/pages/${slug}.md`) ?? '').split(
        /^---$/m,
      );
      const written: { heading?: string; menu?: string } = parse(frontMatter);
      return {
        name: slug,
        title,
        description,
        heading: written.heading ?? title,
        menu: written.menu,
      };
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en-US'));
}

/** The address of every page that search engines should keep, each once. */
export function expectedPaths(built: Pick<BuiltSite, 'content' | 'texts'>): string[] {
  const { services, cities } = built.content;
  const attractions = cities.flatMap((city) => city.attractions);

  return [
    ...OWN_PAGES,
    ...plainPages(built).map((name) => `/${name}`),
    ...services.map(({ slug }) => paths.service(slug)),
    ...cities.map(({ slug }) => paths.city(slug)),
    ...attractions.map(({ slug }) => paths.attraction(slug)),
  ];
}

/** The address of every page that search engines may list. */
export function listedPaths(built: Pick<BuiltSite, 'content' | 'texts'>): string[] {
  const hidden = hiddenPlaces(built);
  return expectedPaths(built).filter((path) => !hidden.includes(path));
}

/** The addresses of the places that the owner keeps from search engines: all of them, or some. */
export function hiddenPlaces({ content, texts }: Pick<BuiltSite, 'content' | 'texts'>): string[] {
  const facts: { places?: { index?: boolean } } = parse(texts.get('content/business.yaml') ?? '');
  const areAllHidden = facts.places?.index === false;

  return content.cities.flatMap((city) => {
    const file: { attractions?: unknown[] } | null = parse(
      texts.get(`content/attractions/${city.slug}.yaml`) ?? '',
    );
    // Entries that are only texts have no page.
    const written = (file?.attractions ?? []).filter((one) => typeof one !== 'string');
    const isHidden = (position: number) => {
      const entry = written[position];
      const says = typeof entry === 'object' && entry !== null && 'index' in entry;
      return areAllHidden || (says && entry.index === false);
    };
    return city.attractions.flatMap(({ slug }, position) =>
      isHidden(position) ? [paths.attraction(slug)] : [],
    );
  });
}

/** The services in the order of every list of them. */
export function servicesInOrder({ services }: Content) {
  return services.toSorted((a, b) => a.order - b.order);
}

/** The services with these slugs, in this order. */
export function servicesOf({ services }: Content, slugs: readonly string[]) {
  return slugs.flatMap((slug) => services.filter((service) => service.slug === slug));
}

/** The cities in the order of the directory, which the links to previous and next follow. */
export function directory({ cities }: Content): City[] {
  return cities.toSorted((a, b) => a.order - b.order);
}

/** The cities from A to Z, as an American reader expects. */
export function citiesFromAToZ({ cities }: Content): City[] {
  const compare = (a: string, b: string) => a.localeCompare(b, 'en-US');
  return cities.toSorted((a, b) => compare(a.name, b.name) || compare(a.state, b.state));
}

/** The cities that /locations lists, in its own order; those without a place in it come last. */
export function listedCities(content: Content): City[] {
  const placeOf = ({ locationsOrder = Number.MAX_VALUE }: City) => locationsOrder;
  return directory(content)
    .filter(({ locationsPage }) => locationsPage)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The cities with these slugs, in this order. */
export function citiesOf({ cities }: Content, slugs: readonly string[] = []): City[] {
  return slugs.flatMap((slug) => cities.filter((city) => city.slug === slug));
}

/** The cities before and after a city in the directory, around both of its ends; none for a city alone. */
export function neighborsOf(content: Content, city: City): { previous?: City; next?: City } {
  const cities = directory(content);
  const position = cities.findIndex(({ slug }) => slug === city.slug);
  const previous = cities.at(position - 1);
  const next = cities[(position + 1) % cities.length];

  return cities.length > 1 && previous && next ? { previous, next } : {};
}

/** A city as lists name it: "Boise, ID". */
export const nameAndState = ({ name, state }: Pick<City, 'name' | 'state'>) => `${name}, ${state}`;

/** What links to an attraction say: its name, with its city where another attraction has that name. */
export function expectedAttractionLabel(
  { cities }: Content,
  { name, cityName }: Attraction,
): string {
  const isShared = cities.flatMap((city) => city.attractions).filter((one) => one.name === name);
  return isShared.length > 1 ? `${name}, ${cityName}` : name;
}

/** What a card says of an attraction: the first hundred characters, as people count them, and "...". */
export function expectedSummary(description: string): string {
  const characters = [...description];
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}...` : description;
}

/** Puts values in the place of tokens: {{city}}. A token without a value stays. */
export function fillInTokens(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (token, name: string) => values[name] ?? token);
}

/** The words of a part of a text that was written in Markdown. */
function textOf(node: ProseTree | ProseTree['children'][number]): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
}

/** The words of a text that was written in Markdown, with its tokens filled in. */
export function proseText(prose: ProseTree, values: Readonly<Record<string, string>> = {}): string {
  return fillInTokens(textOf(prose), values);
}

/** What a text consists of that fits any screen; a table may be wider, and scrolls by itself. */
const BLOCKS = ['p', 'ul', 'ol', 'h2', 'h3', 'h4'];

/** The words of a text, paragraph by paragraph, with its tokens filled in. */
export function proseBlocks(
  prose: ProseTree,
  values: Readonly<Record<string, string>> = {},
): string[] {
  return prose.children
    .filter((node) => node.type === 'element' && BLOCKS.includes(node.tagName))
    .map((node) => fillInTokens(textOf(node), values));
}

/** The last words of a text, where it ends with a paragraph. */
export function lastBlock({ children }: ProseTree): string {
  const last = children.findLast(({ type }) => type === 'element');
  const isParagraph = last?.type === 'element' && last.tagName === 'p';
  return isParagraph ? textOf(last) : '';
}

/** A US phone number in the forms in which a site has it. */
interface PhoneForms {
  /** The number as people read it: "(208) 555-0100". */
  shown: string;
  /** The number as programs read it (E.164): "+12085550100". */
  international: string;
}

/** The forms of a phone number that is written in any of them. */
export function phoneForms(written: unknown): PhoneForms {
  const digits = String(written).replace(/\D/g, '').slice(-10);
  return {
    shown: `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    international: `+1${digits}`,
  };
}

/** The phone number of the business, as it stands in content/business.yaml. */
export function businessPhone({ texts }: Pick<BuiltSite, 'texts'>): PhoneForms {
  const facts: { phone?: unknown } = parse(texts.get('content/business.yaml') ?? '');
  return phoneForms(facts.phone);
}

/** The office as far as the owner makes it public. */
export function publicOffice({ business }: Content): string {
  const { street, city, state, zip, display } = business.address;
  if (display === 'city') return `${city}, ${state}`;
  const place = zip === undefined ? `${city}, ${state}` : `${city}, ${state} ${zip}`;
  return street === undefined ? place : `${street}, ${place}`;
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The days that a text such as "Monday-Wednesday, Friday" means, in full. */
export function daysIn(text: string): string[] {
  return partsOf(text).flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    const [from, to] = [WEEK.indexOf(first), WEEK.indexOf(last)];
    return from <= to ? WEEK.slice(from, to + 1) : [...WEEK.slice(from), ...WEEK.slice(0, to + 1)];
  });
}

const partsOf = (days: string) => days.split(',').map((part) => part.trim());

/** Texts as a sentence lists them: "English and Spanish". */
export const inWords = (parts: readonly string[]) => new Intl.ListFormat('en-US').format(parts);

/** A time such as "20:00" as Americans write it: "8:00 PM". */
function timeText(time: string): string {
  const options = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' } as const;
  // Newer versions of the Unicode data put a narrow space before AM and PM.
  return new Date(`2000-01-01T${time}Z`).toLocaleTimeString('en-US', options).replace(/\s/, ' ');
}

/** A time in a few letters: "8pm". */
const shortTimeText = (time: string) =>
  timeText(time).replace(':00', '').replace(' ', '').toLowerCase();

/** The hours that visitors read: at length "Monday-Friday 8:00 AM-8:00 PM, weekends by appointment". */
export function expectedHours({ business }: Content, length: 'long' | 'short'): string {
  const { visible, weekends } = business.hours;
  const write = length === 'long' ? timeText : shortTimeText;

  const groups = [...new Set(visible.map(({ days }) => inWords(partsOf(days))))];
  const spans = groups.map((names) => {
    // A break at noon makes two spans of one day.
    const times = visible
      .filter(({ days }) => inWords(partsOf(days)) === names)
      .map(({ opens, closes }) => ({ opens, text: `${write(opens)}-${write(closes)}` }))
      .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
    return `${names} ${inWords(times.map(({ text }) => text))}`;
  });
  const openDays = visible.flatMap(({ days }) => daysIn(days));
  const freeDays = ['Saturday', 'Sunday'].filter((day) => !openDays.includes(day));
  const when = freeDays.length === 2 ? 'weekends' : `${freeDays[0]}s`;

  return freeDays.length === 0 || weekends === undefined
    ? spans.join(', ')
    : `${spans.join(', ')}, ${when} ${weekends}`;
}

/** The days without hours that are still to come or not yet over, those in a row as one. */
export function closuresIn({ business }: Content): { first: string; last: string }[] {
  const nextDay = (date: string) =>
    new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  const days = business.holidays.flatMap(({ first, last }) => {
    const all: string[] = [];
    for (let day = first; day <= last; day = nextDay(day)) all.push(day);
    return all;
  });
  const off = new Set(days);
  const daysAfter = new Set([...off].map(nextDay));
  const firstDays = [...off].filter((day) => !daysAfter.has(day));

  return firstDays.toSorted().map((first) => {
    let last = first;
    while (off.has(nextDay(last))) last = nextDay(last);
    return { first, last };
  });
}

/** When the business is closed: "December 25", "July 6 to 24", "December 24 to January 2". */
export function expectedClosure({ first, last }: { first: string; last: string }): string {
  const [from = '', to = ''] = [first, last].map((date) => dateText(date).replace(/,.*/, ''));
  if (first === last) return from;
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${from} to ${to.split(' ')[1]}`
    : `${from} to ${to}`;
}

/** A date such as "2027-01-01" as people read it: "January 1, 2027". */
export function dateText(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** The states that content can name. */
const STATES = { ID: 'Idaho', OR: 'Oregon' };

export const expectedStateName = (state: City['state']) => STATES[state];

/** The names of the states that have commissioned the notary, each once. */
export function expectedCommissions({ business }: Content): string[] {
  return [...new Set(business.commissions)].map(expectedStateName);
}

/** What stands for the tokens of a text that is said of a city. */
export function cityTokens(content: Content, { name, state }: Pick<City, 'name' | 'state'>) {
  const commissions = inWords(expectedCommissions(content));
  return { city: name, state, stateName: expectedStateName(state), commissions };
}

/** Whether the notary may act in person in a city. */
const isInside = ({ business }: Content, { state }: Pick<City, 'state'>) =>
  business.commissions.includes(state);

/** What a city's page begins with, before and after the miles: who comes, how far and when, or how to meet. */
export function expectedCityLead(content: Content, city: City): string[] {
  const { visitSentence, visitNoMiles } = content.pages.city;
  const note = expectedOutsideNote(content, city);
  if (note !== undefined) return [note];

  const tokens = cityTokens(content, city);
  const { milesFromOffice, latitude, longitude } = city;
  const { address } = content.business;
  const isOffice = address.city === city.name && address.state === city.state;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const hasMiles = milesFromOffice !== undefined || (isPlaced && !isOffice);
  return fillInTokens(hasMiles ? visitSentence : visitNoMiles, tokens).split(/\{\{\s*miles\s*\}\}/);
}

/** The title of a city's page. */
export function cityTitle(content: Content, city: City): string {
  const { title, outsideTitle } = content.pages.city;
  const shared = isInside(content, city) ? title : outsideTitle;
  return city.seoTitle ?? fillInTokens(shared, cityTokens(content, city));
}

/** A place as sentences name it that name its city too: without the city in brackets. */
const shortName = ({ name, cityName }: Attraction) => name.split(` (${cityName})`).join('');

/** What an attraction's page says of itself and of a signing there. */
export function placeWords(content: Content, city: City, attraction: Attraction) {
  const { title, description, outsideDescription, lead, meetings } = content.pages.place;
  const inside = isInside(content, city);
  const tokens = { ...cityTokens(content, city), place: shortName(attraction) };
  const ofKind = meetings.find(({ kind }) => kind === attraction.kind);
  const meeting = attraction.meeting ?? ofKind?.text ?? '';

  return {
    title: attraction.seoTitle ?? fillInTokens(title, tokens),
    /** What the description for search engines begins with. */
    description: fillInTokens(inside ? description : outsideDescription, tokens),
    lead: expectedOutsideNote(content, city) ?? fillInTokens(lead, tokens),
    meeting: inside ? fillInTokens(meeting, tokens) : '',
  };
}

/** How people of a city in a state without commission can meet the notary; nothing in any other. */
export function expectedOutsideNote(content: Content, city: City): string | undefined {
  const isCommissioned = content.business.commissions.includes(city.state);
  if (isCommissioned) return undefined;
  return fillInTokens(content.pages.city.outsideNote, cityTokens(content, city));
}

/** An address of Google's maps (https://developers.google.com/maps/documentation/urls/get-started). */
function googleMaps(path: string, query: Readonly<Record<string, string>>): string {
  return `https://www.google.com/maps${path}?${new URLSearchParams(query)}`;
}

/** A link to driving directions, from where the reader is when no origin is given. */
export function directionsLink(destination: string, origin?: string): string {
  const from: Record<string, string> = origin === undefined ? {} : { origin };
  return googleMaps('/dir/', { api: '1', ...from, destination, travelmode: 'driving' });
}

/** The map with a driving route that can stand in a page; with a key, of the Maps Embed API. */
export function embeddedRoute({ settings }: Content, origin: string, destination: string): string {
  const { mapsKey: key } = settings;
  if (key === undefined) {
    return googleMaps('', { saddr: origin, daddr: destination, dirflg: 'd', output: 'embed' });
  }
  return googleMaps('/embed/v1/directions', { key, origin, destination, mode: 'driving' });
}

/** The map of a city that can stand in a page: the one that its file names, else one of its name. */
export function embeddedMap({ content, texts }: BuiltSite, city: City): string {
  const { mapsKey: key } = content.settings;
  const place = nameAndState(city);
  const [, frontMatter = ''] = (texts.get(`content/cities/${city.slug}.md`) ?? '').split(/^---$/m);
  const { mapEmbedUrl }: { mapEmbedUrl?: string } = parse(frontMatter);

  if (mapEmbedUrl !== undefined) return mapEmbedUrl;
  if (key !== undefined) return googleMaps('/embed/v1/place', { key, q: place });
  return googleMaps('', { q: place, output: 'embed' });
}

/** What maps look for to find an attraction: its address, else its name in its city. */
export function whereIs(
  { name, address }: { name: string; address?: string | undefined },
  city: City,
) {
  return address ?? `${name}, ${nameAndState(city)}`;
}

/** The link from the address of an attraction to a map. */
export function mapLink(attraction: Attraction, city: City): string {
  const { googleMapsUrl, hasMap, address, latitude, longitude } = attraction;
  const own = googleMapsUrl ?? hasMap;
  if (own !== undefined) return own;

  const isPoint = address === undefined && latitude !== undefined && longitude !== undefined;
  const query = isPoint ? `${latitude},${longitude}` : whereIs(attraction, city);
  return googleMaps('/search/', { api: '1', query });
}

/** The picture that stands beside a shared link to a page: its own, or that of the nearest page above. */
export function cardOf(built: BuiltSite, path: string): string {
  const [, section = '', slug] = path.split('/');
  const attractions = built.content.cities.flatMap((city) => city.attractions);
  const place = section === 'places' && attractions.find((one) => one.slug === slug);

  const isPlain = section === 'questions' || plainPages(built).includes(section);
  if (path === '/' || isPlain) return '/cards/home.png';
  if (place) return `/cards/areas-${place.citySlug}.png`;
  if (slug === undefined) return `/cards/${section}.png`;
  return `/cards/${section.replace('locations', 'areas')}-${slug}.png`;
}
