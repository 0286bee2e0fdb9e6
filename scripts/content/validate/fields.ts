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
    const message = issue.input === undefined ? missing(issue.message) : issue.message;
    if (told.has(`${path}: ${message}`)) continue;
    told.add(`${path}: ${message}`);
    diagnostics.push(source.diagnostic(path, message));
  }
  return undefined;
}

/** A field's own words of what it must be, for one that is not there at all. */
function missing(message: string): string {
  return message.startsWith('must ') ? `is missing: add it. It ${message}` : message;
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
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing: add it'
        : `must be ${typeName(issue.expected)}, not ${valueName(issue.input)}${typeFix(issue.expected, issue.input)}`;
    case 'invalid_value':
      return notOneOf(issue.values.map(String), issue.input);
    case 'unrecognized_keys': {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      return issue.keys.map((key) => unknownField(key, known)).join('\n');
    }
    case 'invalid_format':
      return issue.format === 'url'
        ? 'must be a whole web address that starts with https://'
        : undefined;
    default:
      return undefined;
  }
}

function unknownField(key: string, known: readonly string[]): string {
  const guess = nearest(key, known);
  return guess === undefined
    ? `there is no field ${quote(key)} here: remove it`
    : `there is no field ${quote(key)} here. Did you mean "${guess}"?`;
}

function notOneOf(values: readonly string[], input: unknown): string {
  const all = `It can be: ${values.join(', ')}`;
  if (input === undefined) return `is missing: add it. ${all}`;
  const guess = typeof input === 'string' ? nearest(input, values) : undefined;
  return `cannot be ${valueName(input)}. ${guess ? `Did you mean "${guess}"? ` : ''}${all}`;
}

/** How to turn a value into one of the right type, where the way is short. */
function typeFix(expected: string, input: unknown): string {
  if (expected === 'string' && typeof input !== 'object') return ': put it in double quotes';
  if (
    typeof input === 'string' &&
    /^(number|int)$/.test(expected) &&
    Number.isFinite(Number(input))
  ) {
    return ': remove the quotes';
  }
  if (expected === 'array' && typeof input === 'string') {
    return ': write each entry on a line of its own that starts with "- "';
  }
  return input === null ? ': write a value after the colon' : '';
}

function typeName(expected: string): string {
  const names: Record<string, string> = {
    string: 'a text',
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
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (typeof value === 'object') return 'a group of fields';
  return `${value}`;
}
