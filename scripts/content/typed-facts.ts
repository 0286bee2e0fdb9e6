import type { Business } from '../../model/content.ts';
import { hoursText } from '../../model/hours.ts';
import { formatPhone, parsePhone } from '../../model/phone.ts';
import { quote } from '../../model/quote.ts';
import type { Collection } from './collections.ts';
import { mapTexts } from './fill.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

/** A fact of business.yaml that somebody typed into a text. */
interface Typed {
  index: number;
  written: string;
  /** Whether business.yaml says the same; a token would be better even so. */
  agrees: boolean;
  mend: string;
  kind?: 'mail';
}

/** Files that may name other people's numbers, prices and hours, and those that hold the facts. */
const LEFT_OUT: readonly Collection['kind'][] = [
  'business',
  'testimonials',
  'redirects',
  'attractions',
];

/**
 * Finds phone numbers, e-mail addresses, hours and fees that were typed into a text, where they
 * would stay behind when business.yaml changes. One that disagrees already is an error.
 */
export function typedFacts(source: Source, { kind }: Collection, facts: Business): Problem[] {
  if (LEFT_OUT.includes(kind)) return [];
  const problems: Problem[] = [];
  source.body.split('\n').forEach((line, index) => {
    for (const typed of factsIn(line, facts)) {
      const at = { line: index + 1, column: typed.index + 1, length: typed.written.length };
      problems.push(source.bodyProblem(at, message(typed), severity(typed)));
    }
  });
  mapTexts(source.data, [], (text, path) => {
    for (const typed of factsIn(text, facts)) {
      problems.push(source.problem(path, message(typed), severity(typed)));
    }
    return text;
  });
  return problems;
}

const severity = ({ agrees }: Typed) => (agrees ? 'warning' : 'error');

function message({ written, agrees, mend, kind }: Typed): string {
  if (kind === 'mail') return `${quote(written)} is typed here: ${mend}`;
  return agrees
    ? `${quote(written)} is typed here and will not follow a change of business.yaml: ${mend}`
    : `${quote(written)} is not what business.yaml says: ${mend}`;
}

/** Every fact that was typed into a text, in the order of the kinds. */
export function factsIn(text: string, facts: Business): Typed[] {
  return [
    ...phonesIn(text, facts),
    ...mailIn(text),
    ...hoursIn(text, facts),
    ...feesIn(text, facts),
  ];
}

function phonesIn(text: string, { phone }: Business): Typed[] {
  return matches(text, /(?:\+?1[ .-]?)?\(?\b[2-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g).map(
    (found) => ({
      ...found,
      agrees: parsePhone(found.written) === phone,
      mend: `the number is ${formatPhone(phone)}; leave it to the call button, or link to /contact`,
    }),
  );
}

/** An e-mail address within a text. */
export const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** Why none may stand in a text, and what to do instead. */
export const TYPED_MAIL =
  'an e-mail address in a page is found by senders of spam; link to /contact instead';

function mailIn(text: string): Typed[] {
  return matches(text, new RegExp(MAIL_ADDRESS, 'g')).map((found) => ({
    ...found,
    // The address stands in no page, so that nobody can collect it; in a text it would.
    agrees: false,
    kind: 'mail',
    mend: TYPED_MAIL,
  }));
}

/** Spaces are bounded, since two runs of any length side by side take forever to tell apart. */
const TIME = String.raw`(\d{1,2})(?::(\d{2}))?\s{0,3}(?:([ap])(?:m\b|\.m\.))?`;
const HOURS = new RegExp(String.raw`\b${TIME}\s{0,3}(?:-|–|—|to|until|till)\s{0,3}${TIME}`, 'gi');

function hoursIn(text: string, { hours }: Business): Typed[] {
  const { opens, closes } = hours.visible;
  return [...text.matchAll(HOURS)].flatMap((match) => {
    const [written, hour1 = '', minutes1, half1, hour2 = '', minutes2, half2] = match;
    // "8-10 documents" are no hours: one of the two says AM, PM or minutes.
    if (!half1 && !half2 && !(minutes1 && minutes2)) return [];
    const agrees =
      clock(hour1, minutes1, half1) === opens && clock(hour2, minutes2, half2) === closes;
    const mend = `write {{business.hours}} for "${hoursText(hours)}"`;
    return [{ index: match.index, written: written.trim(), agrees, mend }];
  });
}

function feesIn(text: string, { fees }: Business): Typed[] {
  const known = Object.entries(fees);
  return matches(text, /\$\s?\d+(?:[.,]\d+)*/g).map((found) => {
    const same = known.find(([, fee]) => amounts(fee).includes(amount(found.written)));
    const names = known.map(([name, fee]) => `{{fees.${name}}} for ${fee}`).join(', ');
    return {
      ...found,
      agrees: same !== undefined,
      mend: same === undefined ? `the fees are ${names}` : `write {{fees.${same[0]}}}`,
    };
  });
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
  return matches(text, /\$\s?\d+(?:[.,]\d+)*/g).map(({ written }) => amount(written));
}

function amount(written: string): number {
  return Number(written.replace(/[$\s,]/g, ''));
}
