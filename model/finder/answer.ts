import { type Coordinates, isPlaced } from '../geo.ts';
import { openNow } from '../hours.ts';
import { milesText } from '../office.ts';
import { questionPath, routes } from '../routes.ts';
import { fillTokens } from '../tokens.ts';
import type { FinderData, FinderDocument, FinderService, SentencePart } from './data.ts';
import { entryLabel, type FinderEntry, type FinderIndex } from './finder-index.ts';
import { type FoundPlace, isInReach, isOutOfReach, stateName } from './places.ts';
import { type Asked, type Found, lookUp } from './search.ts';

/** What the finder says to what was asked. */
export interface Reply {
  /** The question as the fields show it. */
  texts: Asked;
  /** The question as its address has it. */
  address: Asked;
  /** Undefined where nothing was asked. */
  answer: Answer | undefined;
}

/** What was found, the likeliest first. */
export interface Answer {
  /** Only for the name of a document. */
  verdict: 'Yes.' | 'No.' | undefined;
  /** Whether somebody else helps, so that nobody has to meet us for it. */
  isElsewhere: boolean;
  /** What the answer is about: the name of what stands first in it. */
  subject: string;
  /** Whether the answer asks which of the others is meant, before anything else. */
  isChoice: boolean;
  /** The path of the stamp of the city that was asked about, where we come to it. */
  stamp: string | undefined;
  /** What is open; the heading above the first is that of the answer. */
  open: AnsweredEntry[];
  /** What is said at the end. */
  notes: SentencePart[][];
  /** The service that it leads to, if it does. */
  service: FinderService | undefined;
  othersHeading: string;
  /** What else may be meant, to open. */
  others: AnsweredEntry[];
  /** Whether the page of questions has any. */
  hasQuestionsPage: boolean;
}

/** A document, a question or a place with what there is to say of it. */
export interface AnsweredEntry {
  label: string;
  /** The path of its page on this site, if it has one. */
  path: string | undefined;
  paragraphs: SentencePart[][];
  facts: Fact[];
}

/** A fact with its label. */
export interface Fact {
  label: string;
  values: { label?: string; text: string }[];
  /** The way from the office, for a drawing of it. */
  way?: Way | undefined;
}

/** A straight way on a map. Unit: miles to the east and to the north, both rounded. */
export interface Way {
  east: number;
  north: number;
}

/** Who asks: where, if a browser has told, and when. */
interface Visitor {
  position?: Coordinates | undefined;
  now?: Date;
}

/** The answer to what was asked. */
export function replyTo(finder: FinderIndex, asked: Asked, visitor: Visitor = {}): Reply {
  const typed = { document: asked.document.trim(), place: asked.place.trim() };
  const found = lookUp(finder, typed, visitor.position);
  const { named, place } = found;

  // A place in the field of the document goes where it belongs, and so does a document in the other field.
  const subject = typed.document === '' ? typed.place : typed.document;
  const asTyped = hasSubject(found) ? subject : '';
  const name = found.isSpanish ? undefined : named;
  const isPlaceOpen = place === undefined && (typed.document !== '' || found.isPlaceUnknown);
  const placeText = isPlaceOpen ? typed.place : '';
  return {
    texts: {
      document: name === undefined ? asTyped : entryLabel(name),
      place: place?.label ?? placeText,
    },
    address: {
      document: name === undefined ? asTyped : slugOf(name),
      place: place?.slug ?? placeText,
    },
    answer: isNothing(found) ? undefined : answerTo(finder.data, found, asTyped, visitor.now),
  };
}

/** Whether something else was found than a place. */
function hasSubject(found: Found): boolean {
  const { document, questions, others, isUnanswered, isUnknown, isSpanish } = found;
  const isFound = document !== undefined || questions.length > 0;
  const isOffered = others.some(({ kind }) => kind !== 'place');
  return isFound || isOffered || isUnanswered || isUnknown || isSpanish;
}

