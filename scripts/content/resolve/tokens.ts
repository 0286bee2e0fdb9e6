import type { Business } from '../../../model/schemas/business.ts';
import { shown } from '../../../model/text.ts';
import {
  fillHtml,
  fillTokens,
  strayBrace,
  type Tokens,
  tokenPlaces,
  tokensIn,
} from '../../../model/tokens.ts';
import { businessTokens } from '../business-tokens.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { TextEntry } from '../entries.ts';
import { nearest } from '../nearest.ts';
import type { Source } from '../parse/source.ts';
import { checkTexts, mapWords, type ParsedText } from '../parse/texts.ts';

/** Where the text below the front matter is meant, beside the fields. */
const BODY = 'body';

/** Tokens that are filled later, for each city, place or service, and the fields where they are. */
const LATER: readonly [page: string, names: string[], fields: string[]][] = [
  ['city', ['city', 'state'], ['title', 'heading', 'keywords', 'unknownAbout', BODY]],
  [
    'city',
    ['city', 'state', 'stateName', 'commissions'],
    ['insideFact', 'outsideFact', 'outsideNote'],
  ],
  ['place', ['place', 'city', 'state'], ['title', 'keywords', 'othersHeading', 'needText']],
  ['place', ['city', 'miles'], ['whereFact']],
  ['finder', ['document', 'service'], ['document']],
  ['finder', ['bring'], ['bring']],
  ['finder', ['document', 'who'], ['elsewhere']],
  ['finder', ['city', 'miles'], ['city', 'cityMiles']],
  ['finder', ['place', 'miles', 'city'], ['near']],
  ['finder', ['place', 'service'], ['far']],
  ['finder', ['stateName', 'service'], ['outside']],
  ['service', ['service'], ['title']],
];

/** The tokens that a field of a file may hold besides the facts. */
function laterTokens(file: string, field: unknown): readonly string[] {
  const later = LATER.find(
    ([page, , fields]) => file === `content/pages/${page}.md` && fields.some((f) => f === field),
  );
  return later?.[1] ?? [];
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
    diagnostics.push(...checkTexts(source, ({ text }) => braceInFact(text)));
    return source;
  }
  diagnostics.push(...checkTexts(source, braceInName));
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
function braceInFact(text: string): string | undefined {
  const [token] = tokensIn(text);
  if (token !== undefined) {
    return `{{${token}}} isn't filled in here: business.yaml is where facts come from. Write the words.`;
  }
  const brace = strayBrace(text);
  return brace === undefined
    ? undefined
    : `"${text.charAt(brace)}" would show up as typed. Delete it.`;
}

function braceInName({ text, isName }: ParsedText): string | undefined {
  return isName && /[{}]/.test(text) ? 'a brace in the name of a field. Delete it.' : undefined;
}

const STRAY_BRACE = 'a single brace. Put two on each side of a fact, such as {{business.name}}.';

function unknownToken(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  const advice = guess ? `Did you mean {{${guess}}}?` : `The facts are ${known.join(', ')}.`;
  return `unknown fact {{${shown(name)}}}. ${advice}`;
}
