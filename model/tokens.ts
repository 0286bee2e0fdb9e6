/** Values by token name, "fees.additionalNotarization" for `{{fees.additionalNotarization}}`. */
export type Tokens = Readonly<Record<string, string | undefined>>;

/** A token in a text: two braces around its name, with or without spaces. */
export const TOKEN = /\{\{\s*([\w.]+)\s*\}\}/g;

/** The names of all tokens that a text uses, as often as it uses them. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([, name = '']) => name);
}

/** Puts values in the place of tokens; a token without a value stays as it is. */
export function fillTokens(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (written, name: string) => tokens[name] ?? written);
}
