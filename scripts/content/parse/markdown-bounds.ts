import type { Nodes, Root } from 'mdast';
import { LIMITS } from '../limits.ts';
import type { TextDiagnostic } from './text-checks.ts';

/** The quotes and lists that a line of Markdown opens. */
const MARKERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))*/;

/** A rule across the page, "- - - -", or the line under a heading. */
const RULE = /^[ \t]*([-*_=])(?:[ \t]*\1)*[ \t]*$/;

/** What a Markdown parser tries to pair with every other of its kind. */
const MARKS = /[*_~[`<]/g;

/** Markdown that would take too long to parse, before it is parsed. */
export function markdownBounds(lines: readonly string[]): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  let marks = 0;
  lines.forEach((line, index) => {
    const tell = (message: string) => diagnostics.push({ line: index + 1, column: 1, message });
    if (line.trim() === '') marks = 0;
    if (RULE.test(line)) return;
    if (nesting(line) > LIMITS.markdownNesting) {
      tell(
        `more than ${LIMITS.markdownNesting} lists or quotes inside each other. Delete the extra marks or spaces at the start of this line.`,
      );
    }
    const before = marks;
    marks += line.match(MARKS)?.length ?? 0;
    if (before <= LIMITS.marksOfParagraph && marks > LIMITS.marksOfParagraph) {
      tell(
        `more than ${LIMITS.marksOfParagraph} of the characters * _ ~ [ \` < in one paragraph. Delete the extra ones, or put empty lines between paragraphs.`,
      );
    }
  });
  return diagnostics;
}

/** How many lists and quotes a line can stand in at most, by its marks and its indentation. */
function nesting(line: string): number {
  const [opened = ''] = MARKERS.exec(line) ?? [];
  const markers = opened.match(/>|[-+*]|\d+/g)?.length ?? 0;
  const spaces = opened.replaceAll('\t', '    ').match(/ /g)?.length ?? 0;
  // A list within another stands two columns further in; a space belongs to each mark.
  return markers === 0 ? 0 : markers + Math.max(0, spaces - markers) / 2;
}

/**
 * The first part of a text that stands too deep in others, if any. What comes after the parser
 * calls itself for each level and would exhaust the stack; this does not.
 */
export function tooDeep(root: Root): Nodes | undefined {
  let level: Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > LIMITS.markdownDepth) return level[0];
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return undefined;
}
