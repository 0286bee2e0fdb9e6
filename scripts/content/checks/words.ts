import { parsePhone } from '../../../model/contact.ts';
import type { Business } from '../../../model/content.ts';
import { hoursText } from '../../../model/hours.ts';
import { quote } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { mapWords } from '../parse/texts.ts';
import type { Site } from './index.ts';

/** Words that the site does not use, and what it says instead (docs/style-guide.md). */
const WORDS: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\bpapers?\b/gi, instead: '"document"' },
  { pattern: /(?<!\bDMV )\bpaperwork\b/gi, instead: '"documents"' },
  { pattern: /\be-mails?\b/gi, instead: '"email"' },
  { pattern: /\blicen[cs]ed\b/gi, instead: '"commissioned": a notary has a commission' },
  { pattern: /\bnotarios?\b/gi, instead: '"notary public": a notario is an attorney elsewhere' },
];

/** An email address within a text. */
export const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** A part of a text, and what is to be said of it. */
interface Found {
  index: number;
  written: string;
  message: string;
}

/**
 * Warns of words that are off the list, of email addresses, and of facts of the business that were
 * typed into a text, where they would stay behind when business.yaml changes. Clients and places have
 * words, numbers and hours of their own: of these only email addresses are told.
 */
export function checkWords({ sorted, entries }: Site): Diagnostic[] {
  const facts = entries.business.get('business')?.fields;
  const diagnostics: Diagnostic[] = [];
  for (const { source, kind } of sorted) {
    const isOwn = ['page', 'service', 'faqs', 'city'].includes(kind);
    mapWords(source, ({ text, path: [field], diagnostic }) => {
      // The fields of business.yaml that programs read, and no visitor.
      const isMailbox = kind === 'business' && (field === 'email' || field === 'form');
      // The digits of a web address are no number to call, and an @ in it is no email address.
      const words = blank(text, /https?:\/\/[^\s)>\]"]+/g);
      const found = [
        ...(isMailbox ? [] : mailsIn(words)),
        ...(isOwn ? offList(words) : []),
        ...(isOwn && facts ? factsIn(words, facts) : []),
      ];
      for (const { message, ...part } of found) {
        diagnostics.push(diagnostic(part, message, 'warning'));
      }
      return text;
    });
  }
  return diagnostics;
}

function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (part) => ' '.repeat(part.length));
}

function matches(
  text: string,
  pattern: RegExp,
  message: (written: string, around: string) => string | undefined,
): Found[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: whole, index }) => {
    const written = whole.trim();
    const said = message(written, sentenceAround(text, index, index + whole.length));
    return said === undefined ? [] : [{ index, written, message: said }];
  });
}

function mailsIn(text: string): Found[] {
  return matches(text, new RegExp(MAIL_ADDRESS, 'g'), (written) => {
    return `${quote(written)} is an email address, shown as it is typed. Programs that send spam collect addresses from pages. Link to /contact instead.`;
  });
}

function offList(text: string): Found[] {
  // Where a link leads is an address, and no text.
  const words = blank(text, /\]\([^)]*\)/g);
  return WORDS.flatMap(({ pattern, instead }) =>
    matches(words, pattern, (written) => {
      return `${quote(written)} is off the list of words. Write ${instead} (docs/style-guide.md).`;
    }),
  );
}

const PHONE = /(?:\+?1[ .-]?)?\(?\b[2-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g;
/** Spaces are bounded, since two runs of any length side by side take forever to tell apart. */
const TIME = String.raw`\d{1,2}(?::\d{2})?\s{0,3}(?:[ap](?:m\b|\.m\.))?`;
const HOURS = new RegExp(String.raw`\b${TIME}\s{0,3}(?:-|–|—|to|until|till)\s{0,3}${TIME}`, 'gi');
const SUM = /\$\s?\d+(?:[.,]\d+)*(?!\s?(?:[mb]illion|thousand))/g;
const FEE_WORDS =
  /\b(?:fees?|charg(?:e|es|ed|ing)|(?:per|each|every|additional|further) (?:signature|notarization|document))\b/i;

const own = (written: string, advice: string) =>
  `${quote(written)} is typed here, so it won't change with business.yaml. ${advice}`;
const others = (written: string, what: string) =>
  `${quote(written)} isn't ${what} in business.yaml. Visitors may take it for yours: say whose it is.`;

/** Phone numbers, the hours of the business, and fees. */
function factsIn(text: string, { phone, hours, fees }: Business): Found[] {
  const { opens, closes } = hours.visible;
  const known = Object.entries(fees).filter(([, fee]) => fee !== undefined);
  return [
    ...matches(text, PHONE, (written) =>
      parsePhone(written) === phone
        ? own(written, 'Leave it to the call button, or link to /contact.')
        : others(written, 'the number'),
    ),
    ...matches(text, HOURS, (written) => {
      const [start, end] = [...written.matchAll(new RegExp(TIME, 'gi'))].map(([time]) => time);
      // "8-10 documents" are no hours: one of the two says AM or PM, or both say minutes.
      const isHours = /[ap]\.?m/i.test(written) || (written.match(/:/g) ?? []).length > 1;
      if (!isHours || clock(start) !== opens || clock(end) !== closes) return undefined;
      return own(written, `Write {{business.hours}} for "${hoursText(hours)}".`);
    }),
    ...matches(text, SUM, (written, around) => {
      if (!FEE_WORDS.test(around)) return undefined;
      const same = known.find(([, fee]) => fee.match(SUM)?.map(amount).includes(amount(written)));
      if (same !== undefined) return own(written, `Write {{fees.${same[0]}}}.`);
      const names = known.map(([name, fee]) => `{{fees.${name}}} for ${fee}`).join(', ');
      return `${others(written, 'a fee')}${names && ` Your own: ${names}.`}`;
    }),
  ];
}

/** How near words of a fee stand to its sum. Unit: characters. */
const NEAR = 60;

/** The words of a sentence that stand near a part of it. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - NEAR), start).split(/[.!?;]\s/);
  const after = text.slice(end, end + NEAR).split(/[.!?;](?:\s|$)/);
  return `${before.at(-1)} ${after[0]}`;
}

/** "8 PM" as "20:00". */
function clock(time = ''): string {
  const [, hour = '', minutes = '00', half = ''] = /(\d+)(?::(\d+))?\s*([ap])?/i.exec(time) ?? [];
  const added = { p: 12, a: 0 }[half.toLowerCase()];
  const hours = added === undefined ? Number(hour) : (Number(hour) % 12) + added;
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

function amount(written: string): number {
  return Number(written.replace(/[$\s,]/g, ''));
}
