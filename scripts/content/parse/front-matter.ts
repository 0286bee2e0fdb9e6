import matter from 'gray-matter';
import { quote } from '../../../model/text.ts';
import type { TextDiagnostic } from './text-checks.ts';
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
  const error = fenceError(lines, end);
  if (error !== undefined) return unreadFile([error]);
  let yaml = parseYaml('');
  const engine = (source: string) => {
    yaml = parseYaml(source);
    return {};
  };
  const { content } = matter(text, { language: 'yaml', engines: { yaml: engine } });
  return { yaml, body: content, bodyLine: end + 2 };
}

/** A file of which nothing is known but what is wrong with it. */
export function unreadFile(errors: TextDiagnostic[]): FrontMatterFile {
  return { yaml: { ...parseYaml(''), data: undefined, errors }, body: '', bodyLine: 1 };
}

/** What is wrong with the lines of hyphens around the front matter, if anything. */
function fenceError(lines: readonly string[], end: number): TextDiagnostic | undefined {
  const [first, closing] = [lines[0] ?? '', lines[end]];
  if (first.trimEnd() !== '---') {
    const message = `expected --- alone on the first line, found ${quote(first)}. Put --- above the fields and below them.`;
    return { line: 1, column: 1, length: first.length, message };
  }
  if (closing === undefined) {
    const message =
      'the fields at the top are never closed. Add a line with --- after the last one.';
    const last = lines.findLastIndex((line) => /^(\w[\w-]*:|\s+-? ?\S)/.test(line));
    return { line: Math.max(last, 0) + 1, column: 1, message };
  }
  if (closing.trimEnd() === '---') return undefined;
  const message = `expected --- alone below the fields, found ${quote(closing.trimEnd())}. Write ---.`;
  return { line: end + 1, column: 1, length: closing.length, message };
}
