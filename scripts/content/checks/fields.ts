import { z } from 'zod';
import { type Diagnostic, didYouMean, type Path, quote } from '../diagnostic.ts';
import type { Source } from '../parse/source.ts';

/**
 * Checks one value of a file against its schema.
 * Returns the typed value, or undefined after its diagnostics were added to `diagnostics`.
 */
export function validate<Fields>(
  schema: z.ZodType<Fields>,
  value: unknown,
  source: Source,
  diagnostics: Diagnostic[],
  base: Path = [],
): Fields | undefined {
  const result = schema.safeParse(value, { error: plainMessage, reportInput: true });
  for (const issue of result.error?.issues ?? []) {
    const parts = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    const path = [...base, ...parts];
    if (issue.code === 'unrecognized_keys') {
      const messages = issue.message.split('\n');
      for (const [index, key] of issue.keys.entries()) {
        diagnostics.push(source.nameDiagnostic([...path, key], messages[index] ?? ''));
      }
      continue;
    }
    diagnostics.push(source.diagnostic(path, withFound(issue.message, issue.input)));
  }
  return result.data;
}

/** Types of zod as editors read them. */
const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/**
 * Says an issue of zod in words for editors, where the schema has none of its own. Fields that
 * nothing reads are one issue, and have a line each.
 */
function plainMessage(issue: Parameters<z.core.$ZodErrorMap>[0]): string | undefined {
  if (issue.code === 'invalid_type') {
    const what = fieldsOf(issue.inst) || TYPES[issue.expected];
    const isFee = issue.path?.[0] === 'fees' && typeof issue.input === 'number';
    const fix = isFee ? `Write $${issue.input}.` : typeFix(issue.expected, issue.input, issue.inst);
    return `expected ${what}. ${fix}`;
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(values);
    return `expected ${list}. ${didYouMean(String(issue.input), values)}`;
  }
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  if (issue.code !== 'unrecognized_keys') return undefined;
  const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
  return issue.keys
    .map((key) => `unknown field ${quote(key)}. ${didYouMean(key, known, 'Delete it.')}`)
    .join('\n');
}

/** The fields that a group must have: "file and alt". */
function fieldsOf(schema: unknown): string {
  if (!(schema instanceof z.ZodObject)) return '';
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    return field instanceof z.ZodType && !field.safeParse(undefined).success ? name : [];
  });
  return new Intl.ListFormat('en-US').format(fields);
}

/** How to turn a value into one of the right type, where the way is short. */
function typeFix(expected: string, input: unknown, schema: unknown): string {
  if (input === null) {
    const mayBeEmpty = schema instanceof z.ZodArray && schema.safeParse([]).success;
    return mayBeEmpty ? 'Write [] or delete the line.' : 'Write a value after the colon.';
  }
  if (expected === 'string' && typeof input !== 'object') {
    const fits = (written: string) =>
      schema instanceof z.ZodType && schema.safeParse(written).success;
    const time = `${`${input}`.padStart(2, '0')}:00`;
    return fits(`${input}`) ? `Write "${input}".` : fits(time) ? `Write ${time}.` : '';
  }
  if (expected === 'array') return 'Write each entry on its own line, starting with "- ".';
  if (expected === 'object' && typeof input === 'string') {
    return 'Write each on its own line below, indented by two spaces.';
  }
  if (Array.isArray(input)) return 'Write the name of the list and a colon above it.';
  const right = expected === 'boolean' ? /^(?:true|false)$/ : /^-?\d+(?:\.\d+)?$/;
  return typeof input === 'string' && right.test(input) ? `Write ${input}, without quotes.` : '';
}

/** What was expected, with what was found in its place, and how to fix it. */
function withFound(message: string, input: unknown): string {
  const [, expected, fix = ''] = /^expected (.+?)(?:\.(?: (.*))?)?$/.exec(message) ?? [];
  if (expected === undefined) return message;
  if (input === undefined) return `missing. Add ${expected}.`;
  const isNumber = expected === TYPES.string && typeof input === 'number';
  return `expected ${expected}, found ${isNumber ? TYPES.number : inWords(input)}. ${fix}`.trim();
}

function inWords(value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a group of fields' : `${value}`;
}
