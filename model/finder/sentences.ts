import { milesText } from '../office.ts';
import { routes } from '../routes.ts';
import {
  DOCUMENTS_ANCHOR,
  type FinderData,
  type FinderDocument,
  type FinderQuestion,
  type FinderService,
} from './data.ts';
import { type FoundPlace, stateName } from './places.ts';
import type { SentencePart } from './sentence-part.ts';

/** Farther than this from the office, the drive is arranged by phone. Unit: miles. */
const FAR = 60;

/** What an answer says of a document of ours, or of one that someone else does. */
export function sayDocument(data: FinderData, document: FinderDocument): SentencePart[] {
  const { elsewhere, phrase, service, weCan = '' } = document;
  return sentence(documentSentence(data, document), {
    document: { text: phrase },
    weCan: { text: weCan },
    service: linkTo(service),
    who: { text: elsewhere?.who ?? '', href: elsewhere?.url ?? '' },
  });
}

/** The sentence for a kind of document, with its tokens. */
function documentSentence(data: FinderData, document: FinderDocument): string {
  const { words } = data;
  if (document.elsewhere) return words.elsewhere;
  if (document.record) return words.record;
  if (document.weCan !== undefined) return words.documentOther;
  return isForAbroad(data, document) ? words.apostille : words.document;
}

/** Whether a document belongs to the service for documents that are used in another country. */
export function isForAbroad({ apostillePath }: FinderData, { service }: FinderDocument): boolean {
  return service !== undefined && service.path === apostillePath;
}

/** What an answer says that people should have ready; nothing for a record, which nobody signs. */
export function sayBring({ words }: FinderData, document: FinderDocument): SentencePart[] {
  const { bring, record, elsewhere } = document;
  if (record || elsewhere) return [];
  if (bring === undefined) return sentence(words.bringAnyway);
  return sentence(words.bring, { bring: { text: bring } });
}

/** What an answer says of a place, for a document or for none. */
export function sayPlace(
  data: FinderData,
  place: FoundPlace,
  document: FinderDocument | undefined,
): SentencePart[] {
  return sentence(placeSentence(data, place, document), {
    place: { text: place.name },
    city: { text: place.city?.name ?? '', href: routes.city(place.city?.slug ?? '') },
    document: { text: document?.phrase ?? '' },
    miles: { text: milesOf(place) },
    stateName: { text: stateName(place.state) },
    commissions: { text: commissionedChoice(data) },
    service: data.online ? linkTo(data.online) : { text: '' },
  });
}

/** The sentence for a kind of place, with its tokens. */
function placeSentence(
  { words, online }: FinderData,
  place: FoundPlace,
  document: FinderDocument | undefined,
): string {
  const { kind, city, distance } = place;
  const isElsewhere = kind === 'outside' || kind === 'far';
  if (online === undefined && document === undefined && isElsewhere) return words.unknownPlace;

  const isInPerson = document !== undefined && !(online && canBeOnline(document));
  const isOutside = kind === 'outside' || city?.note !== undefined;
  if (isInPerson && isOutside) return words.outsideInPerson;
  if (isInPerson && kind === 'far') return words.farInPerson;
  if (kind !== 'city') return words[kind];

  const note = city?.note;
  // A note that doesn't name the city would leave its readers without the link to its page.
  if (note !== undefined) return note.includes('{{city}}') ? note : `{{city}}: ${note}`;

  if (distance === undefined) return words.city;
  return distance.miles > FAR ? words.cityFar : words.cityMiles;
}

/** Whether we come to a place without having to arrange the drive by phone. */
export function isInReach({ kind, city, distance }: FoundPlace): boolean {
  return kind === 'city' && city?.note === undefined && (distance?.miles ?? 0) <= FAR;
}

/** Whether a document can be done online: both it and its service have to allow it. */
function canBeOnline({ online, service }: FinderDocument): boolean {
  return online === true && service?.online === true;
}

function milesOf({ distance, milesToCity }: FoundPlace): string {
  if (distance !== undefined) return milesText(distance);
  return milesToCity === undefined ? '' : `${milesToCity}`;
}

/** The states where the notary may act, as a choice: "Idaho or Oregon". */
function commissionedChoice({ commissions }: FinderData): string {
  const choice = new Intl.ListFormat('en-US', { type: 'disjunction' });
  return choice.format(new Set(commissions.map(stateName)));
}

/** The answer to a question, or what to do where it isn't written yet. */
export function sayQuestion({ words }: FinderData, { answer }: FinderQuestion): SentencePart[] {
  return answer ?? sentence(words.unanswered);
}

/** The hours, for whoever named a day or a time. */
export function sayHours({ words, hours }: FinderData): SentencePart[] {
  return sentence(words.hours, { hours: { text: hours } });
}

/** What to do where words name no document and no question. */
export function sayUnknown({ words }: FinderData): SentencePart[] {
  return sentence(words.unknownDocument, {
    documents: { text: 'all documents', href: `${routes.services()}#${DOCUMENTS_ANCHOR}` },
    questions: { text: 'questions before you call', href: routes.questions() },
  });
}

function linkTo(service: FinderService | undefined): SentencePart {
  return service === undefined ? { text: '' } : { text: service.name, href: service.path };
}

/**
 * A sentence of content/pages/finder.md in pieces, with values in the place of its tokens and a blank at
 * its end. A token without a value stays as its name.
 */
export function sentence(
  text: string,
  values: Readonly<Record<string, SentencePart>> = {},
): SentencePart[] {
  // Between the pieces that it splits at, every second is the name of a token.
  const pieces = text.split(/\{\{\s*(\w+)\s*\}\}/);
  const parts = pieces.map((piece, index) => {
    const isToken = index % 2 === 1;
    return (isToken && values[piece]) || { text: piece };
  });
  return [...parts, { text: ' ' }];
}
