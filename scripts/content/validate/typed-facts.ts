import type { Business } from '../../../model/content.ts';
import { hoursText } from '../../../model/hours.ts';
import { parsePhone } from '../../../model/phone.ts';
import { quote } from '../../../model/quote.ts';
import type { Collection } from '../collections.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Source } from '../parse/source.ts';
import { mapWords } from '../parse/texts.ts';

/** An email address within a text. */
export const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** Something in a text that the business may have said of itself. */
interface Typed {
  index: number;
  written: string;
  message: string;
}

/** Texts in which the business speaks; clients and places have numbers and hours of their own. */
const OWN_WORDS: readonly Collection['kind'][] = ['page', 'service', 'faqs', 'city'];

/**
 * Warns of facts of the business that were typed into a text, where they would stay behind when
 * business.yaml changes, and of numbers and fees that visitors may take for the business's.
 * What others have stays as it is: the hours of a courthouse, the price of a bridge. An email
 * address is told of whoever it belongs to.
 */
export function typedFacts(source: Source, { kind }: Collection, facts: Business): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  mapWords(source, ({ text, path, diagnostic }) => {
    const mails = kind === 'business' && isMailbox(path) ? [] : mailsIn(text);
    const others = OWN_WORDS.includes(kind) ? factsIn(text, facts) : [];
    for (const { message, ...part } of [...mails, ...others]) {
      diagnostics.push(diagnostic(part, message, 'warning'));
    }
    return text;
  });
  return diagnostics;
}

/** The fields of business.yaml that programs read, and no visitor. */
function isMailbox([field]: Path): boolean {
  return field === 'email' || field === 'form';
}

function mailsIn(text: string): Typed[] {
  return matches(withoutUrls(text), new RegExp(MAIL_ADDRESS, 'g')).map((found) => ({
    ...found,
    message: `${quote(found.written)} is an email address, shown as it is typed. Programs that send spam collect addresses from pages. Link to /contact instead.`,
  }));
}

/** Every fact that was typed into a text, in the order of the kinds. */
function factsIn(text: string, facts: Business): Typed[] {
  const words = withoutUrls(text);
  return [...phonesIn(words, facts), ...hoursIn(words, facts), ...feesIn(words, facts)];
}

/** The digits of a web address are no number to call, and an @ in it is no email address. */
function withoutUrls(text: string): string {
  return text.replace(/https?:\/\/[^\s)>\]"]+/g, (address) => ' '.repeat(address.length));
}

const own = (written: string, advice: string) =>
  `${quote(written)} is typed here, so it won't change with business.yaml. ${advice}`;

function phonesIn(text: string, { phone }: Business): Typed[] {
  return matches(text, /(?:\+?1[ .-]?)?\(?\b[2-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g).map(
    (found) => ({
      ...found,
      message:
        parsePhone(found.written) === phone
          ? own(found.written, 'Leave it to the call button, or link to /contact.')
          : `${quote(found.written)} isn't the number in business.yaml. Visitors may take it for yours: say whose it is.`,
    }),
  );
}

/** Spaces are bounded, since two runs of any length side by side take forever to tell apart. */
const TIME = String.raw`(\d{1,2})(?::(\d{2}))?\s{0,3}(?:([ap])(?:m\b|\.m\.))?`;
const HOURS = new RegExp(String.raw`\b${TIME}\s{0,3}(?:-|–|—|to|until|till)\s{0,3}${TIME}`, 'gi');

function hoursIn(text: string, { hours }: Business): Typed[] {
  const { opens, closes } = hours.visible;
  return [...text.matchAll(HOURS)].flatMap((match) => {
    const [whole, hour1 = '', minutes1, half1, hour2 = '', minutes2, half2] = match;
    // "8-10 documents" are no hours: one of the two says AM, PM or minutes.
    if (!half1 && !half2 && !(minutes1 && minutes2)) return [];
    if (clock(hour1, minutes1, half1) !== opens || clock(hour2, minutes2, half2) !== closes) {
      return [];
    }
    const written = whole.trim();
    const message = own(written, `Write {{business.hours}} for "${hoursText(hours)}".`);
    return [{ index: match.index, written, message }];
  });
}

const SUM = /\$\s?\d+(?:[.,]\d+)*(?!\s?(?:[mb]illion|thousand))/g;
const FEE_WORDS =
  /\b(?:fees?|charg(?:e|es|ed|ing)|(?:per|each|every|additional|further) (?:signature|notarization|document))\b/i;

/** How near words of a fee stand to its sum. Unit: characters. */
const NEAR = 60;

function feesIn(text: string, { fees }: Business): Typed[] {
  const known = Object.entries(fees).filter(([, fee]) => fee !== undefined);
  return matches(text, SUM)
    .filter(({ index, written }) => FEE_WORDS.test(around(text, index, index + written.length)))
    .map(({ index, written }) => {
      const same = known.find(([, fee]) => amounts(fee).includes(amount(written)));
      const names = known.map(([name, fee]) => `{{fees.${name}}} for ${fee}`).join(', ');
      const yours = names === '' ? '' : ` Your own: ${names}.`;
      const message =
        same === undefined
          ? `${quote(written)} isn't a fee in business.yaml. Visitors may take it for yours: say whose it is.${yours}`
          : own(written, `Write {{fees.${same[0]}}}.`);
      return { index, written, message };
    });
}

/** The words of a sentence that stand near a part of it. */
function around(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - NEAR), start).split(/[.!?;]\s/);
  const after = text.slice(end, end + NEAR).split(/[.!?;](?:\s|$)/);
  return `${before.at(-1)} ${after[0]}`;
}

function matches(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map((match) => ({ index: match.index, written: match[0] }));
}

/** "8", undefined, "p" as "20:00". */
function clock(hour: string, minutes = '00', half = ''): string {
  const added = { p: 12, a: 0 }[half.toLowerCase()];
  const hours = added === undefined ? Number(hour) : (Number(hour) % 12) + added;
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

function amounts(text: string): number[] {
  return matches(text, SUM).map(({ written }) => amount(written));
}

function amount(written: string): number {
  return Number(written.replace(/[$\s,]/g, ''));
}
