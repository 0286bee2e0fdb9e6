import { quote } from '../../../model/quote.ts';
import type { Position } from '../diagnostic.ts';
import { parseYaml, type YamlText } from './yaml.ts';

/** A Markdown file taken apart. */
export interface FrontMatterFile {
  yaml: YamlText;
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
}

/** Splits a Markdown file into front matter, always YAML, and body. */
export function readFrontMatter(text: string): FrontMatterFile {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const error = fenceDiagnostic(lines, end);
  if (error !== undefined) {
    return { yaml: { ...parseYaml(''), data: undefined, errors: [error] }, body: '', bodyLine: 1 };
  }
  // An empty line in the place of the first hyphens, so that lines keep their numbers.
  const yaml = parseYaml(['', ...lines.slice(1, end)].join('\n'));
  return { yaml, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

/** What is wrong with the lines of hyphens around the front matter, if anything. */
function fenceDiagnostic(
  lines: readonly string[],
  end: number,
): (Position & { message: string }) | undefined {
  const [first = ''] = lines;
  const start = { line: 1, column: 1, length: first.length > 0 ? first.length : undefined };
  if (first.trimEnd() !== '---') {
    return {
      ...start,
      message: /^---\s*\w/.test(first)
        ? `expected --- alone on the first line, found ${quote(first)}. Only YAML is read, and no code is run.`
        : `expected --- on the first line, found ${quote(first)}. Put --- above the fields and below them.`,
    };
  }
  const closing = lines[end]?.trimEnd();
  if (closing === '---') return undefined;
  if (closing !== undefined) {
    const message = `expected --- alone below the fields, found ${quote(closing)}. Write ---.`;
    return { line: end + 1, column: 1, length: closing.length, message };
  }
  const message = 'the fields at the top are never closed. Add a line with --- after the last one.';
  const last = lines.findLastIndex(
    (line, index) => index > 0 && /^(\w[\w-]*:|\s+-? ?\S)/.test(line),
  );
  return last < 0 ? { ...start, message } : { line: last + 1, column: 1, message };
}
