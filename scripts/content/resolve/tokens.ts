import { nearest } from '../../../model/nearest.ts';
import { shown } from '../../../model/quote.ts';
import type { Business } from '../../../model/schemas/business.ts';
import {
  businessTokens,
  fillHtml,
  fillTokens,
  strayBrace,
  type Tokens,
  tokenPlaces,
  tokensIn,
} from '../../../model/tokens.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { TextEntry } from '../entries.ts';
import type { Source } from '../parse/source.ts';
import { mapWords, textsIn } from '../parse/texts.ts';

/** Where the text below the front matter is meant, beside the fields. */
const BODY = 'body';

/** Tokens that are filled later, for each city, place or service, and the fields where they are. */
const LATER: Record<string, { names: readonly string[]; fields: readonly string[] }[]> = {
  'content/pages/city.md': [
    {
      names: ['city', 'state'],
      fields: ['title', 'heading', 'keywords', 'unknownAbout', BODY],
    },
    {
      names: ['city', 'state', 'stateName', 'commissions'],
      fields: ['insideFact', 'outsideFact', 'outsideNote'],
    },
  ],
  'content/pages/place.md': [
    {
      names: ['place', 'city', 'state'],
      fields: ['title', 'keywords', 'othersHeading', 'needText'],
    },
    { names: ['city', 'miles'], fields: ['whereFact'] },
  ],
  'content/pages/finder.md': [
    { names: ['document', 'service'], fields: ['document'] },
    { names: ['bring'], fields: ['bring'] },
    { names: ['document', 'who'], fields: ['elsewhere'] },
    { names: ['city', 'miles'], fields: ['city', 'cityMiles'] },
    { names: ['place', 'miles', 'city'], fields: ['near'] },
    { names: ['place', 'service'], fields: ['far'] },
    { names: ['stateName', 'service'], fields: ['outside'] },
  ],
  'content/pages/service.md': [{ names: ['service'], fields: ['title'] }],
};

/** The tokens that a field of a file may hold besides the facts. */
function laterTokens(file: string, field: unknown): readonly string[] {
  const later = LATER[file]?.find(({ fields }) => fields.some((name) => name === field));
  return later?.names ?? [];
}

/**
 * Puts the facts of business.yaml into every field of a file; unknown tokens become diagnostics.
 * The text below the fields is filled once it is HTML (textFiller), so that until then every part
 * of it stands where the editor wrote it. Without facts (business.yaml is not right itself) the file
 * stays as it is.
 */
export function fillSource(
  source: Source,
  facts: Tokens | undefined,
  diagnostics: Diagnostic[],
): Source {
  if (source.file === 'content/business.yaml') {
    diagnostics.push(...bracesInFacts(source));
    return source;
  }
  diagnostics.push(...bracesInNames(source));
  if (facts === undefined) return source;
  return mapWords(source, ({ text, path, diagnostic }) => {
    const known = [...Object.keys(facts), ...laterTokens(source.file, path[0])];
    for (const { name, index } of tokenPlaces(text)) {
      if (known.includes(name)) continue;
      diagnostics.push(diagnostic({ index, written: name }, unknownToken(name, known)));
    }
    const index = strayBrace(text);
    if (index !== undefined) {
      diagnostics.push(diagnostic({ index, written: text.charAt(index) }, STRAY_BRACE));
    }
    return path[0] === BODY ? text : fillTokens(text, facts);
  });
}

/** Puts the facts into the text of a file, once it is HTML. */
export type FillText = (entry: TextEntry<unknown>) => string;

/** Makes what puts the facts of the business into texts. */
export function textFiller(business: Business): FillText {
  const facts = businessTokens(business);
  return ({ html }) => fillHtml(html, facts);
}

/** Facts are filled in once, so a token within a fact would be shown as it is typed. */
function bracesInFacts(source: Source): Diagnostic[] {
  return [...textsIn(source.data)].flatMap(({ text, path, isName }) => {
    const token = tokensIn(text)[0];
    const brace = strayBrace(text);
    if (token === undefined && brace === undefined) return [];
    const message =
      token === undefined
        ? `"${text.charAt(brace ?? 0)}" would show up as typed. Delete it.`
        : `{{${token}}} isn't filled in here: business.yaml is where facts come from. Write the words.`;
    return [isName ? source.nameDiagnostic(path, message) : source.diagnostic(path, message)];
  });
}

function bracesInNames(source: Source): Diagnostic[] {
  return [...textsIn(source.data)]
    .filter(({ text, isName }) => isName && /[{}]/.test(text))
    .map(({ path }) => source.nameDiagnostic(path, 'a brace in the name of a field. Delete it.'));
}

const STRAY_BRACE = 'a single brace. Put two on each side of a fact, such as {{business.name}}.';

function unknownToken(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  return guess === undefined
    ? `unknown fact {{${shown(name)}}}. The facts are ${known.join(', ')}.`
    : `unknown fact {{${shown(name)}}}. Did you mean {{${guess}}}?`;
}
