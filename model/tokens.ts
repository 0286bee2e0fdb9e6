import { hoursText } from './hours.ts';
import { escapeHtml } from './html.ts';
import { officeAddress } from './office.ts';
import type { Business } from './schemas/business.ts';

/** Values by token name, "fees.additionalNotarization" for `{{fees.additionalNotarization}}`. */
export type Tokens = Readonly<Record<string, string>>;

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
  const escaped = Object.entries(tokens).map(([name, value]) => [name, escapeHtml(value)]);
  return fillTokens(html, Object.fromEntries(escaped));
}

/** The facts of business.yaml that any text can take. */
export function businessTokens(business: Business): Tokens {
  return {
    'business.name': business.name,
    'business.office': officeAddress(business),
    'business.region': business.region,
    'business.hours': hoursText(business.hours),
    'business.notice': business.notice,
    ...prefixed('fees', business.fees),
    ...prefixed('promises', business.promises),
  };
}

/** The facts of a group that are given. */
function prefixed(group: string, values: Record<string, string | undefined>): Tokens {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[`${group}.${name}`, value]],
    ),
  );
}
