/** What is looked for in texts, and what is said of it. */
export interface TextRule {
  /** Global, so that all of them are found. */
  pattern: RegExp;
  /** The warning about what was found; undefined where there is nothing to say. */
  message: (found: string) => string | undefined;
}
