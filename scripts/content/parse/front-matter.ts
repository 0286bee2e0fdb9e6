import { splitFrontMatter } from '#split-front-matter';
import { quote } from '../../../model/text.ts';
import type { Report } from '../diagnostic.ts';
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

/** What people, or their word processors, leave instead of three hyphens. */
const NEARLY_CLOSING = /^\s*[-–—]*\s*$/;

const HEADING_ABOVE =
  'a line with # is a comment here, so no page shows it. Move it below the second ---.';

const NOTHING: MarkdownParts = { fields: undefined, body: '', bodyLine: 1 };

/**
 * Parses a Markdown file with fields. Reports a file whose fields aren't between two lines of ---, and
 * gives nothing of it.
 */
export function parseFrontMatter(text: string, report: Report): MarkdownParts {
  const [first = '', ...others] = text.split('\n');
  if (first.trimEnd() !== '---') {
    const message = `expected only --- on the first line, found ${quote(first)}. Put --- above the fields and below them, and nothing before the first.`;
    report({ line: 1, column: 1, length: first.length }, message);
    return NOTHING;
  }

  // Any line that begins with --- is taken for the end of the fields.
  const closing = others.findIndex((line) => line.startsWith('---'));
  if (others[closing]?.trimEnd() !== '---') {
    const nearlyClosing =
      closing < 0 ? others.findIndex((line) => NEARLY_CLOSING.test(line)) : closing;
    const message = 'the fields at the top have no end. Write --- by itself on a line below them.';
    report({ line: nearlyClosing + 2, column: 1 }, message);
    return NOTHING;
  }

  const { fields, body } = splitFrontMatter(text);
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;

  for (const [index, line] of others.slice(0, bodyLine - 2).entries()) {
    if (line.startsWith('##')) report({ line: index + 2, column: 1 }, HEADING_ABOVE, 'warning');
  }
  return { fields: parseYaml(fields, report), body, bodyLine };
}
