import { USUAL_ATTRACTION_DESCRIPTION } from '../../../model/schemas/attraction.ts';
import { USUAL_DESCRIPTION } from '../../../model/schemas/fields.ts';
import { quote } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { textEntries, valuesOf } from '../entries.ts';
import { textsIn } from '../parse/texts.ts';
import type { Site } from './index.ts';

/** Quotes as text programs make them; around a value they are shown with it. */
const CURLY_QUOTED = /^[\u201C\u201D\u2018\u2019].*[\u201C\u201D\u2018\u2019]$/s;

/** Warns of what pages show as it is written, and what would most likely read better otherwise. */
export function* checkAdvice({ entries }: Site): Generator<Diagnostic> {
  const { business, faqs, attractions } = entries;
  const texts = textEntries(entries);
  for (const { source } of [
    ...texts,
    ...business.values(),
    ...faqs.values(),
    ...attractions.values(),
  ]) {
    for (const { text, path, isName } of textsIn(source.data)) {
      if (isName || !CURLY_QUOTED.test(text.trim())) continue;
      const message =
        'the curly quotes around this value would show up. Use straight quotes (") or none.';
      yield source.diagnostic(path, message, 'warning');
    }
  }
  for (const { source, fields } of texts) {
    if (!('keywords' in fields) || fields.keywords.length > 0) continue;
    const message = 'no keywords. List what people search for.';
    yield source.diagnostic(['keywords'], message, 'warning');
  }
  const descriptions = [
    {
      ...USUAL_DESCRIPTION,
      values: valuesOf(texts, 'description'),
      forWhom: ' for search engines',
    },
    {
      ...USUAL_ATTRACTION_DESCRIPTION,
      values: valuesOf(attractions, 'attractions', 'description'),
      forWhom: '',
    },
  ];
  for (const { min, max, values, forWhom } of descriptions) {
    for (const { value, source, path } of values) {
      const { length } = [...value];
      if (length >= min && length <= max) continue;
      const message = `${length} characters is ${length < min ? 'short' : 'long'}${forWhom}. Aim for ${min} to ${max}.`;
      yield source.diagnostic(path, message, 'warning');
    }
  }
  for (const { value, source, path } of valuesOf(faqs, 'faqs', 'question')) {
    if (value.endsWith('?')) continue;
    const message = `no question mark. Write ${quote(`${value.replace(/[.!]$/, '')}?`)}.`;
    yield source.diagnostic(path, message, 'warning');
  }
}
