import type { Document, Faq } from '../content.ts';
import { hoursShortText } from '../hours.ts';
import { outsideNote } from '../meeting.ts';
import { type Distance, distanceToOffice } from '../office.ts';
import type { Pages } from '../pages.ts';
import { postmarkFile } from '../pictures.ts';
import { type ProseTree, wordsOfProse } from '../prose.ts';
import { questionPath, routes, serviceQuestionPath } from '../routes.ts';
import { find, type Site } from '../site.ts';
import { uncapitalized } from '../text.ts';
import type { SentencePart } from './sentence-part.ts';
// The places of the region that have ZIP codes, in the middle of them (from the package zipcodes 8.0.0).
import zipPlaces from './zip-places.json' with { type: 'json' };

/** The file that the finder fetches once someone uses it. */
export const FINDER_FILE = '/finder.json';

/** The list of all documents on the services page. */
export const DOCUMENTS_ANCHOR = 'documents';

/** What the finder looks things up in: everything that its file has. */
export interface FinderData {
  /** The sentences of all answers, with their tokens. */
  words: FinderWords;
  /** The hours in one line: "Monday-Friday 8am-8pm, weekends by appointment". */
  hours: string;
  /** The service for people whom the notary cannot drive to. */
  online: FinderService | undefined;
  /** The path of the service for documents that are used in another country. */
  apostillePath: string | undefined;
  documents: FinderDocument[];
  questions: FinderQuestion[];
  /** The cities, and after them the places without a page. */
  places: FinderPlace[];
  /** The abbreviations of the states in which the notary may act. */
  commissions: readonly string[];
}

/** The sentences of content/pages/finder.md that stand in answers. */
type FinderWords = Omit<Pages['finder'], 'heading' | 'body' | 'onlineService' | 'apostilleService'>;

/** A service that answers lead to. */
export interface FinderService {
  name: string;
  /** The path of its page. */
  path: string;
  /** Whether it can be done by remote online notarization. */
  online: boolean;
}

/** A document that can be looked up. */
export interface FinderDocument extends Omit<Document, 'phrase' | 'service' | 'source'> {
  /** How it reads inside a sentence. */
  phrase: string;
  /** Our service for it; missing where someone else does it. */
  service: FinderService | undefined;
}

/** A question that people ask in the place of a document. */
export interface FinderQuestion extends Pick<Faq, 'anchor' | 'question' | 'alsoCalled'> {
  /** The answer in pieces; undefined where it waits for a fact that the owner has still to write. */
  answer: SentencePart[] | undefined;
  /** The path of the answer on the site; undefined where no page has one. */
  path: string | undefined;
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
  /** From the office, as the city's page says it. */
  distance?: Distance | undefined;
  /** How to meet people of a city in a state that isn't listed under commissions; {{city}} is open. */
  note?: string | undefined;
}

/** Everything that the finder's file has. */
export function finderData(site: Site): FinderData {
  const { heading: _, body: __, onlineService, apostilleService, ...words } = site.pages.finder;
  return {
    words,
    hours: hoursShortText(site.business.hours),
    online: onlineService === undefined ? undefined : servicePage(site, onlineService),
    apostillePath: apostilleService === undefined ? undefined : routes.service(apostilleService),
    documents: site.documents.map((document) => finderDocument(site, document)),
    questions: finderQuestions(site),
    places: finderPlaces(site),
    commissions: site.business.commissions,
  };
}

/** A document with how it reads inside a sentence and the page of its service. */
export function finderDocument(site: Site, document: Document): FinderDocument {
  const { service, phrase, source: _, ...facts } = document;
  return {
    ...facts,
    phrase: phrase ?? uncapitalized(document.name),
    service: service === undefined ? undefined : servicePage(site, service),
  };
}

function servicePage({ serviceBySlug }: Site, slug: string): FinderService {
  const { title, online } = find(serviceBySlug, slug);
  return { name: title, path: routes.service(slug), online };
}

/** All questions before a call, and those of a service that say what people type for them. */
function finderQuestions(site: Site): FinderQuestion[] {
  const general = site.questions.map((faq) => finderQuestion(faq, questionPath(faq.anchor)));
  const ofServices = site.services.flatMap(({ slug, faqs }) =>
    faqs
      .filter(({ alsoCalled }) => alsoCalled.length > 0)
      .map((faq) => finderQuestion(faq, serviceQuestionPath(slug, faq.anchor))),
  );
  const unanswered = site.unansweredQuestions.map(({ anchor, question, alsoCalled }) => ({
    anchor,
    question,
    alsoCalled,
    answer: undefined,
    path: undefined,
  }));
  return [...general, ...ofServices, ...unanswered];
}

function finderQuestion(
  { anchor, question, alsoCalled, answer }: Faq,
  path: string,
): FinderQuestion {
  return { anchor, question, alsoCalled, answer: partsOf(answer), path };
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
    const { slug, name, state, latitude, longitude } = city;
    const label = `${name}, ${state}`;
    const zips = others.get(label)?.zips ?? [];
    others.delete(label);
    const distance = distanceToOffice(site.business, city);
    // The finder puts in the name as a link.
    const note = outsideNote(site, { state, name: '{{city}}' });
    const stamp = postmarkFile(site.business, city);
    return { slug, stamp, name, state, latitude, longitude, zips, distance, note };
  });
  return [...cities, ...others.values()];
}
