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

/**
 * Finds the same in many pages, far faster: it reads only the elements that can carry a part, and
 * each style and script once. For HTML as React writes it.
 */
export function inlinePartsReader(): (html: string) => InlineParts {
  const known = new Map<string, InlineParts>();
  const readOnce = (element: string) => {
    const parts = known.get(element) ?? inlineParts(element);
    known.set(element, parts);
    return parts;
  };
  return (html) =>
    allParts([
      ...between(html, '<style', '</style>').map(readOnce),
      ...between(html, '<script', '</script>').filter(isNoData).map(readOnce),
      // Not kept: nearly every page frames a map of its own.
      ...between(html, ' srcDoc="', '"').map((attribute) => inlineParts(`<iframe${attribute}>`)),
    ]);
}

/** Every part of a text from a start to the end that follows it. */
function between(text: string, start: string, end: string): string[] {
  const parts: string[] = [];
  let at = text.indexOf(start);
  while (at >= 0) {
    const close = text.indexOf(end, at + start.length);
    const after = close < 0 ? text.length : close + end.length;
    parts.push(text.slice(at, after));
    at = text.indexOf(start, after);
  }
  return parts;
}

function isNoData(script: string): boolean {
  return !script.slice(0, script.indexOf('>')).includes('json');
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
