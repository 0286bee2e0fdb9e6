import type { FinderDocument, FinderDocuments, PageLink } from './finder-data.ts';
import type { FoundPlace } from './places.ts';

/** A piece of a sentence, with the address that it leads to, if any. */
export interface Part {
  text: string;
  /** A path of this site. */
  path?: string;
  /** An address of another site. */
  url?: string;
}

export interface Answer {
  /** Neither where we would have to hear more. */
  verdict?: 'Yes.' | 'No.';
  sentences: readonly (readonly Part[])[];
  /** What to choose from. */
  choices: readonly Choice[];
  /** The service for the document, if it is one of ours. */
  service?: PageLink;
}

/** A document or a place that someone may mean whose words name none. */
export interface Choice {
  document?: string;
  place?: string;
}

/** What was asked: undefined where nothing was, null where the words name nothing. */
export interface Question {
  document: FinderDocument | null | undefined;
  place: FoundPlace | null | undefined;
  choices: readonly Choice[];
}

/** The answer to a question; undefined where nothing was asked. */
export function answerTo(data: FinderDocuments, question: Question): Answer | undefined {
  const { document, place, choices } = question;
  if (document === undefined && place === undefined) return undefined;
  if (document?.elsewhere) {
    const sentences = [...ofDocument(data, document), ...noteOf(document)];
    return { verdict: 'No.', sentences, choices: [] };
  }
  const sentences = [
    ...(isOpen('document', question) ? [] : ofDocument(data, document)),
    ...(isOpen('place', question) ? [] : ofPlace(data, place)),
    ...bringing(data, document),
    ...noteOf(document),
  ];
  const { service } = document ?? {};
  return {
    ...(isYes(question) ? { verdict: 'Yes.' } : {}),
    sentences,
    choices,
    ...(service === undefined ? {} : { service }),
  };
}

function isYes({ document, place }: Question): boolean {
  const inReach = place === undefined || (place?.kind === 'city' && place.city.note === undefined);
  return inReach && document !== null;
}

/** Whether there is something to choose from. */
function isOpen(field: keyof Choice, { choices }: Question): boolean {
  return choices.some((choice) => field in choice);
}

type Sentences = readonly (readonly Part[])[];

function ofDocument({ words }: FinderDocuments, document: Question['document']): Sentences {
  if (document === undefined) return [];
  if (document === null) return [[{ text: words.unknownDocument }]];
  const { phrase, service, elsewhere } = document;
  if (elsewhere !== undefined) {
    const who = { text: elsewhere.who, url: elsewhere.url };
    return [fill(words.elsewhere, { document: { text: phrase }, who })];
  }
  return [fill(words.document, { document: { text: phrase }, service: linkTo(service) })];
}

function ofPlace({ words, online }: FinderDocuments, place: Question['place']): Sentences {
  if (place === undefined) return [];
  if (place === null) return [[{ text: words.unknownPlace }]];
  const service = linkTo(online);
  if (place.kind === 'outside') {
    return [fill(words.outside, { stateName: { text: place.stateName }, service })];
  }
  if (place.kind === 'far') return [fill(words.far, { place: { text: place.name }, service })];
  const { city } = place;
  if (place.kind === 'near') {
    const miles = { text: `${place.miles}` };
    return [fill(words.near, { place: { text: place.name }, city: linkTo(city), miles })];
  }
  if (city.note !== undefined) return [[linkTo(city), { text: `: ${city.note}` }]];
  return city.miles === undefined
    ? [fill(words.city, { city: linkTo(city) })]
    : [fill(words.cityMiles, { city: linkTo(city), miles: { text: `${city.miles}` } })];
}

function bringing({ words }: FinderDocuments, document: Question['document']): Sentences {
  if (!document) return [];
  const { bring } = document;
  return [
    bring === undefined
      ? [{ text: words.bringAnyway }]
      : fill(words.bring, { bring: { text: bring } }),
  ];
}

function noteOf(document: Question['document']): Sentences {
  return document?.note === undefined ? [] : [[{ text: document.note }]];
}

function linkTo(page: PageLink | undefined): Part {
  return page === undefined ? { text: '' } : { text: page.name, path: page.path };
}

/** A sentence with its tokens filled in, in parts. */
function fill(words: string, parts: Readonly<Record<string, Part>>): Part[] {
  return words
    .split(/(\{\{\s*\w+\s*\}\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, token = ''] = /^\{\{\s*(\w+)\s*\}\}$/.exec(piece) ?? [];
      return parts[token] ?? { text: piece };
    });
}
