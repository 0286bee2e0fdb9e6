import { parsePhone } from '../../../model/contact.ts';
import type { Business } from '../../../model/schemas/business.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';
import type { Draft, ParsedFile } from '../draft.ts';
import type { SourceText } from '../parse/source.ts';
import { applyRule, type TextRule } from './text-rule.ts';

/**
 * Warns of words that are off the list, of email addresses, and of facts of the business that were typed
 * into a text, where they would stay behind when
 * business.yaml changes. Clients have words and numbers of their own, places and documents have words
 * of their own.
 */
export function checkWords(draft: Draft): Diagnostic[] {
  const business = draft.entries.business?.fields;

  return draft.files.flatMap((file) => {
    const texts = file.source.texts.filter((text) => isForPeople(file, text));
    const words = isInEnglish(file, draft) ? OFF_LIST : [NOTARIO];
    return texts.flatMap((text) => {
      const rules = [MAIL, ...rulesFor(file, text, words, business)];
      return rules.flatMap((rule) => applyRule(rule, text));
    });
  });
}

/** Whether a file is in the language of the site, as all are but pages that say otherwise. */
function isInEnglish({ kind, slug }: ParsedFile, { entries }: Draft): boolean {
  return kind !== 'addedPage' || entries.addedPage.get(slug)?.fields.lang === undefined;
}

/**
 * The rules for a text, by whose words it is.
 * @param words those about words of the language that it is in
 */
function rulesFor(
  { kind }: ParsedFile,
  { path }: SourceText,
  words: readonly TextRule[],
  business: Business | undefined,
): readonly TextRule[] {
  const sums = business === undefined ? [] : [sumRule(business)];
  const phones = business === undefined ? [] : [phoneRule(business)];

  switch (kind) {
    case 'page':
    case 'addedPage':
    case 'service':
    case 'faqs':
    case 'city':
      return [...words, TYPED_HOURS, ...phones, ...sums];
    case 'documents':
    case 'attractions':
      return sums;
    case 'business':
      if (path[0] === 'credentials') return words;
      return path[0] === 'announcement' ? [...words, ...phones] : [];
    default:
      return [];
  }
}

/** Whether a text is there for people: not for programs, not for the search, and no address of a place. */
function isForPeople({ kind }: ParsedFile, { path }: SourceText): boolean {
  const isForPrograms = kind === 'business' && ['email', 'form'].includes(`${path[0]}`);
  const isAddress = path.at(-1) === 'address';
  // What people type, in words of their own.
  const isTyped = path.includes('alsoCalled') || path.includes('inSpanish');
  // The sentence that a notary public is no notario.
  const isSpanish = kind === 'page' && path[0] === 'spanish';
  // The price of a service, which is a fact of its own.
  const isPrice = kind === 'service' && path[0] === 'additionalNotarization';
  const isForeignNotice = kind === 'addedPage' && path[0] === 'notice';

  return !isForPrograms && !isAddress && !isTyped && !isSpanish && !isForeignNotice && !isPrice;
}

const MAIL: TextRule = {
  pattern: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  message: (address) =>
    `${quote(address)} is an email address, shown as it is typed. Programs that send spam collect addresses from pages. Link to /contact instead.`,
};

/** A word that the site does not use. */
interface OffListWord {
  pattern: RegExp;
  /** What the site says instead. */
  instead: string;
}

const offListRule = ({ pattern, instead }: OffListWord): TextRule => ({
  pattern,
  message: (word) =>
    `${quote(word)} is off the list of words. Write ${instead} (docs/style-guide.md).`,
});

/** What no text in any language calls a notary public: Idaho Code 51-125 leaves the word to attorneys. */
const NOTARIO = offListRule({
  pattern: /\bnotarios?\b/gi,
  instead: '"notary public": a notario is an attorney elsewhere',
});

/** Words that the site does not use, and what it says instead (docs/style-guide.md). */
const OFF_LIST: TextRule[] = [
  { pattern: /\bpapers?\b/gi, instead: '"document"' },
  { pattern: /(?<!\bDMV )\bpaperwork\b/gi, instead: '"documents"' },
  { pattern: /\be-mails?\b/gi, instead: '"email"' },
  { pattern: /\blicen[cs]ed\b/gi, instead: '"commissioned": a notary has a commission' },
  { pattern: /\b(?:not|\w+n['’]t) commissioned\b/gi, instead: 'how people can meet you' },
]
  .map(offListRule)
  .concat(NOTARIO);

/** What is said of a fact of the business that was typed. */
function typedFact(found: string, advice: string): string {
  return `${quote(found)} is typed here, so it won't change with business.yaml. ${advice}`;
}

/** What is said of what looks like a fact of the business, and is none. */
function foreignFact(found: string, fact: string): string {
  return `${quote(found)} isn't ${fact} in business.yaml. Visitors may take it for yours: say whose it is.`;
}

const TYPED_HOURS: TextRule = {
  pattern:
    /\b\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)?\s?(?:[-–]|to|until)\s?\d{1,2}(?::\d\d)?\s?[ap]\.?m\b/gi,
  message: (hours) =>
    typedFact(
      hours,
      'Write {{business.hours}} for the days and hours, unless they are those of others.',
    ),
};

function phoneRule({ phone }: Business): TextRule {
  return {
    pattern: /(?:\+?1[ .-]?)?\(?\b[2-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g,
    message: (number) =>
      parsePhone(number) === phone
        ? typedFact(number, 'Leave it to the call button, or link to /contact.')
        : foreignFact(number, 'the number'),
  };
}

/** A sum that is listed under fees, and would stay behind in a text when the fee changes. */
function sumRule({ fees }: Business): TextRule {
  const amounts = fees.map(({ amount }) => amount);
  return {
    pattern: /\$\d[\d,]*(?:\.\d\d)?/g,
    message: (sum) =>
      amounts.includes(sum)
        ? typedFact(sum, 'It is also an amount under fees: change both together.')
        : undefined,
  };
}
