/** A picture, where a link leads, a web address, or a fact that is filled in. */
const NOT_OWN =
  /!\[[^\]\n]*\]\([^)\n]*\)|(?<=\])\([^)\n]*\)|https?:\/\/[^\s)>\]]+|\{\{[^{}\n]*\}\}/g;

/** A Markdown text without what are no words of its own; everything else stays where it stands. */
export function ownWords(body: string): string {
  return body.replace(NOT_OWN, (part) => ' '.repeat(part.length));
}
