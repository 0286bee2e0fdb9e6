import type { Document, Faq } from '../content.ts';
import { type Coordinates, durationText } from '../geo.ts';
import { outsideNote } from '../meeting.ts';
import { type Distance, distanceToOffice } from '../office.ts';
import type { Pages } from '../pages.ts';
import { postmarkFile } from '../pictures.ts';
import { type ProseTree, wordsOfProse } from '../prose.ts';
import { questionPath, serviceQuestionPath } from '../routes.ts';
import type { Business } from '../schemas/business.ts';
import type { Site } from '../site.ts';
// The places of the region that have ZIP codes, in the middle of them (from the package zipcodes 8.0.0).
import zipPlaces from './zip-places.json' with { type: 'json' };

/** The file that the finder fetches once someone uses it. */
export const FINDER_FILE = '/finder.json';

/** The list of all documents on the services page. */
export const DOCUMENTS_ANCHOR = 'documents';

/** What the finder looks things up in: everything that its file has. */
export interface FinderData {
  /** The labels and sentences of all answers, with their tokens. */
  words: FinderWords;
  /** What an appointment costs: the owner's own fees, else what the law says of them. */
  fees: readonly Fee[];
  /** Where the office is, as far as that is public. */
  base: Coordinates;
  /** When the business is open. */
  openingTimes: Pick<Business, 'hours' | 'holidays'>;
  /** The slug of the service for people whom the notary cannot drive to. */
  online: string | undefined;
  /** The slug of the service for documents that are used in another country. */
  apostille: string | undefined;
  services: readonly FinderService[];
  documents: readonly FinderDocument[];
  questions: readonly FinderQuestion[];
  /** The cities, and after them the places without a page. */
  places: readonly FinderPlace[];
  /** The abbreviations of the states in which the notary may act. */
  commissions: readonly string[];
}

/** What content/pages/finder.md has for answers. */
type FinderWords = Omit<Pages['finder'], 'heading' | 'body' | 'onlineService' | 'apostilleService'>;

/** A line of what an appointment costs. */
interface Fee {
  /** Missing where the text says it all. */
  label?: string;
  text: string;
}

/** A service that answers lead to. */
export interface FinderService {
  slug: string;
  name: string;
  /** Whether it can be done by remote online notarization. */
  online: boolean;
  /** What each further notarization costs. */
  additional?: string | undefined;
}

/** A document that can be looked up. */
export interface FinderDocument
  extends Pick<
    Document,
    'slug' | 'name' | 'alsoCalled' | 'inSpanish' | 'heads' | 'says' | 'bring' | 'note'
  > {
  /** The slug of our service for it. */
  service?: string | undefined;
  /** Who does it instead. */
  who?: string | undefined;
  record?: boolean | undefined;
  online?: boolean | undefined;
}

/** A piece of a sentence. */
export interface SentencePart {
  text: string;
  /** The path of this site or the address of another that it leads to, if any. */
  href?: string;
  /** Only for words in another language than the page. */
  lang?: 'es';
}

/** A question that people ask in the place of a document. */
export interface FinderQuestion
  extends Pick<Faq, 'anchor' | 'question' | 'alsoCalled' | 'inSpanish' | 'first'> {
  /** The answer in pieces; undefined where it waits for a fact that the owner has still to write. */
  answer?: SentencePart[] | undefined;
  /** The path of the answer on the site; undefined where no page has one. */
  path?: string | undefined;
}

/** A city with a page, or another place with ZIP codes. */
export interface FinderPlace {
  name: string;
  /** The abbreviation of the state. */
  state: string;
  zips: readonly string[];
  /** Unit: degrees. */
  latitude?: number | undefined;
  /** Unit: degrees. */
  longitude?: number | undefined;
  /** What addresses call a city that has a page. */
  slug?: string;
  /** The path of the stamp of a city that has a page. */
  stamp?: string;
  county?: string | undefined;
  /** The neighborhoods and landmarks of a city. */
  alsoCalled?: readonly string[];
  /** The names of the attractions of a city. */
  attractions?: readonly string[];
  /** From the office, as the city's page says it. */
  distance?: Distance | undefined;
  /** How long the drive from the office takes: "25 minutes". */
  minutes?: string | undefined;
  /** How to meet people of a city in a state that isn't listed under commissions. */
  note?: string | undefined;
}

