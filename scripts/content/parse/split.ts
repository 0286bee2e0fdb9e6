/** The two parts of a Markdown file, which lines of --- divide. */
export interface SplitText {
  /** The fields, with the end of the first line before them, so that lines keep their numbers. */
  fields: string;
  /** The text below them. */
  body: string;
}

/** Splits a Markdown file that has both of its lines of ---, where gray-matter can't run: in a browser. */
export function splitFrontMatter(text: string): SplitText {
  const [, ...lines] = text.split('\n');
  const end = lines.findIndex((line) => line.startsWith('---'));
  return { fields: ['', ...lines.slice(0, end)].join('\n'), body: lines.slice(end + 1).join('\n') };
}
