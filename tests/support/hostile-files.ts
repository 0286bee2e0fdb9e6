import type { RawFile } from '../../scripts/content/read.ts';

/** A file that is slow to check unless the work is bounded. */
export interface HostileFile {
  name: string;
  /** Made when it is asked for: all of them together are a gigabyte. */
  file: () => RawFile;
}

/** What Markdown parsers, or patterns that search a text, are slow with when it is repeated. */
const PIECES = [
  ...[
    'a',
    '1',
    'a.',
    '1-',
    '208 ',
    '$1',
    '8 ',
    '8 to ',
    'a@',
    'a@b.c ',
    'é',
    '🖋',
    ' ',
    '\t',
    '\u00a0',
  ],
  ...['*a_ ', '*_', '**a', '***a', '*a**b', '_a ', '~~a ', '~a', '`', '`a', '`a``b```c````d'],
  ...[
    '[',
    '![',
    '[a](',
    '[a]',
    '[a](b) ',
    '![a](b) ',
    '[a](<b',
    '[a](b "',
    '[^a]',
    '[a]: b',
    '](b)',
  ],
  ...[
    '<',
    '<a ',
    '<a href="',
    '<!--',
    '<?a',
    '<![CDATA[',
    '<a@b.c>',
    'www.a',
    'http://a ',
    'https://a.b/(',
  ],
  ...[
    '> ',
    '>',
    '- ',
    '+ ',
    '* ',
    '1. ',
    '# ',
    '|',
    '|a',
    '|-',
    '&amp;',
    '&',
    '\\',
    '{',
    '{{',
    '{{a}} ',
    '}',
  ],
  ...['"', "'", ': ', 'a: ', '? ', '! ', '- - ', 'AIza', '-', '=', '_ '],
];

/** How a piece fills a text: on one line, on long lines, a line each, and a paragraph each. */
const LAYOUTS: Record<string, (piece: string, size: number) => string> = {
  'on one line': (piece, size) => fill(piece, size),
  'on long lines': (piece, size) => fill(`${fill(piece, 4900)}x\n`, size),
  'on long paragraphs': (piece, size) => fill(`${fill(piece, 4900)}x\n\n`, size),
  'on short lines': (piece, size) => fill(`${fill(piece, 36)}x\n`, size),
  'on short paragraphs': (piece, size) => fill(`${fill(piece, 250)}x\n\n`, size),
  'a line each': (piece, size) => fill(`${piece}\n`, size),
  'on stairs again and again': (piece, size) => fill(`${stairs(piece, 400)}\n`, size),
  'deeper and deeper': (piece, size) => stairs(piece, size),
};

function fill(piece: string, size: number): string {
  return piece.repeat(Math.floor(size / piece.length));
}

/** Each line indented by two more than the one before it. */
function stairs(piece: string, size: number): string {
  const lines: string[] = [];
  for (let length = 0; length < size; length += 2 * lines.length + piece.length + 2) {
    lines.push(`${'  '.repeat(lines.length)}${piece}x`);
  }
  return lines.slice(0, -1).join('\n');
}

/**
 * Files made of each piece in each layout, as the text of a page and as values of YAML.
 * @param size of each, in bytes
 */
export function* hostileFiles(original: readonly RawFile[], size: number): Generator<HostileFile> {
  const city = original.find(({ path }) => path.startsWith('cities/'));
  const faqs = original.find(({ path }) => path.startsWith('faqs/'));
  if (city === undefined || faqs === undefined) throw new Error('There is no content to change.');
  const room = size - 3000;
  for (const piece of PIECES) {
    for (const [layout, write] of Object.entries(LAYOUTS)) {
      const name = `${JSON.stringify(piece)} ${layout}`;
      // Characters of more than one byte fill the size with fewer of them.
      const text = () => write(piece, Math.floor((room * piece.length) / Buffer.byteLength(piece)));
      const make = (path: string, whole: () => string) => () => ({ path, text: whole() });
      const value = () => folded(JSON.stringify(text()).replaceAll('\\n', '\\n\\\n  '));
      yield { name: `Markdown: ${name}`, file: make(city.path, () => `${city.text}\n${text()}\n`) };
      yield { name: `YAML: ${name}`, file: make(faqs.path, () => `${text()}\n`) };
      yield {
        name: `value: ${name}`,
        file: make(faqs.path, () => `faqs:\n  - question: ${value()}\n    answer: x\n`),
      };
    }
  }
  for (const [name, lines] of Object.entries(LISTS)) {
    const list = fillWith(lines, room).join('\n');
    const top = city.text.replace('\n---\n', () => `\n${list}\n---\n`);
    yield { name: `fields: ${name}`, file: () => ({ path: city.path, text: top }) };
    yield { name: `YAML: ${name}`, file: () => ({ path: faqs.path, text: `${list}\n` }) };
  }
}

/** A long text in double quotes, broken where YAML joins it again without a space. */
function folded(quoted: string): string {
  return quoted.replace(/([^\\\n]{2000})(?=[^\\\n])/gu, '$1\\\n      ');
}

/** Lines that each are a field or an entry of their own. */
const LISTS: Record<string, (index: number) => string> = {
  'unknown keys': (index) => `k${index}: 1`,
  'the same key': () => 'a:',
  'short keys': (index) => `${index.toString(36)}:`,
  'unknown neighbors': (index) => `${index === 0 ? 'nearbyLocations:\n' : ''}  - t${index}`,
  'one neighbor': (index) => `${index === 0 ? 'nearbyLocations:\n' : ''}  - kuna`,
  anchors: (index) => `k${index}: &a${index} x`,
  'open quotes': (index) => `k${index}: "x`,
  questions: (index) => `${index === 0 ? 'faqs:\n' : ''}  - question: q${index}`,
  comments: () => '#',
  documents: () => '---',
};

function fillWith(line: (index: number) => string, size: number): string[] {
  const lines: string[] = [];
  for (let length = 0; length < size; length += (lines.at(-1)?.length ?? 0) + 1) {
    lines.push(line(lines.length));
  }
  return lines.slice(0, -1);
}
