import { quote } from '../text.ts';

/** What a schema of zod says with (its `error`): the refused value is the `input` of the issue. */
type Issue = { readonly input?: unknown };

/** A text in the quotes of a word processor, or the first of them. */
const CURLY_QUOTES = /^[“”„«]/;

/**
 * What is wrong with a value, and how to fix it: 'expected a date such as 2027-01-01, found "soon".'
 * @param expected what belongs in its place
 * @param advice what to do, where the words before don't say it
 */
export function expectedFound(expected: string, value: unknown, advice = ''): string {
  if (value === undefined) return `missing. Write it: ${expected}.`;
  if (value === null) {
    return `expected ${expected}, found nothing. Write it after the hyphen, or delete the line.`;
  }
  if (typeof value === 'string' && CURLY_QUOTES.test(value)) {
    return `expected ${expected}, found ${quote(value)}, whose quotes are those of a word processor. Type straight ones ("), or none.`;
  }
  return `expected ${expected}, found ${inWords(value)}. ${advice}`.trim();
}

/** What a schema says of a refused value: zod's `error`. */
export const expecting =
  (expected: string, advice?: string) =>
  ({ input }: Issue): string =>
    expectedFound(expected, input, adviceForText(input) ?? advice);

/** The same of a number. */
export const expectingNumber =
  (expected: string) =>
  ({ input }: Issue): string =>
    expectedFound(expected, input, typeof input === 'number' ? '' : ONLY_NUMBER);

export const ONLY_NUMBER = 'Write only the number, without quotes.';

/** How to make a text of a value that is none; undefined for a text. */
export function adviceForText(value: unknown): string | undefined {
  if (Array.isArray(value)) return 'Write one text.';
  if (typeof value === 'number' || typeof value === 'boolean')
    return 'Put double quotes around it.';
  if (typeof value !== 'object') return undefined;
  return 'Write only the value, without a name and a colon before it. If the colon is part of a text, put double quotes around all of it.';
}

/** A value as a message repeats it. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value !== 'object') return `${value}`;
  return `the name ${quote(Object.keys(value ?? {}).join())} with a value`;
}