/** Everything that the finder's file has. */
export function finderData(site: Site): FinderData {
  const { heading: _, body: __, onlineService, apostilleService, ...words } = site.pages.finder;
  const { fees, feeLaw, latitude, longitude, hours, holidays, commissions } = site.business;
  return {
    words,
    fees:
      fees.length === 0
        ? [{ text: feeLaw }]
        : fees.map(({ label, amount, text }) => ({ label, text: amount ?? text ?? '' })),
    base: { latitude, longitude },
    openingTimes: { hours, holidays },
    online: onlineService,
    apostille: apostilleService,
    services: site.services.map(({ slug, title, online, additionalNotarization }) => {
      return { slug, name: title, online, additional: additionalNotarization };
    }),
    documents: site.documents.map(finderDocument),
    questions: finderQuestions(site),
    places: finderPlaces(site),
    commissions,
  };
}

function finderDocument({ elsewhere, source: _, ...facts }: Document): FinderDocument {
  return { ...facts, who: elsewhere?.who };
}

/** All questions before a call, and those of a service that say what people type for them. */
function finderQuestions(site: Site): FinderQuestion[] {
  const general = site.questions.map((faq) => finderQuestion(faq, questionPath(faq.anchor)));
  const ofServices = site.services.flatMap(({ slug, faqs }) =>
    faqs
      .filter(({ alsoCalled }) => alsoCalled.length > 0)
      .map((faq) => finderQuestion(faq, serviceQuestionPath(slug, faq.anchor))),
  );
  const unanswered = site.unansweredQuestions.map(
    ({ anchor, question, alsoCalled, inSpanish }) => ({
      anchor,
      question,
      alsoCalled,
      inSpanish,
    }),
  );
  return [...general, ...ofServices, ...unanswered];
}

function finderQuestion(faq: Faq, path: string): FinderQuestion {
  const { anchor, question, alsoCalled, inSpanish, first, answer } = faq;
  return { anchor, question, alsoCalled, inSpanish, first, answer: partsOf(answer), path };
}

/** An answer in pieces: its words, and its links. */
function partsOf(text: ProseTree): SentencePart[] {
  const parts: SentencePart[] = [];
  for (const node of text.children) {
    const words = wordsOfProse(node);
    const before = parts.at(-1);
    if (node.type === 'element' && node.tagName === 'a') {
      parts.push({ text: words, href: `${node.properties.href}` });
    } else if (before !== undefined && before.href === undefined) {
      // Words beside words are one piece, such as those around bold ones.
      before.text += words;
    } else {
      parts.push({ text: words });
    }
  }
  return parts;
}

function finderPlaces(site: Site): FinderPlace[] {
  const others = new Map(zipPlaces.map((place) => [`${place.name}, ${place.state}`, place]));
  const cities = site.cities.map((city): FinderPlace => {
    const { slug, name, state, latitude, longitude, county, alsoCalled, minutesFromOffice } = city;
    const label = `${name}, ${state}`;
    const zips = others.get(label)?.zips ?? [];
    others.delete(label);
    return {
      slug,
      stamp: postmarkFile(site.business, city),
      name,
      state,
      latitude,
      longitude,
      zips,
      county,
      alsoCalled,
      attractions: city.attractions.map((attraction) => attraction.name),
      distance: distanceToOffice(site.business, city),
      minutes: minutesFromOffice === undefined ? undefined : durationText(minutesFromOffice),
      note: outsideNote(site, city),
    };
  });
  return [...cities, ...others.values()];
}
