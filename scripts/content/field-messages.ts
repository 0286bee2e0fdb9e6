import type { z } from 'zod';
import { type FieldSchema, fieldAt, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { type Diagnostic, didYouMean, type FieldPath, nearest, quote } from './diagnostic.ts';
import type { Source } from './parse.ts';
import { type KnownWish, wishOf } from './wishes.ts';

/**
 * Validates a value of a file, and adds what is wrong to `diagnostics`.
 * @param base the way from the file to the value
 * @returns the value as the schema reads it; undefined where it is wrong
 */
export function validateFields<Fields>(
  schema: z.ZodType<Fields>,
  value: unknown,
  source: Source,
  diagnostics: Diagnostic[],
  base: FieldPath = [],
): Fields | undefined {
  const { data, error } = schema.safeParse(value, { error: fixOfIssue, reportInput: true });
  const fields = jsonSchemaOf(schema);

  const issues = error?.issues ?? [];
  const misnamed = misnamedFields(issues, fields);

  for (const issue of issues) {
    const parts = partsOf(issue);
    const path = [...base, ...parts];
    if (issue.code !== 'unrecognized_keys') {
      if (follows(issue, misnamed)) continue;
      diagnostics.push(source.diagnostic(path, messageOf(issue, fields, source.written(path))));
      continue;
    }
    const group = fieldAt(fields, parts)?.properties ?? {};
    const strangers: string[] = [];
    for (const name of issue.keys) {
      const { advice } = strayField(name, group);
      if (advice === undefined) strangers.push(name);
      else diagnostics.push(source.nameDiagnostic([...path, name], advice));
    }
    const [first] = strangers;
    if (first !== undefined) {
      diagnostics.push(source.nameDiagnostic([...path, first], unknownFields(strangers, group)));
    }
  }
  return data;
}

/** The ways to missing fields that are there under a wrong name, and to their groups. */
function misnamedFields(
  issues: readonly z.core.$ZodIssue[],
  fields: FieldSchema,
): ReadonlySet<string> {
  const paths = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const parts = partsOf(issue);
    const group = fieldAt(fields, parts)?.properties ?? {};
    const meant = issue.keys.flatMap((name) => strayField(name, group).field ?? []);
    const missing = meant.filter((name) => !(name in (issue.input ?? {})));
    return missing.length > 0 ? [parts, ...missing.map((name) => [...parts, name])] : [];
  });
  return new Set(paths.map((path) => path.join()));
}

/** Whether an issue is only that a field has a wrong name: it is missing, or a rule for its group fails. */
function follows(issue: z.core.$ZodIssue, misnamed: ReadonlySet<string>): boolean {
  const parts = partsOf(issue);
  const isRuleOfGroup =
    issue.code === 'custom' && saysAll(issue) && typeof issue.input === 'object';
  return misnamed.has(parts.join()) || (isRuleOfGroup && misnamed.has(parts.slice(0, -1).join()));
}

/** The way to what an issue is about. */
const partsOf = ({ path }: z.core.$ZodIssue) =>
  path.map((part) => (typeof part === 'number' ? part : String(part)));

/**
 * What is wrong with a field, and how to fix it.
 * @param written its value as it was typed
 */
function messageOf(issue: z.core.$ZodIssue, fields: FieldSchema, written?: string): string {
  const parts = partsOf(issue);
  const name = `${parts.at(-1)}`;
  const field = fieldAt(fields, parts) ?? {};
  const expected = expectedOf(field);

  if (issue.input === undefined && !saysAll(issue)) return missingMessage(name, field, expected);
  if (issue.input === null) {
    return `expected ${expected}, found nothing. Write it after the hyphen, or delete the line.`;
  }
  if (saysAll(issue)) return issue.message;
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message;

  const isChoice = issue.code === 'invalid_value' && field.expected === undefined;
  const fix = isChoice ? didYouMean(String(issue.input), field.enum ?? []) : issue.message;
  const found = typeof issue.input === 'number' ? written : undefined;
  return `expected ${expected}, found ${found ?? inWords(issue.input)}. ${fix}`.trim();
}

