import { type Document, isMap, isNode, isScalar, type Pair, parseDocument } from 'yaml';
import {
  type FieldPath,
  positionAt,
  type Report,
  type SourcePosition,
  type TextPart,
} from '../diagnostic.ts';
import { yamlErrors } from './yaml-error.ts';

/** A text in YAML, parsed, that can tell where each of its values is. */
export interface ParsedYaml {
  /** The value of the text; undefined when it cannot be read. */
  data: unknown;
  /** Of a text that can't be read what is left without the field that has the error, if that can be. */
  rest?: unknown;
  /**
   * Where a value is, or with 'name' the name of its field. A group or a list is at its name,
   * and what is missing at what is nearest around it, with no length.
   */
  locate(path: FieldPath, part?: 'name'): SourcePosition;
  /**
   * Where a part of a text is; undefined where it is written differently than it is read: with an
   * escape, or on two lines.
   */
  locatePart(path: FieldPath, part: TextPart): SourcePosition | undefined;
}

/** Parses YAML 1.2 without its anchors, aliases and tags, which no content needs; never throws. */
export function parseYaml(text: string, report: Report): ParsedYaml {
  return readYaml(text, report, true);
}

/** @param mayHaveError whether the other fields are read where one has an error */
function readYaml(text: string, report: Report, mayHaveError: boolean): ParsedYaml {
  const document = parseDocument(text, {
    prettyErrors: false,
    stringKeys: true,
    // The numbers of documents and commissions, such as 21E08 and 0x1F, are texts.
    customTags: (tags) => tags.filter((tag) => typeof tag === 'string' || tag.format === undefined),
  });

  const locatePart: ParsedYaml['locatePart'] = (path, { index, length }) => {
    const node = document.getIn(path, true);
    const value = isScalar(node) ? `${node.value}` : '';
    const [start, end] = (isNode(node) && node.range) || [0, 0];
    const words = value.slice(index, index + length);
    const offset = text.slice(start, end).indexOf(words);
    const first = start + offset;
    return offset < 0 ? undefined : positionAt(text, first, first + words.length);
  };

  const errors = yamlErrors(document, text);
  for (const { start, end, message } of errors) report(positionAt(text, start, end), message);

  const [error] = errors;
  if (error !== undefined && mayHaveError) {
    const others = readYaml(withoutField(text, error.start), () => {}, false);
    return { ...others, data: undefined, rest: others.data };
  }

  return {
    data: errors.length === 0 ? document.toJS() : undefined,
    locate: (path, part) => {
      const known = knownPart(document, path);
      const value = document.getIn(known, true);
      const name = pairAt(document, known)?.key ?? value;
      const isWritten = isScalar(value) && value.value !== null;
      const node = isWritten && part !== 'name' ? value : name;

      const [start, end] = (isNode(node) && node.range) || [0, 0];
      const isThere = known.length === path.length;
      return positionAt(text, start, isThere && isScalar(node) ? end : start);
    },
    locatePart,
  };
}

/** How a field begins that is in no group. */
const TOP_FIELD = /^[A-Za-z]\w*:/;

/** A text without the field that an offset is in, whose lines are empty; at its name, without the one above too. */
function withoutField(text: string, offset: number): string {
  const lines = text.split('\n');
  const line = text.slice(0, offset).split('\n').length - 1;
  const isStart = TOP_FIELD.test(lines[line] ?? '') && text.charAt(offset - 1) === '\n';

  const starts = lines.flatMap((each, index) => (TOP_FIELD.test(each) ? [index] : []));
  const first = starts.findLast((start) => (isStart ? start < line : start <= line)) ?? 0;
  const last = starts.find((start) => start > line) ?? lines.length;
  return lines.map((each, index) => (index >= first && index < last ? '' : each)).join('\n');
}

/** The longest part of a path at which a document has something. */
function knownPart(document: Document.Parsed, path: FieldPath): FieldPath {
  let known = path;
  while (known.length > 0 && !document.hasIn(known)) known = known.slice(0, -1);
  return known;
}

/** The field at a path, its name with its value; undefined for an entry of a list. */
function pairAt(document: Document.Parsed, path: FieldPath): Pair | undefined {
  const group = document.getIn(path.slice(0, -1), true);
  if (!isMap(group)) return undefined;
  return group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
}
