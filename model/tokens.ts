/** Values by token name, "fees.additionalNotarization" for `{{fees.additionalNotarization}}`. */
export type Tokens = Readonly<Record<string, string | undefined>>;

/** A token, with or without spaces inside the braces. */
export const TOKEN = /\{\{\s*([\w.]+)\s*\}\}/g;

/** The names of the tokens in a text, with repeats. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([, name = '']) => name);
}

/** Replaces tokens by their values; a token without a value stays as is. */
export function fillTokens(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (written, name: string) => {
    return Object.hasOwn(tokens, name) ? (tokens[name] ?? written) : written;
  });
}
