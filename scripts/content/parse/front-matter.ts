import matter from 'gray-matter';
import type { Position } from '../diagnostic.ts';
import { parseYaml, type YamlText } from './yaml.ts';

/** A Markdown file taken apart. */
export interface FrontMatterFile {
  yaml: YamlText;
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
}

const refuse = () => {
  throw new Error('Only YAML front matter is read.');
};

/** Every language that gray-matter knows besides YAML; some of them would run code. */
const REFUSED = ['javascript', 'json', 'coffee', 'toml'] as const;

/**
 * Splits a Markdown file into front matter and body: the only use of gray-matter.
 * Options are always passed, because without them it returns a broken file's second reading as
 * empty; the `yaml` package is its engine, because its own reads "9:30" as 570.
 */
export function readFrontMatter(text: string): FrontMatterFile {
  const diagnostic = fenceDiagnostic(text.split('\n'));
  if (diagnostic !== undefined) return { yaml: failed(diagnostic), body: '', bodyLine: 1 };
  let yaml = parseYaml('');
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      ...Object.fromEntries(REFUSED.map((language) => [language, refuse])),
      yaml: (source) => {
        yaml = parseYaml(source);
        return {};
      },
    },
  });
  const bodyLine = text.slice(0, text.length - content.length).split('\n').length;
  return { yaml, body: content, bodyLine };
}

/** What is wrong with the lines of hyphens around the front matter, if anything. */
function fenceDiagnostic([first = '', ...rest]: string[]):
  | (Position & { message: string })
  | undefined {
  const start = { line: 1, column: 1, length: first.length > 0 ? first.length : undefined };
  if (first.trimEnd() !== '---') {
    return {
      ...start,
      message: /^---\s*\w/.test(first)
        ? 'the first line must be three hyphens (---) alone: nothing but YAML is read, and no code is run'
        : 'must start with a line of three hyphens (---), then the fields, then a second such line',
    };
  }
  // gray-matter takes the first line that starts with three hyphens for the end.
  const end = rest.findIndex((line) => line.startsWith('---'));
  const closing = rest[end]?.trimEnd();
  if (closing === '---') return undefined;
  if (closing !== undefined) {
    return {
      ...{ line: end + 2, column: 1, length: closing.length },
      message: 'the line that closes the fields must be three hyphens (---) alone',
    };
  }
  const message =
    'the fields at the top are never closed: put a line of three hyphens (---) after the last field';
  const last = rest.findLastIndex((line) => /^(\w[\w-]*:|\s+-? ?\S)/.test(line));
  return last < 0 ? { ...start, message } : { line: last + 2, column: 1, message };
}

function failed(error: Position & { message: string }): YamlText {
  const start = () => ({ line: 1, column: 1 });
  return { data: undefined, errors: [error], locate: start, locateName: start };
}