function isNothing(found: Found): boolean {
  return !hasSubject(found) && found.place === undefined && !found.isPlaceUnknown;
}

function slugOf(entry: FinderEntry): string {
  if (entry.kind === 'document') return entry.document.slug;
  return entry.kind === 'question' ? entry.question.anchor : entry.place.slug;
}

function answerTo(data: FinderData, found: Found, asTyped: string, now = new Date()): Answer {
  const { words } = data;
  const { document, place, others, isChoice, isUnanswered, isSpanish } = found;
  const verdict = verdictOf(found);
  const entries = openEntries(found).map((entry) => answerEntry(data, entry, found, now));
  const [first] = entries;
  const isOnlyUnanswered = isUnanswered && document === undefined;
  const elsewhere = isElsewhere(found);
  const service = document?.service ?? onlineFor(data, place);
  return {
    verdict,
    isElsewhere: elsewhere,
    isChoice: isChoice && found.questions.length === 0,
    subject: subjectOf(data, found, first, asTyped),
    stamp: place !== undefined && isInReach(place) && !elsewhere ? place.city?.stamp : undefined,
    open: entries,
    notes: [
      ...(first === undefined && !isChoice ? [unknownText(data, found)] : []),
      ...(found.isPlaceUnknown && first !== undefined && !elsewhere
        ? [words.unknownPlaceText]
        : []),
      ...(isOnlyUnanswered && first !== undefined ? [words.unanswered] : []),
      ...(isSpanish ? [words.spanish] : []),
    ]
      .filter((text) => text !== '')
      .map((text) => withSpanish(text, words.spanishWords)),
    service: elsewhere ? undefined : data.services.find(({ slug }) => slug === service),
    othersHeading: othersHeading(data, found, first),
    others: others.map((entry) => answerEntry(data, entry, undefined, now)),
    hasQuestionsPage: data.questions.some(({ path }) => path?.startsWith(questionPath(''))),
  };
}

/** Yes only to the name of a document of ours, and no where somebody else does it. */
function verdictOf({ named, place, isPlaceUnknown }: Found): Answer['verdict'] {
  if (named?.kind !== 'document') return undefined;

  const { who, record } = named.document;
  if (who !== undefined) return 'No.';
  const isReached = place === undefined || isInReach(place);
  return isReached && !isPlaceUnknown && !record ? 'Yes.' : undefined;
}

/** Whether somebody else helps: with a document that isn't ours, or in another country. */
function isElsewhere({ document, place }: Pick<Found, 'document' | 'place'>): boolean {
  return document?.who !== undefined || place?.kind === 'country';
}

/**
 * What is open, the likeliest first; a place that we don't drive to before a question about it. Where we
 * would meet says nothing of what somebody else does.
 */
function openEntries({ document, questions, place }: Found): FinderEntry[] {
  const documents: FinderEntry[] = document ? [{ kind: 'document', document }] : [];
  const isOurs = document?.who === undefined;
  const places: FinderEntry[] = place && isOurs ? [{ kind: 'place', place }] : [];
  const asked = questions.map((question): FinderEntry => ({ kind: 'question', question }));
  const isPlaceFirst =
    place !== undefined && isOutOfReach(place) && !questions.some(({ first }) => first);

  if (isPlaceFirst && documents.length === 0) return [...places, ...asked];
  return [...documents, ...asked, ...places];
}

/** What stands over an answer: the name of what is first in it, else what has to be asked. */
function subjectOf(
  { words }: FinderData,
  found: Found,
  first: AnsweredEntry | undefined,
  asTyped: string,
): string {
  if (found.isChoice && found.questions.length === 0) return words.which;
  if (first !== undefined) return first.label;
  if (found.isUnanswered || found.isSpanish) return asTyped;
  return found.isPlaceUnknown && !found.isUnknown ? words.unknownPlace : words.unknown;
}

function othersHeading({ words }: FinderData, found: Found, first: AnsweredEntry | undefined) {
  if (found.isChoice) return words.which;
  return first === undefined ? words.nearest : words.others;
}

