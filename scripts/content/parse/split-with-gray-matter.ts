import matter from 'gray-matter';
import type { SplitText } from './split.ts';

/** Splits a Markdown file that has both of its lines of ---. */
export function splitFrontMatter(text: string): SplitText {
  let fields = '';
  // gray-matter reads fields by its own YAML, which tells no lines: it only hands them on here.
  const parse = (written: string): object => {
    fields = written;
    return {};
  };
  const { content: body } = matter(text, { engines: { yaml: { parse } } });
  return { fields, body };
}
