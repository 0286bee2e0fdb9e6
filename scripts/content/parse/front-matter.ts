import matter from 'gray-matter';
import { quote, type Report, type SourcePosition } from '../diagnostic.ts';
import { bulletsAsHyphens } from './characters.ts';
import { type ParsedYaml, parseYaml } from './yaml.ts';

/** A Markdown file in its two parts. */
export interface MarkdownParts {
  /** The fields; undefined where there are none. */
  fields: ParsedYaml | undefined;
  /** The text below the fields. */
  body: string;
  /** The line on which the body begins; counted from 1. */
  bodyLine: number;
}

/** What people, or their word processors, write in the place of three hyphens. */
const NEARLY_CLOSING = /^\s*(?:[-–—]{1,2}|[-–—]{4,}|[–—]{3})\s*$/;

const NOTHING: MarkdownParts = { fields: undefined, body: '', bodyLine: 1 };

/**
 * Parses a Markdown file with fields. Reports a file whose fields aren't between two lines of ---, and
 * gives nothing of it.
 */
export function parseFrontMatter(text: string, report: Report): MarkdownParts {
  const [first = ''] = text.split('\n', 1);
  if (first.trimEnd() !== '---') {
    const message = `expected --- alone on the first line, found ${quote(first)}. Put --- above the fields and below them.`;
    report({ line: 1, column: 1, length: first.length }, message);
    return NOTHING;
  }

  let fields: ParsedYaml | undefined;
  const found: { position: SourcePosition; message: string }[] = [];
  // The engine keeps what the parser knows of places; gray-matter itself takes the values alone. It
  // hands over the fields with the end of the first line before them, so that lines keep their numbers.
  const parse = (written: string): object => {
    fields = parseYaml(written, (position, message) => found.push({ position, message }));
    return typeof fields.data === 'object' && fields.data !== null ? fields.data : {};
  };
  const { matter: written, content: body } = matter(text, { engines: { yaml: { parse } } });

  const linesAbove = text.slice(0, text.length - body.length).split('\n');
  const belowFields = text.slice('---'.length + written.length);
  const isClosed = /^\n---\s*?(?:\n|$)/.test(belowFields);
  if (isClosed) {
    for (const { position, message } of found) report(position, message);
    return { fields, body: bulletsAsHyphens(body), bodyLine: linesAbove.length };
  }

  const lines = text.split('\n');
  const nearlyClosing = lines.findIndex((line, index) => index > 0 && NEARLY_CLOSING.test(line));
  if (nearlyClosing > 0) {
    const length = lines[nearlyClosing]?.length ?? 0;
    const message = 'this line was meant to close the fields at the top. Write --- here, alone.';
    report({ line: nearlyClosing + 1, column: 1, length }, message);
    return NOTHING;
  }

  const lastField = linesAbove.findLastIndex((line) => /^(\w[\w-]*:|\s+-? ?\S)/.test(line));
  const message = 'the fields at the top are never closed. Add a line with --- after the last one.';
  report({ line: Math.max(lastField, 0) + 1, column: 1 }, message);
  return NOTHING;
}
