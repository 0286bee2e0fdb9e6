import type {
  Attraction,
  City,
  Content,
  Faq,
  Settings,
  UnansweredFaq,
} from '../../../model/content.ts';
import { documentSlug } from '../../../model/finder/words.ts';
import { type Coordinates, isPlaced } from '../../../model/geo.ts';
import { dateIn, joinClosures } from '../../../model/hours.ts';
import { embeddedMapUrl } from '../../../model/maps.ts';
import { isOfficeCity } from '../../../model/office.ts';
import { type AddedPage, PAGE_NAMES, type PageName, type Pages } from '../../../model/pages.ts';
import type { Business } from '../../../model/schemas/business.ts';
import type { AttractionFields } from '../../../model/schemas/city.ts';
import { GENERAL_QUESTIONS } from '../../../model/schemas/service.ts';
import { byName, capitalized, slugify } from '../../../model/text.ts';
import { tokensIn } from '../../../model/tokens.ts';
import { attractionEntries, type Draft, type Entries, type FaqFields } from '../draft.ts';
import { ownSentence } from './own-words.ts';
import { validCredentials } from './tokens.ts';

/** The content of a site as far as it stands in files: the build lays out the maps. */
export type CheckedContent = Omit<Content, 'maps'>;

/** Joins entries that fit together into the site's content; undefined when a part is missing. */
export function assemble(draft: Draft, settings: Settings): CheckedContent | undefined {
  const { entries, rawFiles } = draft;
  const facts = entries.business?.fields;
  const pages = joinPages(entries);
  if (facts === undefined || pages === undefined) return undefined;

  const cities = joinCities(entries, facts, settings);
  const office = withPublicOffice(facts, cities);
  const today = dateIn(office.hours);

  return {
    settings,
    business: {
      ...office,
      fees: Object.fromEntries(
        Object.entries(office.fees).map(([name, fee]) => [name, capitalized(fee)]),
      ),
      payment: office.payment && ownSentence(office.payment),
      cancellation: office.cancellation && ownSentence(office.cancellation),
      credentials: validCredentials(office),
      holidays: joinClosures(office.holidays).filter(({ last }) => last >= today),
    },
    announcement: currentAnnouncement(entries, today),
    testimonials: entries.testimonials?.fields.testimonials ?? [],
    pages,
    addedPages: joinAddedPages(entries),
    services: [...entries.service].map(([slug, { fields, prose }]) => ({
      slug,
      ...fields,
      intro: prose,
      faqs: answeredQuestions(entries.faqs.get(slug)?.fields),
    })),
    questions: answeredQuestions(entries.faqs.get(GENERAL_QUESTIONS)?.fields),
    unansweredQuestions: unansweredQuestions(entries.faqs.get(GENERAL_QUESTIONS)?.fields),
    cities,
    documents: (entries.documents?.fields.documents ?? [])
      .map((fields) => ({ ...fields, slug: documentSlug(fields.name) }))
      .toSorted(byName),
    pictures: Object.fromEntries(
      rawFiles.flatMap(({ path, picture }) => (picture ? [[path, picture]] : [])),
    ),
    redirects: entries.redirects?.fields.redirects ?? [],
  };
}

/** The announcement, unless its last day is behind us. */
function currentAnnouncement(
  { announcement, business }: Entries,
  today: string,
): Content['announcement'] {
  const until = business?.fields.announcement?.until;
  const isBehind = until !== undefined && until < today;
  return announcement === undefined || isBehind ? undefined : { text: announcement.prose, until };
}

/** The words of every page; undefined when a file is missing. */
function joinPages(entries: Entries): Pages | undefined {
  const pages: { [Name in PageName]?: object } = {};
  for (const name of PAGE_NAMES) {
    const entry = entries.page[name];
    if (entry === undefined) return undefined;
    pages[name] = { ...entry.fields, body: entry.prose };
  }
  // Asserted: every name has the fields of its own entry, which the compiler cannot follow in a loop.
  return pages as Pages;
}

