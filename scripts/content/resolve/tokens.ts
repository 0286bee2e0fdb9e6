import { nearest } from '../../../model/nearest.ts';
import { shown } from '../../../model/quote.ts';
import type { Business } from '../../../model/schemas/business.ts';
import {
  businessTokens,
  fillTokens,
  strayBrace,
  type Tokens,
  tokensIn,
} from '../../../model/tokens.ts';
import { escapeMarkdown } from '../../shared/markdown-writer.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Source } from '../parse/source.ts';
import { mapWords, textsIn } from '../parse/texts.ts';

/** The facts of business.yaml as texts take them. */
export interface Facts {
  /** For the fields of a file. */
  plain: Tokens;
  /** For Markdown, in which no part of a fact may count as a mark. */
  markdown: Tokens;
}

export function factsOf(business: Business): Facts {
  const plain = businessTokens(business);
  const escaped = Object.entries(plain).map(([name, value]) => [name, escapeMarkdown(value)]);
  return { plain, markdown: Object.fromEntries(escaped) };
}

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
 * Puts the facts of business.yaml into every text of a file; unknown tokens become diagnostics.
 * Without facts (business.yaml is not right itself) the file stays as it is.
 */
export function fillSource(
  source: Source,
  facts: Facts | undefined,
  diagnostics: Diagnostic[],
): Source {
  if (source.file === 'content/business.yaml') {
    diagnostics.push(...bracesInFacts(source));
    return source;
  }
  diagnostics.push(...bracesInNames(source));
  if (facts === undefined) return source;
  return mapWords(source, ({ text, path, diagnostic }) => {
    const tokens = path[0] === BODY ? facts.markdown : facts.plain;
    const known = [...Object.keys(tokens), ...laterTokens(source.file, path[0])];
    const report = (written: string, message: string) =>
      diagnostics.push(diagnostic({ index: text.indexOf(written), written }, message));
    for (const name of tokensIn(text)) {
      if (!known.includes(name)) report(name, unknownToken(name, known));
    }
    const brace = strayBrace(text);
    if (brace !== undefined) report(brace, STRAY_BRACE);
    return fillTokens(text, tokens);
  });
}

/** Facts are filled in once, so a token within a fact would be shown as it is typed. */
function bracesInFacts(source: Source): Diagnostic[] {
  return [...textsIn(source.data)].flatMap(({ text, path, isName }) => {
    const token = tokensIn(text)[0];
    const message =
      token === undefined
        ? `"${strayBrace(text)}" would show up as typed. Delete it.`
        : `{{${token}}} isn't filled in here: business.yaml is where facts come from. Write the words.`;
    if (token === undefined && strayBrace(text) === undefined) return [];
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
