import { wordsOf } from '../../../model/finder/words.ts';
import { GENERAL_QUESTIONS } from '../../../model/schemas/service.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';
import { type Draft, type FieldValue, fieldValues } from '../draft.ts';

/** How an answer begins that sends people elsewhere. */
const REFUSAL = /^(?:No\b|Sorry\b|We (?:don['’]t|can['’]t|do not|cannot)\b|Ask )/;

/** Something that the site says it does not do. */
interface Refusal {
  /** Every name that is known for what is refused. */
  names: readonly string[];
  /** The place in the content where the site says so. */
  place: Diagnostic;
}

/** Warns of what one page offers while another answer sends people elsewhere for it. */
export function checkContradictions(draft: Draft): Diagnostic[] {
  const refusals = [...refusedDocuments(draft), ...refusedQuestions(draft)];

  return offers(draft).flatMap((offer) => {
    const refusal = refusals.find(({ names }) => names.some((name) => isNamedIn(name, offer)));
    if (refusal === undefined) return [];

    const { file, line } = refusal.place;
    const message = `${quote(offer.value)} is offered here, but ${file}:${line} sends people elsewhere for it. Change one.`;
    return [offer.source.diagnostic(offer.path, message, 'warning')];
  });
}

/** What the pages of services say that they do: by their titles, and by the documents that they list. */
function offers({ entries: { service } }: Draft): FieldValue[] {
  return [
    ...fieldValues(service.values(), 'title'),
    ...fieldValues(service.values(), 'commonDocuments'),
  ];
}

/** The documents that someone else does. */
function refusedDocuments({ entries: { documents } }: Draft): Refusal[] {
  if (documents === undefined) return [];

  return documents.fields.documents.flatMap(({ name, alsoCalled, elsewhere }, index) => {
    if (elsewhere === undefined) return [];
    const place = documents.source.diagnostic(['documents', index, 'name'], '');
    return [{ names: [name, ...alsoCalled], place }];
  });
}

/** The general questions that are answered with no, by the words that people type for them. */
function refusedQuestions({ entries: { faqs } }: Draft): Refusal[] {
  const general = faqs.get(GENERAL_QUESTIONS);
  if (general === undefined) return [];

  return general.fields.faqs.flatMap(({ answer, alsoCalled }, index) => {
    if (!REFUSAL.test(answer)) return [];
    return [{ names: alsoCalled, place: general.source.diagnostic(['faqs', index, 'answer'], '') }];
  });
}

/** Whether an offer is what a name says, whatever the order and the endings of the words. */
function isNamedIn(name: string, { value }: FieldValue): boolean {
  // "Bills of sale, if your form requires it" as "Bills of sale".
  const offered = wordsOf(value.replace(/\s*[,(].*$/, ''));
  const named = wordsOf(name);
  const isSame = named.length === offered.length;
  return isSame && named.every((word) => offered.some((other) => isSameWord(word, other)));
}

/** Whether two words are one in two forms: "fingerprint" and "fingerprinting". */
function isSameWord(word: string, other: string): boolean {
  const [shorter = '', longer = ''] = [word, other].toSorted((a, b) => a.length - b.length);
  const isLong = shorter.length >= 6;
  return shorter === longer || (isLong && longer.startsWith(shorter));
}
