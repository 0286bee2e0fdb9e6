import { type Diagnostic, inReadingOrder } from '../../scripts/content/diagnostic.ts';
import type { RawFile } from '../../scripts/content/index.ts';

/** Where in a text a message is, in lines that an edit may change. */
interface Place {
  lines: string[];
  /** Counted from 0. */
  at: number;
  diagnostic: Diagnostic;
}

/** A way to say what to write, and the edit that does it. */
interface Proposal {
  pattern: RegExp;
  edit: (place: Place, proposed: string) => void;
}

/** What messages propose in words that need no thought, by a name for each way. */
const PROPOSALS: Readonly<Record<string, Proposal>> = {
  'other words': {
    pattern: /(?:Write|Did you mean) "([^"]+)"/,
    edit: ({ lines, at, diagnostic }, proposed) => {
      const line = lines[at] ?? '';
      const { column = 1, length = line.length, reason } = diagnostic;
      const part = line.slice(column - 1, column - 1 + length);
      const written = replaced(part, proposed, reason);
      lines[at] = line.slice(0, column - 1) + written + line.slice(column - 1 + length);
    },
  },
  'one more line': {
    pattern: /(?:the|a) line(?: such as)? "(\w+: [^"]+)"/,
    edit: ({ lines, at }, proposed) => {
      // What is said of a page as a whole, or of its text, is written among its fields.
      const isInText = lines[0] === '---' && at > lines.indexOf('---', 1);
      const above = isInText ? 0 : at;
      const [indent = ''] = /^\s*(?:- )?/.exec(lines[above] ?? '') ?? [];
      lines.splice(above + 1, 0, indent.replace('-', ' ') + proposed);
    },
  },
  'two more spaces': {
    pattern: /Indent it by two spaces/,
    edit: ({ lines, at }) => {
      lines[at] = `  ${lines[at]}`;
    },
  },
  'a space after the name': {
    pattern: /a space is missing after "(\w+:)"/,
    edit: ({ lines, at }, name) => {
      lines[at] = (lines[at] ?? '').replace(name, `${name} `);
    },
  },
  'straight quotes': {
    pattern: /Type straight ones/,
    edit: ({ lines, at }) => {
      lines[at] = (lines[at] ?? '').replace(/[“”]/g, '"');
    },
  },
  'quotes around a text': {
    pattern: /Put double quotes around (?:it|the whole text)|Put one before its first character/,
    edit: ({ lines, at }) => {
      lines[at] = (lines[at] ?? '').replace(/(^.*?(?:: |- ))(.*)$/, (_, name, text: string) => {
        return `${name}"${text.replaceAll('"', '\\"')}"`;
      });
    },
  },
  'the other quote': {
    pattern: /Add another at the end of the text/,
    edit: ({ lines, at }) => {
      lines[at] = `${lines[at]}"`;
    },
  },
  'no line': {
    pattern: /Delete (?:the line|this line|one)\.|this line .*Delete it\./,
    edit: ({ lines, at }) => void lines.splice(at, 1),
  },
  'no redirect': {
    pattern: /Delete this redirect/,
    edit: ({ lines, at }) => void lines.splice(at, 2),
  },
};

export const WAYS = Object.keys(PROPOSALS);

/** A part of a line with the proposed words in place of those that the message repeats, if it does. */
function replaced(part: string, proposed: string, reason: string): string {
  if (part.startsWith('{{')) return `{{${proposed}}}`;

  const repeated = [...reason.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);
  const found = repeated.find((words) => words !== proposed && part.includes(words));
  if (found !== undefined) return part.replace(found, () => proposed);

  const [, link] = /^(!?\[.*\]\().*\)$/.exec(part) ?? [];
  return link === undefined ? proposed : `${link}${proposed})`;
}

/** Content after what messages proposed was done. */
interface Improved {
  files: readonly RawFile[];
  /** What the messages said that were followed; the others leave the edit to their reader. */
  done: Diagnostic[];
  ways: string[];
}

/** Does what messages propose, in each file from its end, so that the lines of the others stay. */
export function applyProposals(
  before: readonly RawFile[],
  diagnostics: readonly Diagnostic[],
): Improved {
  const improved: Improved = { files: before, done: [], ways: [] };
  for (const diagnostic of inReadingOrder(diagnostics).toReversed()) {
    // One message for many places is about none of them alone.
    if (diagnostic.reason.includes(' Also at ')) continue;

    const [way, proposal] =
      Object.entries(PROPOSALS).find(([, { pattern }]) => pattern.test(diagnostic.reason)) ?? [];
    const path = diagnostic.file.replace('content/', '');
    const file = improved.files.find((each) => each.path === path);
    if (way === undefined || proposal === undefined || file === undefined) continue;

    const [, proposed = ''] = proposal.pattern.exec(diagnostic.reason) ?? [];
    const changed = { ...file };
    if (diagnostic.reason.startsWith('this file is named after')) {
      changed.path = path.replace(/[^/]*(?=\.\w+$)/, proposed);
    } else {
      const lines = file.text.split('\n');
      proposal.edit({ lines, at: (diagnostic.line ?? 1) - 1, diagnostic }, proposed);
      changed.text = lines.join('\n');
    }
    improved.files = improved.files.map((each) => (each === file ? changed : each));
    improved.done.push(diagnostic);
    improved.ways.push(way);
  }
  return improved;
}
