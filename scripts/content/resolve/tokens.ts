import { shown } from '../../../model/text.ts';
import {
  fillTokens,
  strayBrace,
  type Tokens,
  tokenPlaces,
  tokensIn,
} from '../../../model/tokens.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { Source } from '../parse/source.ts';
import { checkTexts, mapWords } from '../parse/texts.ts';

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
 * Puts the facts of business.yaml into every field of another file; unknown tokens become
 * diagnostics. The text below the fields is filled once it is HTML, so that until then every part of
 * it stands where the editor wrote it.
 */
export function fillFields(source: Source, facts: Tokens, diagnostics: Diagnostic[]): Source {
  return mapWords(source, ({ text, path, diagnostic }) => {
    // A question waits for a fact that the owner has still to write; other texts cannot.
    const canWait = path[0] === 'faqs' && path.at(-1) === 'answer';
    const written = Object.keys(facts).filter((name) => canWait || facts[name] !== undefined);
    const known = [...written, ...laterTokens(source.file, path[0])];
    for (const { name, index } of tokenPlaces(text)) {
      if (known.includes(name)) continue;
      diagnostics.push(diagnostic({ index, written: name }, unknownToken(name, known)));
    }
    const index = strayBrace(text);
    if (index !== undefined) {
      const message = 'a single brace. Put two on each side of a fact, such as {{business.name}}.';
      diagnostics.push(diagnostic({ index, written: text.charAt(index) }, message));
    }
    return path[0] === BODY ? text : fillTokens(text, facts);
  });
}

function unknownToken(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  const advice = guess ? `Did you mean {{${guess}}}?` : `The facts are ${known.join(', ')}.`;
  return `unknown fact {{${shown(name)}}}. ${advice}`;
}

/** Facts are filled in once, so a token within a fact would be shown as it is typed. */
export function checkFacts(business: Source): Diagnostic[] {
  return checkTexts(business, ({ text }) => {
    const [token] = tokensIn(text);
    const brace = strayBrace(text);
    if (token !== undefined) {
      return `{{${token}}} isn't filled in here: business.yaml is where facts come from. Write the words.`;
    }
    if (brace === undefined) return undefined;
    return `"${text.charAt(brace)}" would show up as typed. Delete it.`;
  });
}
