/**
 * How much one file of content may hold. All far above what a page of this site needs, and low
 * enough together that a file is read, checked and rendered within two seconds.
 */
export const LIMITS = {
  /** Unit: bytes. */
  file: 100_000,
  /** Unit: characters. */
  line: 5000,
  /** Lists within lists, groups within groups, brackets within brackets of YAML. */
  yamlDepth: 20,
  /** Lists and quotes that a line of Markdown stands in. */
  markdownNesting: 20,
  /** Parts within parts of a Markdown text: a list in a quote, a link in bold words. */
  markdownDepth: 60,
  /** Characters with a meaning (* _ ~ [ ` <) between two empty lines of Markdown. */
  marksOfParagraph: 300,
  /** What is told of one file at a time; the rest is counted. */
  diagnostics: 40,
} as const;
