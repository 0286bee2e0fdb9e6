import { quote } from '../../../model/quote.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Entries, textEntries } from '../entries.ts';
import { mapWords } from '../parse/texts.ts';

/** Words that the site does not use, and what it says instead (docs/style-guide.md). */
const WORDS: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\bpapers?\b/gi, instead: '"document"' },
  { pattern: /(?<!\bDMV )\bpaperwork\b/gi, instead: '"documents"' },
  { pattern: /\be-mails?\b/gi, instead: '"email"' },
  { pattern: /\blicen[cs]ed\b/gi, instead: '"commissioned": a notary has a commission' },
  { pattern: /\bnotarios?\b/gi, instead: '"notary public": a notario is an attorney elsewhere' },
];

/** Warns of words that are off the list, in texts in which the business speaks. */
export function checkWords(entries: Entries): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { source } of [...textEntries(entries), ...entries.faqs.values()]) {
    mapWords(source, ({ text, diagnostic }) => {
      for (const { message, ...part } of offList(text)) {
        diagnostics.push(diagnostic(part, message, 'warning'));
      }
      return text;
    });
  }
  return diagnostics;
}

/** The words of a text that are off the list; an address of a page or a file is no text. */
function offList(text: string): { written: string; index: number; message: string }[] {
  const words = text.replace(/https?:\/\/\S+|\]\([^)]*\)/g, (address) =>
    ' '.repeat(address.length),
  );
  return WORDS.flatMap(({ pattern, instead }) =>
    [...words.matchAll(pattern)].map(({ 0: written, index }) => ({
      written,
      index,
      message: `${quote(written)} is off the list of words. Write ${instead} (docs/style-guide.md).`,
    })),
  );
}