/** Whether the message of an issue says what is wrong too, and not the fix alone (model/schemas/fields.ts). */
function saysAll(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'custom') return issue.params === undefined;

  const isOfSize = issue.code === 'too_small' || issue.code === 'too_big';
  return isOfSize && (issue.origin === 'string' || issue.origin === 'array');
}

/** What belongs in a field, in words. */
function expectedOf({ expected, enum: choices, required = [], type = '' }: FieldSchema): string {
  if (expected !== undefined) return expected;
  if (choices !== undefined) {
    return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(choices);
  }
  if (required.length === 0) return TYPES[type] ?? 'a value';
  const names = new Intl.ListFormat('en-US').format(required);
  return required.length === 1 ? `the field ${names}` : `the fields ${names}`;
}

/** Types of JSON Schema as editors read them. */
const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields such as "name: value"',
};

/** The message about a field that is missing: what belongs in it, and what the form says about it. */
function missingMessage(name: string, { description }: FieldSchema, expected: string): string {
  const meaning = description === undefined ? '' : ` ${description}`;
  return `missing. Write "${name}:" and ${expected}.${meaning}`;
}

/** How to fix what is wrong, where the schema does not say so itself; empty where that is open. */
const fixOfIssue: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' ? typeFix(issue.expected, issue.input) : '';

/** How to turn a value into one of the right type. */
function typeFix(expected: string, input: unknown): string {
  switch (expected) {
    case 'array':
      return 'Write each entry on its own line, starting with "- ".';
    case 'object':
    case 'record':
      return Array.isArray(input)
        ? 'Write the name of the list and a colon above it.'
        : 'Write each field on a line of its own below, indented by two spaces: its name, a colon, a space and its value.';
    case 'string':
      if (Array.isArray(input)) return 'Write one text.';
      return typeof input === 'object'
        ? 'Write only the value, without a name and a colon before it. If the colon is part of a text, put double quotes around all of it.'
        : 'Put double quotes around it.';
    case 'boolean':
      return 'Write true for yes or false for no, without quotes.';
    case 'number':
      return 'Write only the number, without quotes.';
    default:
      return '';
  }
}

/** So many fields of a group are listed beside one that it does not have. */
const MOST_LISTED = 8;

/** The message about the fields of a group that it does not have, and that nothing is known of. */
function unknownFields(
  names: readonly string[],
  group: Readonly<Record<string, FieldSchema>>,
): string {
  const list = (words: string[]) => new Intl.ListFormat('en-US').format(words);
  const known = Object.keys(group);
  const advice =
    known.length <= MOST_LISTED
      ? `The fields here are ${list(known)}.`
      : 'Delete it, or move it to where it belongs.';
  const what = names.length === 1 ? 'unknown field' : 'unknown fields';
  return `${what} ${list(names.map(quote))}, which no page shows. ${advice}`;
}

/** The message about an unknown field, and the field that was probably meant. */
function strayField(name: string, group: Readonly<Record<string, FieldSchema>>): KnownWish {
  const owner = Object.entries(group).find(([, { properties = {} }]) => name in properties)?.[0];
  if (owner !== undefined) {
    const advice = `${quote(name)} belongs to ${owner}. Indent it by two spaces below "${owner}:".`;
    return { field: owner, advice };
  }

  const near = nearest(name, Object.keys(group));
  const guess = near === undefined ? {} : { field: near, advice: `Did you mean "${near}"?` };
  const { field, advice } = wishOf(name, group) ?? guess;
  return { field, advice: advice && `unknown field ${quote(name)}. ${advice}` };
}

/** A value as a message repeats it. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value !== 'object') return `${value}`;
  return `the name ${quote(Object.keys(value ?? {}).join())} with a value`;
}
