import { endsSentence } from '../../../model/schemas/fields.ts';
import { fieldAt, jsonSchemaOf } from '../../../model/schemas/json-schema.ts';
import { capitalized } from '../../../model/text.ts';
import { type Diagnostic, isCut, quote } from '../diagnostic.ts';
import type { Draft, ParsedFile } from '../draft.ts';
import type { SourceText } from '../parse/source.ts';

/**
 * Warns of sentences that pages show as they are typed: without a mark at their end, or with a small
 * letter first. What the owner says in a phrase gets both by itself (resolve/own-words.ts).
 */
export function checkSentences({ files }: Draft): Diagnostic[] {
  return files.flatMap((file) => [...checkFields(file), ...checkParagraphs(file)]);
}

/** What a text needs at its end. */
interface EndMark {
  sign: '.' | '?';
  name: string;
  /** What ends such a text already. */
  pattern: RegExp;
}

const PERIOD: EndMark = { sign: '.', name: 'period', pattern: /[.!?:…]$/ };
const QUESTION_MARK: EndMark = { sign: '?', name: 'question mark', pattern: /\?$/ };

function checkFields({ kind, schema, source }: ParsedFile): Diagnostic[] {
  // Clients have words of their own.
  if (kind === 'testimonials') return [];

  return source.texts.flatMap((text) => {
    const field = fieldAt(jsonSchemaOf(schema), text.path);
    const name = text.path.at(-1);
    // What is said about meeting at a place may be a phrase.
    const isProse = field?.['x-long'] === true && name !== 'meeting';
    const isQuestion = kind === 'faqs' && name === 'question';
    if (!isProse && !isQuestion) return [];

    const message = markMessage(text.text, isQuestion ? QUESTION_MARK : PERIOD);
    return message === undefined ? [] : [text.diagnostic(message, 'warning')];
  });
}

/** How a block of Markdown begins that is no paragraph: a list, a heading, a table, a picture, code or a line. */
const NO_PARAGRAPH =
  /^(?:[-*+] |\d+[.)] |#{1,6} |[>|<]|!\[|```|~~~| {4}|\t|\[[^\]]+\]:|(?:-{3,}|\*{3,}|_{3,})$)/;

/** Bold words or links alone, which stand as a heading or a button does; and a heading without its space. */
const NO_SENTENCE = /^(?:\*\*[^*]+\*\*|(?:!?\[[^\]]*\]\s*\((?:[^()]|\([^()]*\))*\)\s*)+|#.*)$/;

/** Warns of paragraphs of services and cities; other pages have lines such as addresses and dates. */
function checkParagraphs({ kind, source }: ParsedFile): Diagnostic[] {
  if (kind !== 'service' && kind !== 'city') return [];

  return paragraphsOf(source.texts).flatMap((lines) => {
    const words = lines.map(({ text }) => text.trim()).join(' ');
    const isSkipped = NO_PARAGRAPH.test(lines[0]?.text ?? '') || NO_SENTENCE.test(words);
    const message = isSkipped ? undefined : markMessage(words, PERIOD);
    const last = lines.at(-1);
    return message === undefined || last === undefined ? [] : [last.diagnostic(message, 'warning')];
  });
}

/** The lines of each paragraph below the fields. A list may follow its last one without an empty line. */
function paragraphsOf(texts: readonly SourceText[]): SourceText[][] {
  const paragraphs: SourceText[][] = [[]];
  for (const line of texts.filter(({ path }) => path[0] === 'body')) {
    const isEmpty = line.text.trim() === '';
    if (isEmpty || NO_PARAGRAPH.test(line.text)) paragraphs.push([]);
    if (!isEmpty) paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter(({ length }) => length > 0);
}

/** Signs of Markdown, quotes and brackets around the words at both ends of a text. */
const AROUND_START = /^["'“‘([*_]+/;
const AROUND_END = /(?:["'”’*_]|\)|\]\([^()\s]*\)|\[\^\w+\])+$/;

/** A word in small letters alone, so no name such as "eBay"; "a" and "i" are words, too. */
const SMALL_WORD = /^\p{Ll}+(?:['’]\p{Ll}+)?(?=[\s,;:!?]|\.?$)/u;

/** What is said of a sentence that lacks its mark or its capital; undefined where it has both. */
function markMessage(text: string, { sign, name, pattern }: EndMark): string | undefined {
  const words = text.trim();
  const [before = ''] = AROUND_START.exec(words) ?? [];
  const start = words.slice(before.length);
  const bare = words.replace(AROUND_END, '');

  const isSmall = SMALL_WORD.test(start);
  // A fact brings a mark of its own.
  const lacksMark = !pattern.test(bare) && !pattern.test(words) && !bare.endsWith('}}');
  const faults = [
    ...(isSmall ? ['begins with a small letter'] : []),
    ...(lacksMark ? [`${isSmall ? 'has ' : ''}no ${name} at its end`] : []),
  ];
  if (faults.length === 0) return undefined;

  const withCapital = isSmall ? before + capitalized(start) : words;
  const withoutPeriod = endsSentence(withCapital) ? withCapital.slice(0, -1) : withCapital;
  const better = lacksMark ? `${withoutPeriod}${sign}` : withCapital;
  return `${faults.join(' and ')}. ${adviceFor(better, isSmall, lacksMark)}`;
}

/** What to write; of a long text only what is other at its two ends. */
function adviceFor(better: string, isSmall: boolean, lacksMark: boolean): string {
  if (!isCut(better)) return `Write ${quote(better)}`;

  const [first = ''] = /^(?:\S+\s+){2}\S+/.exec(better) ?? [];
  const [last = ''] = /\S+(?:\s+\S+){2}$/.exec(better) ?? [];
  const advice = [
    ...(isSmall ? [`begin it ${quote(`${first} …`)}`] : []),
    ...(lacksMark ? [`end it ${quote(`… ${last}`)}`] : []),
  ];
  const whole = capitalized(advice.join(', and '));
  return lacksMark ? whole : `${whole}.`;
}
