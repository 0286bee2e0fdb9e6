import { USUAL_ATTRACTION_DESCRIPTION } from '../../../model/schemas/attraction.ts';
import { USUAL_DESCRIPTION } from '../../../model/schemas/fields.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';
import type { Source } from '../parse/source.ts';
import { textsIn } from '../parse/texts.ts';

/** Quotes as text programs make them; around a value they are shown with it. */
const CURLY_QUOTED = /^[\u201C\u201D\u2018\u2019].*[\u201C\u201D\u2018\u2019]$/s;

/** Warns of what pages show as it is written, and what would most likely read better otherwise. */
export function checkAdvice(entries: Entries, diagnostics: Diagnostic[]): void {
  const { business, pages, services, cities, faqs, attractions } = entries;
  const warn = (source: Source, path: Path, message: string) =>
    diagnostics.push(source.diagnostic(path, message, 'warning'));

  const files = [...Object.values(pages), ...services.values(), ...cities.values()];
  const others = [...(business ? [business] : []), ...faqs.values(), ...attractions.values()];
  for (const { source } of [...files, ...others]) {
    for (const { text, path, isName } of textsIn(source.data)) {
      if (isName || !CURLY_QUOTED.test(text.trim())) continue;
      warn(
        source,
        path,
        'has curly quotes around it, which pages show: use straight ones, ", or none',
      );
    }
  }
  for (const { source, fields } of files) {
    if ('description' in fields) {
      const message = unusualLength(fields.description, USUAL_DESCRIPTION);
      if (message !== undefined) warn(source, ['description'], `${message} for search engines`);
    }
    if ('keywords' in fields && fields.keywords.length === 0) {
      warn(source, ['keywords'], 'has no keywords: write what people search for');
    }
  }
  for (const { source, fields } of attractions.values()) {
    for (const { fields: attraction, index } of fields) {
      const message = unusualLength(attraction.description, USUAL_ATTRACTION_DESCRIPTION);
      if (message !== undefined) warn(source, ['attractions', index, 'description'], message);
    }
  }
  for (const { source, fields } of faqs.values()) {
    fields.faqs.forEach(({ question }, index) => {
      if (question.endsWith('?')) return;
      warn(source, ['faqs', index, 'question'], 'has no question mark at its end: add one');
    });
  }
}

function unusualLength(
  text: string,
  { min, max }: { min: number; max: number },
): string | undefined {
  const { length } = [...text];
  if (length >= min && length <= max) return undefined;
  return `is ${length < min ? 'short' : 'long'}, with ${length} characters: ${min} to ${max} are best`;
}