function joinAddedPages({ addedPage }: Entries): AddedPage[] {
  return [...addedPage]
    .map(([slug, { fields, prose }]) => {
      return { ...fields, slug, heading: fields.heading ?? fields.title, body: prose };
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en-US'));
}

function joinCities(entries: Entries, facts: Business, settings: Settings): City[] {
  const attractions = attractionEntries(entries);
  const areListed = facts.places?.index !== false;

  return [...entries.city].map(([slug, { fields, prose }]): City => {
    const { name, state } = fields;
    // Nobody drives within the city of the office, nor minutes without miles, as when it has moved.
    const milesFromOffice = isOfficeCity(facts, fields) ? undefined : fields.milesFromOffice;
    const minutesFromOffice = milesFromOffice === undefined ? undefined : fields.minutesFromOffice;

    return {
      slug,
      ...fields,
      milesFromOffice,
      minutesFromOffice,
      about: prose,
      mapEmbedUrl: fields.mapEmbedUrl ?? embeddedMapUrl(`${name}, ${state}`, settings.mapsKey),
      attractions: attractions
        .filter((attraction) => attraction.citySlug === slug)
        .map((attraction): Attraction => {
          const { address, meeting } = attraction.fields;
          const shown = {
            ...attraction.fields,
            address: address && withCity(address, name, state),
            meeting: meeting && ownSentence(meeting),
          };
          return {
            ...confirmedFacts(shown),
            index: areListed && attraction.fields.index !== false,
            slug: attraction.slug,
            citySlug: slug,
            cityName: name,
            cityState: state,
          };
        }),
    };
  });
}

/** A file of questions. */
interface FaqFile {
  faqs: readonly FaqFields[];
}

/** The questions that have an answer: a fact in one that the owner has still to write hides it. */
function answeredQuestions(file: FaqFile | undefined): Faq[] {
  return (file?.faqs ?? [])
    .filter(({ answer }) => tokensIn(answer).length === 0)
    .map(({ links: _, prose, ...faq }) => ({ ...faq, answer: prose, anchor: anchorOf(faq) }));
}

/** The questions that wait for a fact which the owner has still to write. */
function unansweredQuestions(file: FaqFile | undefined): UnansweredFaq[] {
  return (file?.faqs ?? [])
    .filter(({ answer }) => tokensIn(answer).length > 0)
    .map((faq) => ({
      question: faq.question,
      alsoCalled: faq.alsoCalled,
      anchor: anchorOf(faq),
    }));
}

/** The id of a question on its page: its own, else one made from its words. */
function anchorOf({ id, question }: Pick<FaqFields, 'id' | 'question'>): string {
  return id ?? `q-${slugify(question)}`;
}

/** An address of an attraction as on an envelope: with its city and state where it has no state. */
export function withCity(address: string, city: string, state: string): string {
  const hasState = /\b(?:ID|OR|Idaho|Oregon)\b/.test(address);
  if (hasState) return address;
  return address.endsWith(city) ? `${address}, ${state}` : `${address}, ${city}, ${state}`;
}

/** The facts of an attraction without those that nobody has confirmed. */
function confirmedFacts({ unconfirmed = [], ...fields }: AttractionFields): AttractionFields {
  const confirmed = { ...fields };
  for (const name of unconfirmed) confirmed[name] = undefined;
  return confirmed;
}

/**
 * The facts without what the owner does not display: no street, no ZIP, and the coordinates of the
 * city's page, or to a tenth of a degree where it has none.
 */
export function withPublicOffice<Office extends Pick<Business, 'address' | keyof Coordinates>>(
  business: Office,
  cities: readonly Pick<City, 'name' | 'state' | keyof Coordinates>[],
): Office {
  const { city, state, display } = business.address;
  if (display === 'street') return business;

  const officeCity = cities.filter(isPlaced).find((each) => isOfficeCity(business, each));
  const roughly = (degrees: number) => Math.round(degrees * 10) / 10;
  return {
    ...business,
    address: { city, state, display },
    latitude: officeCity?.latitude ?? roughly(business.latitude),
    longitude: officeCity?.longitude ?? roughly(business.longitude),
  };
}
