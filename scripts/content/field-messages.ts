import type { z } from 'zod';
import { adviceForText, expectedFound, ONLY_NUMBER } from '../../model/schemas/expected.ts';
import { type FieldSchema, fieldAt, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { quote } from '../../model/text.ts';
import { type Diagnostic, didYouMean, type FieldPath, nearest } from './diagnostic.ts';
import type { ParsedFile } from './parse.ts';
import { WISHES } from './wishes.ts';

/**
 * Validates a value of a file, and adds what is wrong to `diagnostics`: in the words of its schema, else
 * as what was expected and found.
 * @param areValuesOnly whether the value is what is left of a file that can't be read: what is missing in
 *   it, or has no place, may only seem so
 * @returns the value as the schema reads it; undefined where it is wrong
 */
export function validateFields<Fields>(
  schema: z.ZodType<Fields>,
  value: unknown,
  source: ParsedFile,
  diagnostics: Diagnostic[],
  { areValuesOnly = false } = {},
): Fields | undefined {
  const fields = jsonSchemaOf(schema);
  const { data, error } = schema.safeParse(value, {
    error: (issue) => generalMessage(issue, fields),
    reportInput: true,
  });
  const issues = error?.issues ?? [];
  const strays = areValuesOnly ? [] : issues.flatMap((issue) => strayFields(issue, fields));

  for (const issue of issues) {
    const isValue = ['string', 'number'].includes(typeof issue.input);
    if (issue.code === 'unrecognized_keys' || follows(issue, strays)) continue;
    if (areValuesOnly && !isValue) continue;

    const path = pathOf(issue);
    const hint = issue.input === undefined ? (fieldAt(fields, path)?.description ?? '') : '';
    diagnostics.push(source.diagnostic(path, `${issue.message} ${hint}`.trim()));
  }
  for (const { group, name, message } of strays) {
    diagnostics.push(source.nameDiagnostic([...group, name], message));
  }
  return data;
}

/** The way to what an issue is about. */
const pathOf = ({ path = [] }: Pick<z.core.$ZodRawIssue, 'path'>): FieldPath =>
  path.map((part) => (typeof part === 'number' ? part : String(part)));

/** What is wrong with a value whose schema doesn't say it itself, and how to fix it. */
function generalMessage(issue: z.core.$ZodRawIssue, fields: FieldSchema): string {
  const path = pathOf(issue);
  const field = fieldAt(fields, path);
  if (issue.code === 'invalid_value') {
    const choices = field?.enum ?? issue.values.map(String);
    const isOptional = !fieldAt(fields, path.slice(0, -1))?.required?.includes(`${path.at(-1)}`);
    const guess = didYouMean(String(issue.input), choices);
    const advice = isOptional ? `${guess} Or leave the line out.`.trim() : guess;
    return expectedFound(ONE_OF.format(choices), issue.input, advice);
  }
  // A name that its owner chooses has a schema of its own.
  const [ofName] = issue.code === 'invalid_key' ? issue.issues : [];
  if (ofName !== undefined) return ofName.message;
  if (issue.code !== 'invalid_type') return expectedFound('another value', issue.input);

  const names = field?.required ?? [];
  const ofGroup = names.length === 1 ? `the field ${names}` : `the fields ${LIST.format(names)}`;
  const expected = names.length > 0 ? ofGroup : (TYPES[issue.expected] ?? 'a value');
  return expectedFound(expected, issue.input, typeAdvice(issue.expected, issue.input));
}

const LIST = new Intl.ListFormat('en-US');
const ONE_OF = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Types as editors read them. */
const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields such as "name: value"',
  record: 'fields such as "name: value"',
};

/** How to turn a value into one of the right type. */
function typeAdvice(expected: string, input: unknown): string | undefined {
  switch (expected) {
    case 'array':
      return 'Write each entry on its own line, starting with "- ".';
    case 'object':
    case 'record':
      return Array.isArray(input)
        ? 'Write the name of the list and a colon above it.'
        : 'Write each field on a line of its own below, indented by two spaces: its name, a colon, a space and its value.';
    case 'boolean':
      return 'Write true for yes or false for no, without quotes.';
    case 'int':
    case 'number':
      return ONLY_NUMBER;
    default:
      return adviceForText(input);
  }
}

/** A field that its group doesn't have. */
interface StrayField {
  group: FieldPath;
  name: string;
  /** The field of the group that is meant, if one is. */
  meant?: string | undefined;
  message: string;
}

function strayFields(issue: z.core.$ZodIssue, fields: FieldSchema): StrayField[] {
  if (issue.code !== 'unrecognized_keys') return [];

  const group = pathOf(issue);
  const known = fieldAt(fields, group)?.properties ?? {};
  return issue.keys.map((name) => ({ group, name, ...strayField(name, known) }));
}

/** What is said of a field that its group does not have, and the field that was probably meant. */
function strayField(
  name: string,
  group: Readonly<Record<string, FieldSchema>>,
): Pick<StrayField, 'meant' | 'message'> {
  const owner = Object.keys(group).find((each) =>
    Object.hasOwn(group[each]?.properties ?? {}, name),
  );
  if (owner !== undefined) {
    const message = `${quote(name)} belongs to ${owner}. Indent it by two spaces below "${owner}:".`;
    return { meant: owner, message };
  }

  const unknown = `unknown field ${quote(name)}`;
  const plain = name.replace(/[\s_-]/g, '').toLowerCase();
  const wishes = WISHES.filter(({ names }) => names.includes(plain));
  const wished = wishes.flatMap(({ fields = [] }) => fields).find((each) => each in group);
  if (wished !== undefined) {
    return { meant: wished, message: `${unknown}. ${howToWrite(wished, group[wished])}` };
  }
  const advice = wishes.find((each) => each.advice !== undefined)?.advice;
  if (advice !== undefined) return { message: `${unknown}. ${advice}` };

  const known = Object.keys(group);
  const near = nearest(name, known);
  if (near !== undefined) return { meant: near, message: `${unknown}. Did you mean "${near}"?` };
  return { message: `no page shows this field. The fields here are ${LIST.format(known)}.` };
}

/** How to write a field that has the value of another, or fields and entries of its own. */
function howToWrite(name: string, { properties, items }: FieldSchema = {}): string {
  if (items !== undefined) return `Write it as an entry of the list ${name}.`;
  if (properties === undefined) return `Write "${name}".`;
  return `Write it below "${name}:", with its fields: ${LIST.format(Object.keys(properties))}.`;
}

/** Whether an issue is only that a field has a wrong name: it is missing, or a rule for its group fails. */
function follows(issue: z.core.$ZodIssue, strays: readonly StrayField[]): boolean {
  const path = pathOf(issue).join();
  return strays.some(({ group, meant }) => {
    const isMissing = issue.input === undefined && path === [...group, meant].join();
    const isRule = issue.code === 'custom' && typeof issue.input === 'object';
    return meant !== undefined && (isMissing || (isRule && path.startsWith(group.join())));
  });
}
