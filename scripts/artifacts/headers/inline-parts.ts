import { createHash } from 'node:crypto';

/** What a Content-Security-Policy lets through by hash: scripts and styles that stand inside a page. */
export interface InlineParts {
  /** CSP hash sources, "'sha256-...'", each once. */
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

const ELEMENT = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;
const FRAME = / srcDoc="([^"]*)"/g;
const ENTITIES = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

/**
 * Every script and style element with its text inside a page, those of frames that the page carries
 * in `srcdoc` included: such a frame has its page's policy (CSP 3, "Policy inheritance"). For HTML
 * as React writes it, where every other "<" and quotation mark is escaped.
 */
export function inlineParts(html: string): InlineParts {
  const pages = [html, ...matches(html, FRAME).map(([, page = '']) => unescapeHtml(page))];
  const elements = pages
    .flatMap((page) => matches(page, ELEMENT))
    .filter(([, , attributes = '']) => isGoverned(attributes));
  const hashes = (wanted: string) =>
    new Set(
      elements.filter(([, name]) => name === wanted).map(([, , , text = '']) => hashSource(text)),
    );
  return { scripts: hashes('script'), styles: hashes('style') };
}

/** Data blocks such as JSON-LD are never run, so no policy is asked about them. */
function isGoverned(attributes: string): boolean {
  return !/\bsrc=|json"/.test(attributes);
}

const known = new Map<string, string>();

/** A text as a hash source (CSP 3, "Hash source"); most pages carry the same few texts. */
export function hashSource(text: string): string {
  const source =
    known.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  known.set(text, source);
  return source;
}

/** Reads a text of HTML, its entities as the letters that they stand for. */
export function unescapeHtml(text: string): string {
  return Object.entries(ENTITIES).reduce(
    (result, [name, letter]) => result.replaceAll(`&${name};`, letter),
    text,
  );
}

function matches(text: string, pattern: RegExp): RegExpMatchArray[] {
  return [...text.matchAll(pattern)];
}
