/** Languages by their codes (ISO 639): "es" is Spanish. Undefined for what is no code of one. */
export const LANGUAGE_NAMES = new Intl.DisplayNames('en-US', {
  type: 'language',
  fallback: 'none',
});

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * The code of a language, for its code or its English name: "es" for "ES" and "Spanish". Undefined for
 * anything else.
 */
export function languageCodeOf(written: string): string | undefined {
  const plain = written.toLowerCase();
  if (/^[a-z]{2}$/.test(plain)) return LANGUAGE_NAMES.of(plain) === undefined ? undefined : plain;

  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.find((code) => LANGUAGE_NAMES.of(code)?.toLowerCase() === plain);
}
