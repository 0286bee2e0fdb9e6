import matter from 'gray-matter';
import { quote, type Report } from '../diagnostic.ts';

/** A Markdown file in its two parts. */
export interface MarkdownParts {
  /** The text of the fields, on the lines that it has in the file. */
  fields: string;
  /** The text below the fields. */
  body: string;
  /** The line on which the body begins; counted from 1. */
  bodyLine: number;
}

/** What people, or their word processors, write in the place of three hyphens. */
const NEARLY_CLOSING = /^\s*(?:[-–—]{1,2}|[-–—]{4,}|[–—]{3})\s*$/;

const NOTHING: MarkdownParts = { fields: '', body: '', bodyLine: 1 };

/**
 * Splits a Markdown file. Reports a file whose fields aren't between two lines of ---, and gives
 * nothing of it.
 */
export function splitFrontMatter(text: string, report: Report): MarkdownParts {
  const [first = ''] = text.split('\n', 1);
  if (first.trimEnd() !== '---') {
    const message = `expected --- alone on the first line, found ${quote(first)}. Put --- above the fields and below them.`;
    report({ line: 1, column: 1, length: first.length }, message);
    return NOTHING;
  }

  // gray-matter only splits the file. The yaml package parses the fields, but not as its engine: an
  // engine hands back values alone, and every diagnostic needs to know where its value stands. The
  // engine that gray-matter brings along must not run at all: it reads 9:30 as the number 570.
  const { matter: fields, content: body } = matter(text, { engines: { yaml: () => ({}) } });

  const linesAbove = text.slice(0, text.length - body.length).split('\n');
  const belowFields = text.slice('---'.length + fields.length);
  const isClosed = /^\n---\s*?(?:\n|$)/.test(belowFields);
  if (!isClosed) {
    const lines = text.split('\n');
    const nearlyClosing = lines.findIndex((line, index) => index > 0 && NEARLY_CLOSING.test(line));
    if (nearlyClosing > 0) {
      const length = lines[nearlyClosing]?.length ?? 0;
      const message = 'this line was meant to close the fields at the top. Write --- here, alone.';
      report({ line: nearlyClosing + 1, column: 1, length }, message);
      return NOTHING;
    }

    const lastField = linesAbove.findLastIndex((line) => /^(\w[\w-]*:|\s+-? ?\S)/.test(line));
    const message =
      'the fields at the top are never closed. Add a line with --- after the last one.';
    report({ line: Math.max(lastField, 0) + 1, column: 1 }, message);
    return NOTHING;
  }

  return { fields, body, bodyLine: linesAbove.length };
}
