import { quote } from '../../../model/quote.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';
import type { Source } from '../parse/source.ts';
import { textsIn } from '../parse/texts.ts';

/** Words that the site does not use, and what it says instead (docs/style-guide.md). */
const WORDS: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\bpapers?\b/gi, instead: '"document"' },
  { pattern: /(?<!\bDMV )\bpaperwork\b/gi, instead: '"documents"' },
  { pattern: /\be-mails?\b/gi, instead: '"email"' },
  { pattern: /\blicen[cs]ed\b/gi, instead: '"commissioned": a notary has a commission' },
  { pattern: /\bnotarios?\b/gi, instead: '"notary public": a notario is an attorney elsewhere' },
];

/** Warns of words that are off the list, in texts in which the business speaks. */
export function checkWords(entries: Entries, diagnostics: Diagnostic[]): void {
  const { pages, services, faqs, cities } = entries;
  const files = [Object.values(pages), services.values(), faqs.values(), cities.values()];
  for (const { source } of files.flatMap((each) => [...each])) {
    diagnostics.push(...inBody(source), ...inFields(source));
  }
}

function inBody(source: Source): Diagnostic[] {
  return source.body.split('\n').flatMap((line, index) =>
    offList(line).map(({ word, at, message }) => {
      const place = { line: index + 1, column: at + 1, length: word.length };
      return source.bodyDiagnostic(place, message, 'warning');
    }),
  );
}

function inFields(source: Source): Diagnostic[] {
  return [...textsIn(source.data)]
    .filter(({ isName }) => !isName)
    .flatMap(({ text, path }) =>
      offList(text).map(({ message }) => source.diagnostic(path, message, 'warning')),
    );
}

/** The words of a text that are off the list; an address of a page or a file is no text. */
function offList(text: string): { word: string; at: number; message: string }[] {
  const words = text.replace(/https?:\/\/\S+|\]\([^)]*\)/g, (address) =>
    ' '.repeat(address.length),
  );
  return WORDS.flatMap(({ pattern, instead }) =>
    [...words.matchAll(pattern)].map(({ 0: word, index }) => ({
      word,
      at: index,
      message: `${quote(word)} is off the list of words. Write ${instead} (docs/style-guide.md).`,
    })),
  );
}
