import { parsePhone } from '../../../model/contact.ts';
import type { Business } from '../../../model/schemas/business.ts';
import { quote } from '../../../model/text.ts';
import type { KindName } from '../collections.ts';
import type { Diagnostic, FieldPath } from '../diagnostic.ts';
import type { ParsedFile } from '../parse.ts';
import type { WholeSite } from './whole-site.ts';

/** What is looked for in texts, and the message about it. */
interface TextRule {
  /** Global, so that all of them are found. */
  pattern: RegExp;
  /** The warning about what was found. */
  message: (found: string) => string;
}

/** The kinds whose texts are the site's own words: clients and places have numbers of their own. */
export const OWN_WORDS: readonly KindName[] = ['page', 'addedPage', 'service', 'faqs', 'city'];

/** Fields that no visitor reads as a text, or that hold what others are warned of. */
const OTHER_FIELDS = ['email', 'form', 'alsoCalled', 'inSpanish'];

/**
 * Warns of email addresses, of phone numbers that were typed into a text, of a word that the law leaves to
 * attorneys, and of a word processor's quotes.
 */
export function checkWords({ entries }: Pick<WholeSite, 'entries'>): Diagnostic[] {
  const phone = phoneRule(entries.business.fields);

  return entries.all.flatMap(({ source }) => {
    const isOwn = OWN_WORDS.includes(source.kind);
    return source.texts.flatMap((text) => {
      if (text.path.some((name) => OTHER_FIELDS.includes(`${name}`))) return [];

      const isOfLaw = ['notice', 'spanish', 'spanishWords'].includes(`${text.path[0]}`);
      const isAnnounced = source.kind === 'business' && text.path[0] === 'announcement';

      const phones = isOwn || isAnnounced ? [phone] : [];
      const words = isOwn && !isOfLaw ? [NOTARIO] : [];
      // What a client says may well be in quotes.
      const isField = source.kind !== 'testimonials' && text.path[0] !== 'body';
      const quotes = isField ? [QUOTED] : [];
      const rules = [MAIL, ...words, ...phones, ...quotes];

      const written = withoutAddresses(text.text);
      return rules.flatMap((rule) => applyRule(rule, written, text.path, source));
    });
  });
}

/** A web address, or where a link leads: neither its digits nor its @ are for calls or email. */
const ADDRESS = /https?:\/\/[^\s)>\]"]+|(?<=\]\()\/[^)]*/g;

/** A text with spaces in place of its addresses, so that everything else stays where it was. */
function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, (address) => ' '.repeat(address.length));
}

/** Every place in a text that a rule is about. */
function applyRule(
  { pattern, message }: TextRule,
  words: string,
  path: FieldPath,
  source: ParsedFile,
): Diagnostic[] {
  return [...words.matchAll(pattern)].map(({ 0: found, index }) => {
    return source.diagnostic(path, message(found), 'warning', { index, length: found.length });
  });
}

const MAIL: TextRule = {
  pattern: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  message: (address) =>
    `${quote(address)} is an email address, shown as typed. Programs that send spam collect addresses from pages. Link to /contact instead.`,
};

/** What no text in any language calls a notary public: Idaho Code 51-125 leaves the word to attorneys. */
const NOTARIO: TextRule = {
  pattern: /\bnotarios?\b/gi,
  message: (word) =>
    `${quote(word)} promises an attorney, which Idaho Code 51-125 forbids. Write "notary public".`,
};

/** A whole value in the quotes of a word processor, which YAML takes as part of the text. */
const QUOTED: TextRule = {
  pattern: /^[“„«].*[”“»]$/gs,
  message: () =>
    'pages show the quotes around this text, which are those of a word processor. Type straight ones ("), or none.',
};

function phoneRule({ phone }: Business): TextRule {
  return {
    pattern: /(?:\+?1[ .-]?)?\(?\b[2-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g,
    message: (number) =>
      parsePhone(number) === phone
        ? `${quote(number)} is typed here, so it won't change with business.yaml. Leave it to the call button, or link to /contact.`
        : `${quote(number)} isn't the number in business.yaml. Visitors may take it for yours: say whose it is.`,
  };
}
