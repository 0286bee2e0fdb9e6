import { parsePhone } from '../../../model/contact.ts';
import type { Business } from '../../../model/schemas/business.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';
import type { Site } from '../entries.ts';
import { formerNames, type RecordedNames } from './former-names.ts';

/** What is looked for in a text, and what is said of it, if anything. */
export interface TextRule {
  pattern: RegExp;
  message: (written: string) => string | false | undefined;
}

/**
 * Warns of words that are off the list, of email addresses, of names that stand for nothing any more,
 * and of facts of the business that were typed into a text, where they would stay behind when
 * business.yaml changes. Clients have words and numbers of their own, places and documents have words
 * of their own.
 */
export function checkWords(site: Site, recorded: RecordedNames): Diagnostic[] {
  const facts = site.entries.business.get('business')?.fields;
  const sums = facts ? [sumRule(facts)] : [];
  const ownRules = [...OFF_LIST, TYPED_HOURS, ...(facts ? [phoneRule(facts)] : []), ...sums];
  const namesIn = formerNames(site, recorded);
  return site.sorted.flatMap((file) => {
    const { source, kind } = file;
    const isOwn = ['page', 'service', 'faqs', 'city'].includes(kind);
    const ofKind = kind === 'documents' || kind === 'attractions' ? sums : isOwn ? ownRules : [];
    const ofFile = [MAIL, ...ofKind, ...namesIn(file)];
    return source.texts.flatMap(({ text, path, diagnostic }) => {
      // The fields that programs read, and the addresses of places, which are facts.
      const isNoText = kind === 'business' && ['email', 'form'].includes(`${path[0]}`);
      if (isNoText || path.at(-1) === 'address') return [];
      // What people type into the finder, and that a notary public is no "notario".
      const isTyped = kind === 'page' && `${path[0]}`.startsWith('spanish');
      if (isTyped || (kind === 'faqs' && path.includes('alsoCalled'))) return [];
      // An address is no text: its digits are no number to call, and an @ in it is no email address.
      const words = text.replace(ADDRESS, (address) => ' '.repeat(address.length));
      return ofFile.flatMap(({ pattern, message }) =>
        [...words.matchAll(pattern)].flatMap(({ 0: written, index }) => {
          const said = message(written);
          return said ? [diagnostic(said, 'warning', { index, length: written.length })] : [];
        }),
      );
    });
  });
}

const ADDRESS = /https?:\/\/[^\s)>\]"]+|(?<=\]\()\/[^)]*/g;

const MAIL: TextRule = {
  pattern: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  message: (written) =>
    `${quote(written)} is an email address, shown as it is typed. Programs that send spam collect addresses from pages. Link to /contact instead.`,
};

/** Words that the site does not use, and what it says instead (docs/style-guide.md). */
const OFF_LIST: TextRule[] = [
  { pattern: /\bpapers?\b/gi, instead: '"document"' },
  { pattern: /(?<!\bDMV )\bpaperwork\b/gi, instead: '"documents"' },
  { pattern: /\be-mails?\b/gi, instead: '"email"' },
  { pattern: /\blicen[cs]ed\b/gi, instead: '"commissioned": a notary has a commission' },
  { pattern: /\b(?:not|\w+n['’]t) commissioned\b/gi, instead: 'how people can meet you' },
  { pattern: /\bnotarios?\b/gi, instead: '"notary public": a notario is an attorney elsewhere' },
].map(({ pattern, instead }) => ({
  pattern,
  message: (written) =>
    `${quote(written)} is off the list of words. Write ${instead} (docs/style-guide.md).`,
}));

const own = (written: string, advice: string) =>
  `${quote(written)} is typed here, so it won't change with business.yaml. ${advice}`;
const others = (written: string, what: string) =>
  `${quote(written)} isn't ${what} in business.yaml. Visitors may take it for yours: say whose it is.`;

const TYPED_HOURS: TextRule = {
  pattern:
    /\b\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)?\s?(?:[-–]|to|until)\s?\d{1,2}(?::\d\d)?\s?[ap]\.?m\b/gi,
  message: (written) =>
    own(
      written,
      'Write {{business.hours}} for the days and hours, unless they are those of others.',
    ),
};

function phoneRule({ phone }: Business): TextRule {
  return {
    pattern: /(?:\+?1[ .-]?)?\(?\b[2-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g,
    message: (written) =>
      parsePhone(written) === phone
        ? own(written, 'Leave it to the call button, or link to /contact.')
        : others(written, 'the number'),
  };
}

/** Sums of money, which are fees or may be taken for them. */
function sumRule({ fees }: Business): TextRule {
  const pattern = /\$\s?\d[\d.,]*\b(?!\s?(?:[mb]illion|thousand))/g;
  const amounts = (text: string) =>
    [...text.matchAll(pattern)].map(([sum]) => Number(sum.replace(/[$\s,]/g, '')));
  const known = Object.entries(fees);
  const names = known.map(([name, fee]) => `{{fees.${name}}} for ${fee}`).join(', ');
  return {
    pattern,
    message: (written) => {
      const [sum] = amounts(written);
      const same = known.find(([, fee]) => amounts(fee).some((amount) => amount === sum));
      if (same !== undefined) return own(written, `Write {{fees.${same[0]}}}.`);
      const advice = `If it's yours, name it under fees there and write it as a fact, such as {{fees.ceremony}}.`;
      return `${others(written, 'a fee')} ${advice}${names && ` You have ${names}.`}`;
    },
  };
}