function unknownText({ words }: FinderData, found: Found): string {
  if (found.isUnanswered) return words.unanswered;
  if (found.isSpanish) return '';
  return found.isPlaceUnknown && !found.isUnknown ? words.unknownPlaceText : words.unknownText;
}

/** A text in pieces: the Spanish words in it are read out as Spanish (WCAG 2.2, 3.1.2). */
function withSpanish(text: string, spanishWords: readonly string[]): SentencePart[] {
  const patterns = spanishWords
    .toSorted((a, b) => b.length - a.length)
    .map((words) => withoutAccents(words).replaceAll(/\W+/g, '\\W+'));
  const spanish = new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'gi');
  const parts: SentencePart[] = [];
  let end = 0;
  for (const { index, 0: words } of withoutAccents(text).matchAll(spanish)) {
    const start = index + words.length;
    parts.push({ text: text.slice(end, index) }, { text: text.slice(index, start), lang: 'es' });
    end = start;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}

/** A text as long as before, whose letters have no accents: "notario público" is "notario publico". */
function withoutAccents(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]/gu, (letter) => letter.normalize('NFD').charAt(0));
}

/** The service for a place that we don't drive to. */
function onlineFor({ online }: FinderData, place: FoundPlace | undefined): string | undefined {
  return place?.kind === 'far' || place?.kind === 'outside' ? online : undefined;
}

/**
 * An entry with what there is to say of it.
 * @param found what it stands among; undefined for one of the others, which is told of alone
 */
function answerEntry(
  data: FinderData,
  entry: FinderEntry,
  found: Found | undefined,
  now: Date,
): AnsweredEntry {
  const label = entryLabel(entry);

  if (entry.kind === 'question') {
    const { path, answer = [] } = entry.question;
    return { label, path, paragraphs: [answer], facts: [] };
  }

  if (entry.kind === 'place') {
    const { place } = entry;
    const path = place.city && routes.city(place.city.slug ?? '');
    const sentence = placeSentence(data, place, found?.document);
    const facts =
      found?.document !== undefined || isOutOfReach(place)
        ? []
        : visitFacts(data, undefined, place, now);
    return { label, path, paragraphs: [[{ text: sentence }]], facts };
  }

  const { document } = entry;
  const service = data.services.find(({ slug }) => slug === document.service);
  const path = found === undefined && service ? routes.service(service.slug) : undefined;
  const paragraphs = documentSentences(data, document, found).map((text) => [{ text }]);
  const facts =
    found === undefined ? ownFacts(data, document) : documentFacts(data, document, found, now);
  return { label, path, paragraphs, facts };
}

/** What we do about a document, and what to know of it. */
function documentSentences(
  { words, online, apostille }: FinderData,
  document: FinderDocument,
  found: Found | undefined,
): string[] {
  const { who, record, note, says, service } = document;
  const isForAbroad = service !== undefined && service === apostille;
  const ours = says ?? (isForAbroad ? words.apostille : words.ours);
  const isAbroadOpen =
    found?.isAbroad && who === undefined && !isForAbroad && apostille !== undefined;
  const place = found?.place;
  const isFarInPerson = place && isOutOfReach(place) && document.online !== true;
  const isOurs = !record && !isElsewhere({ document, place });
  const couldBeOnline = isFarInPerson && isOurs && online !== undefined;

  const sentences: string[] = [];
  if (isOurs) sentences.push(ours);
  if (note !== undefined) sentences.push(note);
  if (isAbroadOpen) sentences.push(words.abroad);
  if (couldBeOnline) sentences.push(words.inPerson);
  return sentences;
}

/** The facts of a document that is open. */
function documentFacts(
  data: FinderData,
  document: FinderDocument,
  { place }: Found,
  now: Date,
): Fact[] {
  if (document.record || isElsewhere({ document, place })) return ownFacts(data, document);
  const reached = place === undefined || isOutOfReach(place) ? undefined : place;
  return visitFacts(data, document, reached, now);
}

