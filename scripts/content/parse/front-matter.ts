import matter from 'gray-matter';
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

/**
 * Splits a Markdown file into front matter and body: the only use of gray-matter.
 * Options are always passed, because without them it returns a broken file's second reading as
 * empty; the `yaml` package is its engine, because its own reads "9:30" as 570.
 */
export function readFrontMatter(text: string): FrontMatterFile {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const error = fenceDiagnostic(lines, end);
  let yaml = parseYaml('');
  if (error !== undefined) {
    return { yaml: { ...yaml, data: undefined, errors: [error] }, body: '', bodyLine: 1 };
  }
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      yaml: (source) => {
        yaml = parseYaml(source);
        return {};
      },
    },
  });
  return { yaml, body: content, bodyLine: end + 2 };
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
