import { milesText } from '../office.ts';
import { routes } from '../routes.ts';
import type { FinderData, FinderDocument, FinderService } from './data.ts';
import { type FoundPlace, stateName } from './places.ts';

/** A piece of a sentence. */
export interface SentencePart {
  text: string;
  /** The path of this site or the address of another that it leads to, if any. */
  href?: string;
}

/** Farther than this from the office, the drive is arranged by phone. Unit: miles. */
const FAR = 60;

/** What an answer says of a document of ours, or of one that someone else does. */
export function sayDocument({ words }: FinderData, document: FinderDocument): SentencePart[] {
  const phrase = { text: document.phrase };
  if (document.elsewhere) {
    const { who, url } = document.elsewhere;
    return sentence(words.elsewhere, { document: phrase, who: { text: who, href: url } });
  }
  return sentence(words.document, { document: phrase, service: linkTo(document.service) });
}

/** What an answer says that people should have ready for a document of ours. */
export function sayBring({ words }: FinderData, { bring }: FinderDocument): SentencePart[] {
  if (bring === undefined) return sentence(words.bringAnyway);
  return sentence(words.bring, { bring: { text: bring } });
}

/** What an answer says of a place, for a document or for none. */
export function sayPlace(
  data: FinderData,
  place: FoundPlace,
  document: FinderDocument | undefined,
): SentencePart[] {
  const { words, online } = data;
  const service = document?.service;
  const isInPerson = isApart(place) && service?.online === false;
  return sentence(isInPerson ? words.inPerson : placeSentence(data, place), {
    place: { text: place.name },
    city: { text: place.city?.name ?? '', href: routes.city(place.city?.slug ?? '') },
    miles: { text: milesOf(place) },
    stateName: { text: stateName(place.state) },
    commissions: { text: commissionedChoice(data) },
    service: linkTo(isInPerson ? service : online),
  });
}

/** Whether the notary and the people of a place can't meet there. */
function isApart({ kind, city }: FoundPlace): boolean {
  return kind === 'far' || kind === 'outside' || city?.note !== undefined;
}

/** The sentence for a kind of place, with its tokens. */
function placeSentence({ words }: FinderData, place: FoundPlace): string {
  if (place.kind !== 'city') return words[place.kind];

  const note = place.city?.note;
  // A note that doesn't name the city would leave its readers without the link to its page.
  if (note !== undefined) return note.includes('{{city}}') ? note : `{{city}}: ${note}`;

  if (place.distance === undefined) return words.city;
  return place.distance.miles > FAR ? words.cityFar : words.cityMiles;
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
