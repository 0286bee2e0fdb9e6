/** English names of languages by ISO 639 code; undefined for unknown codes. */
const LANGUAGE_NAMES = new Intl.DisplayNames('en-US', {
  type: 'language',
  fallback: 'none',
});

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * The ISO 639 code of a language given by code or English name: "es" for "ES" and "Spanish". Undefined
 * if unknown.
 */
export function languageCodeOf(written: string): string | undefined {
  const plain = written.toLowerCase();
  if (/^[a-z]{2}$/.test(plain)) return LANGUAGE_NAMES.of(plain) === undefined ? undefined : plain;

  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.find((code) => LANGUAGE_NAMES.of(code)?.toLowerCase() === plain);
}
