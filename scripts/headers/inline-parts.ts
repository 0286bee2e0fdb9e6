import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** What a Content-Security-Policy lets through by hash: scripts and styles that stand inside a page. */
export interface InlineParts {
  /** CSP hash sources, "'sha256-...'", each once. */
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

/**
 * Finds every script and style element with its text inside a page, those of frames that the page
 * carries in `srcdoc` included: such a frame has its page's policy (CSP 3, "Policy inheritance").
 */
export function inlineParts(html: string): InlineParts {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  collect(html, { script: scripts, style: styles });
  return { scripts, styles };
}

/** How an element is written, and how such a text is read. */
interface Writing {
  less: string;
  more: string;
  read: (element: string) => InlineParts;
}

const IN_PAGE: Writing = { less: '<', more: '>', read: inlineParts };

const SRCDOC = ' srcDoc="';

/** The page in a frame stands escaped in an attribute. */
const IN_FRAME: Writing = {
  less: '&lt;',
  more: '&gt;',
  read: (element) => inlineParts(`<iframe${SRCDOC}${element}">`),
};

/** An element that was read before. */
interface KnownElement {
  text: string;
  parts: InlineParts;
}

/**
 * Finds the same in many pages, far faster: it looks only for the elements that can carry a part,
 * and reads each of them once. For HTML as React writes it.
 * @returns what gives pages with the same elements the same object
 */
export function inlinePartsReader(): (html: string) => InlineParts {
  const known: KnownElement[] = [];
  const found = new Map<string, InlineParts>();
  return (html) => {
    const places = [
      ...placesIn(html, IN_PAGE, known),
      ...between(html, SRCDOC, '"').flatMap((frame) => placesIn(frame, IN_FRAME, known)),
    ];
    const key = places.join();
    const parts = found.get(key) ?? allParts(places.flatMap((place) => known[place]?.parts ?? []));
    found.set(key, parts);
    return parts;
  };
}

/** The places in `known` of the elements of a text; those that are new are added. */
function placesIn(text: string, { less, more, read }: Writing, known: KnownElement[]): number[] {
  return ['style', 'script'].flatMap((name) => {
    const places: number[] = [];
    const start = less + name;
    for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + start.length)) {
      if (text.slice(at, text.indexOf(more, at)).includes('json')) continue;
      // Not startsWith, which compares letter by letter.
      const place = known.findIndex((one) => text.slice(at, at + one.text.length) === one.text);
      if (place < 0) {
        const element = upTo(text, at, `${less}/${name}${more}`);
        known.push({ text: element, parts: read(element) });
      }
      places.push(place < 0 ? known.length - 1 : place);
    }
    return places;
  });
}

/** Every part of a text from a start to the end that follows it. */
function between(text: string, start: string, end: string): string[] {
  const parts: string[] = [];
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + start.length)) {
    parts.push(upTo(text, at + start.length, end));
  }
  return parts;
}

/** A text from a place to the end of what follows. */
function upTo(text: string, at: number, end: string): string {
  const close = text.indexOf(end, at);
  return text.slice(at, close < 0 ? text.length : close + end.length);
}

/** All parts of many pages together. */
export function allParts(pages: Iterable<InlineParts>): InlineParts {
  const all = [...pages];
  return {
    scripts: new Set(all.flatMap(({ scripts }) => [...scripts])),
    styles: new Set(all.flatMap(({ styles }) => [...styles])),
  };
}

function collect(html: string, found: Record<'script' | 'style', Set<string>>) {
  let open: Set<string> | undefined;
  let text = '';
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'style') open = found.style;
      else if (name === 'script' && isGoverned(attributes)) open = found.script;
      text = '';
      if (attributes.srcdoc !== undefined) collect(attributes.srcdoc, found);
    },
    ontext: (part) => {
      if (open !== undefined) text += part;
    },
    onclosetag: () => {
      open?.add(hashSource(text));
      open = undefined;
    },
  });
  parser.end(html);
}

/** Data blocks such as JSON-LD are never run, so no policy is asked about them. */
function isGoverned({ src, type = '' }: Record<string, string>): boolean {
  return src === undefined && !type.endsWith('json');
}

/** A text as a hash source (CSP 3, section 2.3.1). */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
