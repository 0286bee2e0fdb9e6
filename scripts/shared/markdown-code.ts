/** A code block whose fence is longer than any in its lines, so that none of them can end it. */
export function codeBlock(lines: readonly string[], language: string): string {
  const text = lines.join('\n');
  const fence = '`'.repeat(Math.max(3, longestTicks(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A text as code within a line. */
export function inlineCode(text: string): string {
  const ticks = '`'.repeat(longestTicks(text) + 1);
  const space = ticks.length > 1 ? ' ' : '';
  return `${ticks}${space}${text.replace(/\s+/g, ' ')}${space}${ticks}`;
}

function longestTicks(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
}
