import type { Diagnostic } from '../diagnostic.ts';
import type { SourceText } from '../parse/source.ts';

/** What is looked for in texts, and what is said of it. */
export interface TextRule {
  /** Global, so that all of them are found. */
  pattern: RegExp;
  /** The warning about what was found; undefined where there is nothing to say. */
  message: (found: string) => string | undefined;
}

/** A web address, or where a link leads: its digits are no number to call, its @ is no email address. */
const ADDRESS = /https?:\/\/[^\s)>\]"]+|(?<=\]\()\/[^)]*/g;

/** Every place of a text that a rule has something to say of. */
export function applyRule(
  { pattern, message }: TextRule,
  { text, diagnostic }: SourceText,
): Diagnostic[] {
  // Spaces in the place of what is no text, so that all else stays where it was.
  const words = text.replace(ADDRESS, (address) => ' '.repeat(address.length));

  return [...words.matchAll(pattern)].flatMap((match) => {
    const [found] = match;
    const warning = message(found);
    const part = { index: match.index, length: found.length };
    return warning === undefined ? [] : [diagnostic(warning, 'warning', part)];
  });
}
