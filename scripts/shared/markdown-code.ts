/** A code block whose fence is longer than any in its text, so that nothing in it can end it. */
export function codeBlock(text: string, language: string): string {
  const fence = ticks(text, 3);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A text as code within a line. */
export function inlineCode(text: string): string {
  const fence = ticks(text, 1);
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

function ticks(text: string, least: number): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(Math.max(least, longest + 1));
}
