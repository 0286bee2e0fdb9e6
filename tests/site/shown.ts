import type { CheerioAPI } from 'cheerio';
import { stringify } from 'yaml';
import { type BuiltSite, clean, pageAt } from './built-site.ts';
import type { View, Visit } from './visit.ts';

/** The visits of one page: with script and without. */
export interface Visits {
  withScript: Visit;
  withoutScript: Visit;
}

/**
 * All that a page shows and says of itself, to be read in a review: its head, what it marks up, and what
 * a visitor gets. One view is written whole, of each other one the lines in which it differs.
 * @param file the path of the page that is served: "/404" for an address without a page
 */
export function shownText(built: BuiltSite, file: string, visits: Visits): string {
  const $ = pageAt(built, file);
  const { withScript, withoutScript } = visits;
  const [desk, phone] = withScript.views.map(linesOf);
  const [plainDesk, plainPhone] = withoutScript.views.map(linesOf);

  const sections = [
    ['Head', [`title: ${withScript.title}`, ...headLines($)]],
    ['JSON-LD', graphLines(built, file)],
    ['At 1280 pixels', desk],
    ['At 375 pixels, what differs from 1280 pixels', difference(desk, phone)],
    ['Without script at 1280 pixels, what differs', difference(desk, plainDesk)],
    ['Without script at 375 pixels, what differs from 1280', difference(plainDesk, plainPhone)],
  ] as const;
  const text = sections.map(([title, lines = []]) => [`## ${title}`, '', ...lines, ''].join('\n'));
  return withoutHashes(text.join('\n'));
}

/** A view as lines: what is heard, and then what a tree leaves out. */
function linesOf({ tree, beside }: View): string[] {
  return [...tree.split('\n'), '', ...beside];
}

/** A text without the hashes of files and policies, which change with each edit of style or script. */
function withoutHashes(text: string): string {
  return text
    .replace(/(?<=\/assets\/[\w./-]*)\.[\w-]{8}(?=\.\w+)/g, '.HASH')
    .replace(/(?<=\/assets\/pictures\/)[\da-f]{16}/g, 'HASH')
    .replace(/'sha256-[^']+'( 'sha256-[^']+')*/g, "'sha256-HASH'");
}

/** What stands in the head of a page besides styles and scripts, a line for each element. */
function headLines($: CheerioAPI): string[] {
  const elements = $('html, head > meta, head > link, body script[src], head > script[src]');
  return elements.toArray().map((element) => {
    const attributes = Object.entries(element.attribs).map(([name, value]) => `${name}="${value}"`);
    return `${element.name} ${attributes.join(' ')}`;
  });
}

/** The node of structured data that a page has (https://schema.org). */
type Node = Readonly<Record<string, unknown>>;

const graphOf = ($: CheerioAPI): Node[] =>
  JSON.parse($('script[type="application/ld+json"]').text())['@graph'];

/** The structured data of a page; of what it has as home has it, only the names. */
function graphLines(built: BuiltSite, file: string): string[] {
  const known = new Set(file === '/' ? [] : graphOf(pageAt(built, '/')).map(asText));
  const nodes = graphOf(pageAt(built, file)).map((node) => {
    const text = asText(node);
    return known.has(text) ? `- "@id": ${node['@id']} # as on home` : text;
  });
  return nodes.flatMap((text) => text.trimEnd().split('\n'));
}

const asText = (node: Node) => stringify([node], { lineWidth: 0 });

/**
 * The lines in which a text differs from another one: "<" before a line that is gone, ">" before a line
 * that came, each group after the line before it.
 */
export function difference(
  before: readonly string[] = [],
  after: readonly string[] = [],
): string[] {
  const lengths = commonLengths(before, after);
  const lines: string[] = [];
  let [at, to] = [0, 0];
  let last = '';
  let isInGroup = false;

  const note = (line: string) => {
    if (!isInGroup) lines.push(`@ ${clean(last)}`);
    isInGroup = true;
    lines.push(line);
  };

  while (at < before.length || to < after.length) {
    const [old, fresh] = [before[at], after[to]];
    if (old !== undefined && old === fresh) {
      isInGroup = false;
      last = old;
      at++;
      to++;
    } else if (
      old !== undefined &&
      lengthAt(lengths, at + 1, to) >= lengthAt(lengths, at, to + 1)
    ) {
      note(`< ${old}`);
      at++;
    } else {
      note(`> ${fresh}`);
      to++;
    }
  }
  return lines;
}

const lengthAt = (lengths: readonly (readonly number[])[], at: number, to: number) =>
  lengths[at]?.[to] ?? -1;

/** For each pair of places, how many lines two texts have in common from there on, in their order. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let at = before.length - 1; at >= 0; at--) {
    const [row = [], below = []] = [lengths[at], lengths[at + 1]];
    for (let to = after.length - 1; to >= 0; to--) {
      const isSame = before[at] === after[to];
      const [down = 0, right = 0, across = 0] = [below[to], row[to + 1], below[to + 1]];
      row[to] = isSame ? across + 1 : Math.max(down, right);
    }
  }
  return lengths;
}
