import { z } from 'zod';
import { dateIn, hoursText } from '../../../model/hours.ts';
import { officeAddress } from '../../../model/office.ts';
import type { Business } from '../../../model/schemas/business.ts';
import { fillTokens, TOKEN, type Tokens, tokensIn } from '../../../model/tokens.ts';
import type { Collection } from '../collections.ts';
import { type Diagnostic, didYouMean, shown } from '../diagnostic.ts';
import type { Source } from '../parse/source.ts';

/** The credentials that have not expired: each is valid on its last day. */
export function validCredentials({ credentials, hours }: Pick<Business, 'credentials' | 'hours'>) {
  const today = dateIn(hours);
  return credentials.filter(({ expires = today }) => expires >= today);
}

/** The facts of business.yaml that a text can take; undefined where the owner has still to write one. */
export function businessTokens(business: Business): Tokens {
  const { name, region, notice, payment, languages, cancellation, fees, promises } = business;
  const credentials = validCredentials(business).map(({ label, text }) => `${label}: ${text}`);
  const groups = {
    business: {
      name,
      office: officeAddress(business),
      city: business.address.city,
      region,
      hours: hoursText(business.hours),
      ...{ notice, payment, languages, cancellation },
      credentials: credentials.join('; ') || undefined,
    },
    fees: { firstNotarization: undefined, travel: undefined, ...fees },
    promises,
  };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, facts]) =>
      Object.entries(facts).map(([fact, value]) => [`${group}.${fact}`, value]),
    ),
  );
}

/**
 * The fields of a file with the facts of business.yaml in them; unknown tokens become diagnostics. The
 * text below the fields is filled once it is HTML, so that until then every part of it stands where the
 * editor wrote it.
 */
export function fillFields(
  source: Source,
  { kind, schema }: Collection,
  facts: Tokens,
  diagnostics: Diagnostic[],
): unknown {
  // What a page fills in for each city, place or service, its description names.
  const fields = kind === 'page' && schema instanceof z.ZodObject ? schema.shape : {};
  const laterIn = (name: string) => {
    const field: unknown = fields[name === 'body' ? 'heading' : name];
    return field instanceof z.ZodType ? tokensIn(field.description ?? '') : [];
  };
  for (const { text, path, diagnostic } of source.texts) {
    // A question waits for a fact that the owner has still to write; other texts cannot.
    const canWait = path[0] === 'faqs' && path.at(-1) === 'answer';
    const now = Object.keys(facts).filter((name) => canWait || facts[name] !== undefined);
    const known = [...now, ...laterIn(`${path[0]}`)];
    for (const { 0: written, 1: name = '', index } of text.matchAll(TOKEN)) {
      if (known.includes(name)) continue;
      const [, group, fact] = /^(fees|promises)\.(\w+)$/.exec(name) ?? [];
      const orAdd = group ? `Add "${fact}" to ${group} in business.yaml. ` : '';
      const advice = didYouMean(name, known, `${orAdd}The facts are ${known.join(', ')}.`);
      const message = `unknown fact {{${shown(name)}}}. ${advice}`;
      const part = { index: index + written.indexOf(name), length: name.length };
      diagnostics.push(diagnostic(message, 'error', part));
    }
    const index = text.replace(TOKEN, (token) => ' '.repeat(token.length)).search(/[{}]/);
    if (index < 0) continue;
    const message = 'a single brace. Put two on each side of a fact, such as {{business.name}}.';
    diagnostics.push(diagnostic(message, 'error', { index, length: 1 }));
  }
  return source.changed((text) => fillTokens(text, facts));
}

/** Facts are filled in once, so one within another would be shown as it is typed, and so would a brace. */
export function checkFacts({ texts }: Source): Diagnostic[] {
  return texts.flatMap(({ text, diagnostic }) => {
    const [mark] = /\{\{\s*[\w.]+\s*\}\}|[{}]/.exec(text) ?? [];
    const advice = 'would show up as typed: facts come from this file. Write the words.';
    return mark ? [diagnostic(`${mark} ${advice}`)] : [];
  });
}