/** The facts that a document has of its own. */
function ownFacts({ words }: FinderData, { who, record, bring }: FinderDocument): Fact[] {
  const { labels } = words;
  if (who !== undefined) return [{ label: labels.who, values: [{ text: who }] }];
  if (record) return words.record.map(({ label, text }) => ({ label, values: [{ text }] }));
  return bring === undefined ? [] : [{ label: labels.bring, values: [{ text: bring }] }];
}

/** What an appointment costs, how far and when it is, and what to bring. */
function visitFacts(
  data: FinderData,
  document: FinderDocument | undefined,
  place: FoundPlace | undefined,
  now: Date,
): Fact[] {
  const { words, fees, services } = data;
  const { labels } = words;
  const additional = services.find(({ slug }) => slug === document?.service)?.additional;
  const further = additional === undefined ? [] : [{ label: labels.additional, text: additional }];
  const way = place && wayText(data, place);
  const opens = openNow(data.openingTimes, now);
  return [
    { label: labels.fee, values: [...fees, ...further] },
    ...(way ? [{ label: labels.way, values: [{ text: way }], way: wayTo(data, place) }] : []),
    ...(opens === '' ? [] : [{ label: labels.when, values: [{ text: opens }] }]),
    {
      label: labels.bring,
      values: [{ text: words.photoId }, { text: document?.bring ?? words.unsigned }],
    },
  ];
}

/** How far a place is; undefined where that is not known, and in the city of the office. */
function wayText({ words }: FinderData, place: FoundPlace): string | undefined {
  const { kind, city, distance, milesToCity } = place;
  if (kind === 'near') {
    return fillTokens(words.wayNear, { miles: `${milesToCity}`, city: city?.name });
  }
  if (distance === undefined) return undefined;
  const text = distance.byRoad && city?.minutes !== undefined ? words.way : words.wayMiles;
  return fillTokens(text, { miles: milesText(distance), minutes: city?.minutes });
}

/** A degree of latitude. Unit: miles. */
const DEGREE = 69;

/** The way from the office to a city with a page, in a straight line. */
function wayTo({ base }: FinderData, { kind, city }: FoundPlace): Way | undefined {
  if (kind !== 'city' || city === undefined || !isPlaced(city)) return undefined;
  const narrowing = Math.cos((base.latitude * Math.PI) / 180);
  return {
    east: Math.round((city.longitude - base.longitude) * DEGREE * narrowing),
    north: Math.round((city.latitude - base.latitude) * DEGREE),
  };
}

/** How we can meet at a place, for a document or for none. */
function placeSentence(
  data: FinderData,
  place: FoundPlace,
  document: FinderDocument | undefined,
): string {
  const { commissions } = data;
  const choice = new Intl.ListFormat('en-US', { type: 'disjunction' });
  return fillTokens(placeWords(data, place, document), {
    place: place.name,
    city: place.city?.name,
    stateName: stateName(place.state),
    commissions: choice.format(new Set(commissions.map(stateName))),
  });
}

/** The sentence for a kind of place, with its tokens. */
function placeWords(
  { words, online, services }: FinderData,
  place: FoundPlace,
  document: FinderDocument | undefined,
): string {
  const { kind, city } = place;
  const service = services.find(({ slug }) => slug === document?.service);
  // Both a document and its service have to allow it.
  const canBeOnline =
    document === undefined || (document.online === true && service?.online === true);
  const isOnline = online !== undefined && canBeOnline;

  if (kind === 'country') return words.outsideCountry;
  if (kind === 'whole') return words.whichCity;
  if (kind === 'near') return words.near;
  if (kind === 'far') return isOnline ? words.farOnline : words.far;
  if (kind === 'outside') return isOnline ? words.outsideOnline : words.outside;
  if (city?.note !== undefined) return isOnline ? city.note : words.outside;
  return isInReach(place) ? words.city : words.cityFar;
}
