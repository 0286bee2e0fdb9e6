import type { Diagnostic } from '../content/diagnostic.ts';
import { MAPS_KEY } from '../content/parse/text-checks.ts';

/** Longer lines are cut around the diagnostic. Unit: characters. */
const WIDTH = 100;

/**
 * The line that a diagnostic stands on with a caret below it; no lines where there is none to show.
 * A maps key is blotted out, since whoever reads the report could use it.
 */
export function excerpt(
  { line, column = 1, length }: Diagnostic,
  text: string | undefined,
): string[] {
  const whole = line === undefined ? undefined : text?.split('\n')[line - 1];
  if (line === undefined || whole === undefined || whole.trim() === '') return [];
  const from = column + (length ?? 0) > WIDTH ? Math.max(0, column - 1 - WIDTH / 4) : 0;
  const cut = whole.slice(from, from + WIDTH);
  const shown = `${from > 0 ? '...' : ''}${cut}${from + WIDTH < whole.length ? '...' : ''}`;
  const margin = `${line} | `;
  const lines = [`  ${margin}${blotted(visible(shown))}`];
  if (length === undefined) return lines;
  const before = column - 1 - from + (from > 0 ? 3 : 0);
  const carets = '^'.repeat(Math.max(1, Math.min(length, shown.length - before)));
  return [...lines, `  ${' '.repeat(margin.length - 2)}| ${' '.repeat(before)}${carets}`];
}

function blotted(text: string): string {
  return text.replace(MAPS_KEY, (key) => 'AIza'.padEnd(key.length, '*'));
}

/** Tabs and what nobody can see as one visible character each, so that the caret stays in step. */
function visible(text: string): string {
  return text.replaceAll('\t', '→').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '¿');
}
