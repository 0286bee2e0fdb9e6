import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Path, Position } from '../diagnostic.ts';
import type { TextDiagnostic } from './text-checks.ts';
import { yamlErrors } from './yaml-errors.ts';

/** A parsed YAML text that still knows where each value stands. */
export interface YamlText {
  data: unknown;
  errors: TextDiagnostic[];
  /**
   * Where a value stands, or the name of its field; a group or list stands at its name, and what is
   * missing at what is nearest around it, with no length.
   */
  locate: (path: Path, part?: 'name') => Position;
}

/** Parses YAML 1.2 without its anchors, aliases and tags, which no content needs; never throws. */
export function parseYaml(text: string): YamlText {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  const lines = text.split('\n');
  const place = (start: number, end: number): Position => {
    const { line, col } = lineCounter.linePos(start);
    const room = (lines[line - 1] ?? '').trimEnd().length - col + 1;
    const length = Math.min(end - start, room);
    return { line, column: col, ...(length > 0 ? { length } : {}) };
  };
  // One mistake often upsets the parser more than once: its first complaint of a line is the useful one.
  const errors = yamlErrors(document, text, (offset) => place(offset, offset)).filter(
    ({ line }, index, all) => all.findIndex((other) => other.line === line) === index,
  );
  return {
    data: errors.length > 0 ? undefined : document.toJS(),
    errors,
    locate: (path, part) => {
      let known = path;
      while (known.length > 0 && !document.hasIn(known)) known = known.slice(0, -1);
      const value = document.getIn(known, true);
      const group = document.getIn(known.slice(0, -1), true);
      const pair = isMap(group)
        ? group.items.find(({ key }) => isScalar(key) && key.value === known.at(-1))
        : undefined;
      const isText = isScalar(value) && value.value !== null;
      const node = part !== 'name' && isText ? value : (pair?.key ?? value);
      const [start, end] = (isNode(node) && node.range) || [0, 0];
      return place(start, known === path && isScalar(node) ? end : start);
    },
  };
}
