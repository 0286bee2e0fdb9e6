import { z } from 'zod';
import { nearest } from '../../../model/nearest.ts';
import { quote } from '../../../model/quote.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Source } from '../parse/source.ts';

/**
 * Checks one value of a file against its schema.
 * Returns the typed value, or undefined after its diagnostics were added to `diagnostics`.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  source: Source,
  diagnostics: Diagnostic[],
  base: Path = [],
): z.infer<Schema> | undefined {
  const result = schema.safeParse(value, { error: plainIssue, reportInput: true });
  if (result.success) return result.data;
  const told = new Set<string>();
  for (const issue of result.error.issues) {
    const path = [...base, ...issue.path.map(toPathPart)];
    if (issue.code === 'unrecognized_keys') {
      const messages = issue.message.split('\n');
      issue.keys.forEach((key, index) => {
        diagnostics.push(source.nameDiagnostic([...path, key], messages[index] ?? ''));
      });
      continue;
    }
    const message = withFound(issue.message, issue.input);
    if (told.has(`${path}: ${message}`)) continue;
    told.add(`${path}: ${message}`);
    diagnostics.push(source.diagnostic(path, message));
  }
  return undefined;
}

/** What was expected, with what was found in its place, and how to fix it. */
function withFound(message: string, input: unknown): string {
  const [, expected = '', fix = ''] = /^expected (.+?)(?:\. (.+))?$/.exec(message) ?? [];
  if (expected === '') return message;
  if (input === undefined) return `missing. Add ${expected}.`;
  const found = expected === 'text' && typeof input === 'number' ? 'a number' : valueName(input);
  return `expected ${expected}, found ${found}. ${fix}`.trim();
}

function toPathPart(part: PropertyKey): string | number {
  return typeof part === 'number' ? part : String(part);
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * Says a schema's complaint in words for editors, where the schema has none of its own. Fields that
 * nothing reads are one complaint, and have a line each.
 */
function plainIssue(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const fix = typeFix(issue.expected, issue.input);
      return `expected ${typeName(issue.expected)}${fix && `. ${fix}`}`;
    }
    case 'invalid_value': {
      const values = issue.values.map(String);
      const guess = typeof issue.input === 'string' ? nearest(issue.input, values) : undefined;
      const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(values);
      return `expected ${list}${guess ? `. Did you mean "${guess}"?` : ''}`;
    }
    case 'unrecognized_keys': {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      return issue.keys.map((key) => unknownField(key, known)).join('\n');
    }
    default:
      return undefined;
  }
}

function unknownField(key: string, known: readonly string[]): string {
  const guess = nearest(key, known);
  return `unknown field ${quote(key)}. ${guess === undefined ? 'Delete it.' : `Did you mean "${guess}"?`}`;
}

/** How to turn a value into one of the right type, where the way is short. */
function typeFix(expected: string, input: unknown): string {
  if (input === null) return 'Write a value after the colon.';
  if (expected === 'string' && typeof input !== 'object') return `Write "${input}".`;
  if (expected === 'array') return 'Write each entry on its own line, starting with "- ".';
  if (typeof input !== 'string' || input.trim() === '') return '';
  const unquoted =
    expected === 'boolean' ? /^(?:true|false)$/.test(input) : Number.isFinite(Number(input));
  return unquoted ? `Write ${input}, without quotes.` : '';
}

function typeName(expected: string): string {
  const names: Record<string, string> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
  };
  return names[expected] ?? expected;
}

function valueName(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return quote(value);
  return typeof value === 'object' ? 'a group of fields' : `${value}`;
}
