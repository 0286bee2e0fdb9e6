import { quote } from '../../../model/text.ts';
import { tokensIn } from '../../../model/tokens.ts';
import { missingLetters } from '../../files/lettering.ts';
import { someOf } from '../../report.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { textEntries, valuesOf } from '../entries.ts';
import type { Site } from './index.ts';
import { type Rule, tell } from './rule.ts';

/** Tells of values that would most likely read better otherwise, or that a card cannot show. */
export function* checkAdvice({ entries }: Site): Generator<Diagnostic> {
  const { business, page, service, city, faqs, attractions } = entries;
  const texts = textEntries(entries);
  const descriptions = valuesOf(texts, 'description');
  yield* tell(descriptions, 'warning', lengthRule(50, 160, ' for search engines'));
  const ofPlaces = valuesOf(attractions, 'attractions', 'description');
  yield* tell(ofPlaces, 'warning', lengthRule(50, 400, ''));
  yield* tell(valuesOf(faqs, 'faqs', 'question'), 'warning', ({ value }) => {
    const question = `${value.replace(/[.!]$/, '')}?`;
    return !value.endsWith('?') && `no question mark. Write ${quote(question)}.`;
  });
  for (const name of ['service', 'city', 'place'] as const) {
    yield* tell(valuesOf([page[name]], 'title'), 'warning', ({ value }) => {
      const message = `every page of this kind would have the same title. Add {{${name}}}.`;
      return !tokensIn(value).includes(name) && message;
    });
  }
  for (const { source, fields } of texts) {
    if (!('keywords' in fields) || fields.keywords.length > 0) continue;
    const message = 'no keywords. List what people search for.';
    yield source.diagnostic(['keywords'], message, 'warning');
  }
  const { home, services, locations, areas, places, contact } = page;
  const onCards = [
    ...valuesOf(business, 'name'),
    ...valuesOf(business, 'region'),
    ...valuesOf(business, 'address', 'city'),
    ...valuesOf([home, services, locations, areas, places, contact], 'heading'),
    ...valuesOf(service, 'title'),
    ...valuesOf(city, 'name'),
  ];
  yield* tell(onCards, 'error', ({ value }) => {
    const missing = someOf(missingLetters(value).map((letter) => `"${letter}"`));
    return missing && `the picture for shared links can't show ${missing}. Use Latin letters.`;
  });
}

function lengthRule(min: number, max: number, forWhom: string): Rule {
  return ({ value }) => {
    const { length } = [...value];
    if (length >= min && length <= max) return undefined;
    return `${length} characters is ${length < min ? 'short' : 'long'}${forWhom}. Aim for ${min} to ${max}.`;
  };
}
