import { BuildError } from '../../cli/command.ts';
import type { HeaderRule } from './header-rules.ts';

/** Where Netlify and Cloudflare Pages look for headers, in the folder that they serve. */
export const HEADERS_FILE = '_headers';

/** What Cloudflare Pages reads: so many rules, and so many characters a line. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/** The rules as Netlify and Cloudflare Pages read them. Throws a BuildError past their limits. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const longest = lines.toSorted((a, b) => b.length - a.length)[0] ?? '';
  if (rules.length > MOST_RULES || longest.length > LONGEST_LINE) {
    throw new BuildError(
      `The site needs ${rules.length} header rules with up to ${longest.length} characters a line, ` +
        `but hosts read ${MOST_RULES} rules of ${LONGEST_LINE}. The longest is: ${longest}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Reads rules back from the text of a headers file. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: line, headers: {} });
    else if (name !== undefined && value !== undefined && rule) rule.headers[name] = value;
  }
  return rules;
}

/** The headers of a path: those of every rule that matches, joined by comma as hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { pattern, headers } of rules) {
    if (!matches(pattern, path)) continue;
    for (const [name, value] of Object.entries(headers)) {
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
