import { quote } from '../../../model/quote.ts';
import { USUAL_ATTRACTION_DESCRIPTION } from '../../../model/schemas/attraction.ts';
import { USUAL_DESCRIPTION } from '../../../model/schemas/fields.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { attractionEntries, type Entries, textEntries } from '../entries.ts';
import type { Source } from '../parse/source.ts';
import { textsIn } from '../parse/texts.ts';

/** Warns of what pages show as it is written, and what would most likely read better otherwise. */
export function checkAdvice(entries: Entries): Diagnostic[] {
  const { business, faqs, attractions } = entries;
  const texts = textEntries(entries);
  const others = [...(business ? [business] : []), ...faqs.values(), ...attractions.values()];
  const ofTexts = texts.flatMap(({ source, fields }) => [
    ...('description' in fields ? descriptionLength(source, fields.description) : []),
    ...('keywords' in fields && fields.keywords.length === 0
      ? [source.diagnostic(['keywords'], NO_KEYWORDS, 'warning')]
      : []),
  ]);
  const ofAttractions = attractionEntries(entries).flatMap(({ source, fields, path }) => {
    const message = unusualLength(fields.description, USUAL_ATTRACTION_DESCRIPTION);
    return message === undefined
      ? []
      : [source.diagnostic(path('description'), message, 'warning')];
  });
  const ofQuestions = [...faqs.values()].flatMap(({ source, fields }) =>
    fields.faqs.flatMap(({ question }, index) =>
      question.endsWith('?')
        ? []
        : [source.diagnostic(['faqs', index, 'question'], noQuestionMark(question), 'warning')],
    ),
  );
  const quoted = [...texts, ...others].flatMap(({ source }) => curlyQuotes(source));
  return [...quoted, ...ofTexts, ...ofAttractions, ...ofQuestions];
}

const NO_KEYWORDS = 'no keywords. List what people search for.';

const noQuestionMark = (question: string) =>
  `no question mark. Write ${quote(`${question.replace(/[.!]$/, '')}?`)}.`;

/** Quotes as text programs make them; around a value they are shown with it. */
const CURLY_QUOTED = /^[\u201C\u201D\u2018\u2019].*[\u201C\u201D\u2018\u2019]$/s;

function curlyQuotes(source: Source): Diagnostic[] {
  const message =
    'the curly quotes around this value would show up. Use straight quotes (") or none.';
  return [...textsIn(source.data)]
    .filter(({ text, isName }) => !isName && CURLY_QUOTED.test(text.trim()))
    .map(({ path }) => source.diagnostic(path, message, 'warning'));
}

function descriptionLength(source: Source, description: string): Diagnostic[] {
  const message = unusualLength(description, USUAL_DESCRIPTION, ' for search engines');
  if (message === undefined) return [];
  return [source.diagnostic(['description'], message, 'warning')];
}

function unusualLength(
  text: string,
  { min, max }: { min: number; max: number },
  forWhom = '',
): string | undefined {
  const { length } = [...text];
  if (length >= min && length <= max) return undefined;
  return `${length} characters is ${length < min ? 'short' : 'long'}${forWhom}. Aim for ${min} to ${max}.`;
}
