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
        : [source.diagnostic(['faqs', index, 'question'], NO_QUESTION_MARK, 'warning')],
    ),
  );
  const quoted = [...texts, ...others].flatMap(({ source }) => curlyQuotes(source));
  return [...quoted, ...ofTexts, ...ofAttractions, ...ofQuestions];
}

const NO_KEYWORDS = 'has no keywords: write what people search for';
const NO_QUESTION_MARK = 'has no question mark at its end: add one';

/** Quotes as text programs make them; around a value they are shown with it. */
const CURLY_QUOTED = /^[\u201C\u201D\u2018\u2019].*[\u201C\u201D\u2018\u2019]$/s;

function curlyQuotes(source: Source): Diagnostic[] {
  const message = 'has curly quotes around it, which pages show: use straight ones, ", or none';
  return [...textsIn(source.data)]
    .filter(({ text, isName }) => !isName && CURLY_QUOTED.test(text.trim()))
    .map(({ path }) => source.diagnostic(path, message, 'warning'));
}

function descriptionLength(source: Source, description: string): Diagnostic[] {
  const message = unusualLength(description, USUAL_DESCRIPTION);
  if (message === undefined) return [];
  return [source.diagnostic(['description'], `${message} for search engines`, 'warning')];
}

function unusualLength(
  text: string,
  { min, max }: { min: number; max: number },
): string | undefined {
  const { length } = [...text];
  if (length >= min && length <= max) return undefined;
  return `is ${length < min ? 'short' : 'long'}, with ${length} characters: ${min} to ${max} are best`;
}
