import { escapeHtml } from './text.ts';

/** Values by token name, "fees.additionalNotarization" for `{{fees.additionalNotarization}}`. */
export type Tokens = Readonly<Record<string, string | undefined>>;

const TOKEN = /\{\{\s*([\w.]+)\s*\}\}/g;

/** The names of all tokens that a text uses, and where each stands. */
export function tokenPlaces(text: string): { name: string; index: number }[] {
  return [...text.matchAll(TOKEN)].map(({ 0: written, 1: name = '', index }) => {
    return { name, index: index + written.indexOf(name) };
  });
}

/** The names of all tokens that a text uses. */
export function tokensIn(text: string): string[] {
  return tokenPlaces(text).map(({ name }) => name);
}

/** Where the first brace stands that belongs to no token; visitors would see it as it is typed. */
export function strayBrace(text: string): number | undefined {
  return /[{}]/.exec(text.replace(TOKEN, (token) => ' '.repeat(token.length)))?.index;
}

/** Puts values in the place of tokens; a token without a value stays as it is. */
export function fillTokens(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (written, name: string) => tokens[name] ?? written);
}

/** Fills tokens into HTML; the values are text and are escaped. */
export function fillHtml(html: string, tokens: Tokens): string {
  return html.replace(TOKEN, (written, name: string) => escapeHtml(tokens[name] ?? written));
}
