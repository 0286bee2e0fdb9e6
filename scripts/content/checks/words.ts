import { parsePhone } from '../../../model/contact.ts';
import type { Business } from '../../../model/schemas/business.ts';
import type { KindName } from '../collections.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';
import type { SourceText } from '../parse.ts';
import type { Folder } from './folder.ts';

/** What is looked for in texts, and what is said of it. */
interface TextRule {
  /** Global, so that all of them are found. */
  pattern: RegExp;
  /** The warning about what was found; undefined where there is nothing to say. */
  message: (found: string) => string | undefined;
}

/** The kinds whose texts are the site's own words: clients and places have numbers of their own. */
const OWN_WORDS: readonly KindName[] = ['page', 'addedPage', 'service', 'faqs', 'city'];

/** Fields that no visitor reads as a text, or that hold what others are warned of. */
const OTHER_FIELDS = ['email', 'form', 'alsoCalled', 'inSpanish', 'additionalNotarization'];

/**
 * Warns of email addresses, of a word that the law leaves to attorneys, and of facts of the business
 * that were typed into a text, where they would stay behind when business.yaml changes.
 */
export function checkWords({ files, entries }: Folder): Diagnostic[] {
  const business = entries.business?.fields;
  const ofFacts = business ? [TYPED_HOURS, phoneRule(business), sumRule(business)] : [];

  return files.flatMap(({ kind, source }) => {
    const isOwn = OWN_WORDS.includes(kind);
    return source.texts.flatMap((text) => {
      const isRead = !text.path.some((name) => OTHER_FIELDS.includes(`${name}`));
      const isOfLaw = ['notice', 'spanish', 'spanishWords'].includes(`${text.path[0]}`);
      const isAnnounced = kind === 'business' && text.path[0] === 'announcement';

      const facts = isOwn || isAnnounced ? ofFacts : [];
      const words = isOwn && !isOfLaw ? [NOTARIO] : [];
      const rules = isRead ? [MAIL, ...words, ...facts] : [];
      return rules.flatMap((rule) => applyRule(rule, text));
    });
  });
}

/** A web address, or where a link leads: its digits are no number to call, its @ is no email address. */
const ADDRESS = /https?:\/\/[^\s)>\]"]+|(?<=\]\()\/[^)]*/g;

/** Every place of a text that a rule has something to say of. */
function applyRule({ pattern, message }: TextRule, { text, diagnostic }: SourceText): Diagnostic[] {
  // Spaces in the place of what is no text, so that all else stays where it was.
  const words = text.replace(ADDRESS, (address) => ' '.repeat(address.length));
  return [...words.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const warning = message(found);
    const part = { index, length: found.length };
    return warning === undefined ? [] : [diagnostic(warning, 'warning', part)];
  });
}

const MAIL: TextRule = {
  pattern: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  message: (address) =>
    `${quote(address)} is an email address, shown as it is typed. Programs that send spam collect addresses from pages. Link to /contact instead.`,
};

/** What no text in any language calls a notary public: Idaho Code 51-125 leaves the word to attorneys. */
const NOTARIO: TextRule = {
  pattern: /\bnotarios?\b/gi,
  message: (word) =>
    `${quote(word)} promises an attorney, which Idaho Code 51-125 forbids. Write "notary public".`,
};

/** What is said of a fact of the business that was typed. */
function typedFact(found: string, advice: string): string {
  return `${quote(found)} is typed here, so it won't change with business.yaml. ${advice}`;
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
        : `${quote(number)} isn't the number in business.yaml. Visitors may take it for yours: say whose it is.`,
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
