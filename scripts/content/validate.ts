import { z } from 'zod';
import { latitude, longitude } from '../../model/schemas/fields.ts';
import { type FieldSchema, fieldAt, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { type Diagnostic, didYouMean, type FieldPath, nearest, quote } from './diagnostic.ts';
import type { Source } from './parse/source.ts';

/**
 * Holds a value of a file to its schema; what is wrong is added to `diagnostics`.
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
  const result = schema.safeParse(value, { error: fixOfIssue, reportInput: true });
  const fields = jsonSchemaOf(schema);

  const issues = causesAmong(result.error?.issues ?? [], fields);

  for (const issue of issues) {
    const parts = partsOf(issue);
    const path = [...base, ...parts];

    const missing = missingBeside(issue, issues);
    if (missing.length > MOST_MISSING) {
      // The first of them speaks for the others.
      if (missing[0] === issue) {
        const names = missing.map((each) => nameAndType(each, fields));
        const message = `fields are missing. Add ${names.join('; ')}.`;
        diagnostics.push(source.diagnostic(path.slice(0, -1), message));
      }
      continue;
    }

    if (issue.code === 'unrecognized_keys') {
      for (const { name, message } of strayFields(issue, fields)) {
        diagnostics.push(source.nameDiagnostic([...path, name], message));
      }
    } else {
      diagnostics.push(source.diagnostic(path, messageOf(issue, fields)));
    }
  }

  return result.data;
}

/** The way to what an issue is about. */
const partsOf = ({ path }: z.core.$ZodIssue) =>
  path.map((part) => (typeof part === 'number' ? part : String(part)));

/** What is wrong with a field, and how to fix it. */
function messageOf(issue: z.core.$ZodIssue, fields: FieldSchema): string {
  const parts = partsOf(issue);
  const field = fieldAt(fields, parts) ?? {};
  const expected = expectedOf(field);

  const name = `${parts.at(-1)}`;
  if (issue.input === undefined && !saysAll(issue)) return missingMessage(name, field, expected);
  if (issue.input === null) {
    const group = fieldAt(fields, parts.slice(0, -1));
    const fix = emptyFix(field, name, group);
    return `expected ${expected}, found nothing. ${fix}`;
  }

  if (saysAll(issue)) return issue.message;
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message;

  const isNumberForText = field.type === 'string' && typeof issue.input === 'number';
  const found = isNumberForText ? TYPES.number : inWords(issue.input);
  const fix = issue.code === 'invalid_value' ? choiceFix(issue.input, field) : issue.message;
  return `expected ${expected}, found ${found}. ${fix}`.trim();
}

/** Whether the message of an issue says what is wrong too, and not the fix alone (model/schemas/fields.ts). */
function saysAll(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'custom') return issue.params === undefined;

  const isOfSize = issue.code === 'too_small' || issue.code === 'too_big';
  return isOfSize && (issue.origin === 'string' || issue.origin === 'array');
}

/** What belongs in a field, in words. */
function expectedOf(field: FieldSchema): string {
  if (field.expected !== undefined) return field.expected;
  if (field.enum !== undefined) {
    // Nobody reads the whole of a long list.
    const others = field.enum.slice(MOST_CHOICES).length;
    const rest = others === 0 ? [] : [`one of ${others} more`];
    const named = [...field.enum.slice(0, MOST_CHOICES), ...rest];
    return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(named);
  }

  const { required = [], type = '' } = field;
  const names = new Intl.ListFormat('en-US').format(required);
  if (required.length === 0) return TYPES[type] ?? 'a value';
  return required.length === 1 ? `the field ${names}` : `the fields ${names}`;
}

/** What is said of a field that is missing: what belongs in it, and what the form says of it. */
function missingMessage(name: string, { description }: FieldSchema, expected: string): string {
  // "ID" keeps its capitals.
  const hint = description?.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
  const meaning = hint === undefined ? '' : `: ${hint}`;
  return `missing. Add a line with "${name}:" and ${expected}${meaning}`.replace(/\.?$/, '.');
}

/** So many fields that a group lacks have a message each; more have one for all. */
const MOST_MISSING = 3;

/** The issues of all fields that are missing in the group of one that is. */
function missingBeside(
  issue: z.core.$ZodIssue,
  issues: readonly z.core.$ZodIssue[],
): z.core.$ZodIssue[] {
  const groupOf = ({ path }: z.core.$ZodIssue) => JSON.stringify(path.slice(0, -1));
  const isMissing = ({ code, input, path }: z.core.$ZodIssue) =>
    code !== 'unrecognized_keys' && input === undefined && path.length > 0;
  if (!isMissing(issue)) return [];
  return issues.filter((other) => isMissing(other) && groupOf(other) === groupOf(issue));
}

/** A field that is missing, and what belongs in it: "order (a number)". */
function nameAndType(issue: z.core.$ZodIssue, fields: FieldSchema): string {
  const parts = partsOf(issue);
  const expected = expectedOf(fieldAt(fields, parts) ?? {});
  // A long list of choices hides the fields after it.
  const isShort = expected.length <= 60;
  return isShort ? `${parts.at(-1)} (${expected})` : `${parts.at(-1)}`;
}

/** So many choices of a field are named where a value is none of them. */
const MOST_CHOICES = 10;

/**
 * What to do with a field that has nothing after its colon, by whether its group can do without it.
 * @param group undefined where the names of its fields are free
 */
function emptyFix(field: FieldSchema, name: string, group: FieldSchema | undefined): string {
  const names = Object.keys(group?.properties ?? {});
  const isOptional = names.includes(name) && !group?.required?.includes(name);

  const mayBeEmpty = field.type === 'array' && field.minItems === undefined;
  if (mayBeEmpty) {
    // A group with one field alone has nothing left without it, so the field stays, as an empty list.
    const isAlone = names.length === 1;
    return isAlone ? `Write ${quote(`${name}: []`)}.` : 'Write [] or delete the line.';
  }
  return isOptional
    ? 'Write a value after the colon, or delete the line.'
    : 'Write a value after the colon.';
}

/** The issues of a file without those that another of them causes. */
function causesAmong(issues: readonly z.core.$ZodIssue[], fields: FieldSchema): z.core.$ZodIssue[] {
  const groupOf = ({ path }: z.core.$ZodIssue, length = path.length) =>
    JSON.stringify(path.slice(0, length));

  // A field with a typing error in its name is missing, too, and so is a group whose fields stand outside it.
  const misspelled = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? strayFields(issue, fields).map(({ meant }) => `${groupOf(issue)} ${meant}`)
        : [],
    ),
  );
  const causes = issues.filter((issue) => {
    const name = String(issue.path.at(-1));
    const isEmpty = issue.input === undefined || issue.input === null;
    const isMissing = isEmpty && issue.code !== 'unrecognized_keys';
    return !isMissing || !misspelled.has(`${groupOf(issue, -1)} ${name}`);
  });

  // Of two coordinates that have changed places, the first one says so.
  const isCoordinate = (issue: z.core.$ZodIssue, name: string) =>
    issue.path.at(-1) === name && typeof issue.input === 'number';
  return causes.flatMap((issue) => {
    const other = causes.find(
      (each) =>
        isCoordinate(each, isCoordinate(issue, 'latitude') ? 'longitude' : 'latitude') &&
        groupOf(each, -1) === groupOf(issue, -1),
    );
    if (other === undefined || !isSwapped(issue, other)) return [issue];
    if (isCoordinate(issue, 'longitude')) return [];

    const message = `latitude and longitude have changed places. Write latitude: ${other.input} and longitude: ${issue.input}.`;
    return [{ ...issue, code: 'custom', params: undefined, message }];
  });
}

/** Whether the number of one coordinate would be right for the other, both ways. */
function isSwapped(issue: z.core.$ZodIssue, other: z.core.$ZodIssue): boolean {
  const [north, east] = issue.path.at(-1) === 'latitude' ? [issue, other] : [other, issue];
  const isNorth = latitude().safeParse(east.input).success;
  return isNorth && longitude().safeParse(north.input).success;
}

/** Types of JSON Schema as editors read them. */
const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** How to fix what is wrong, where the schema does not say so itself; empty where that is open. */
const fixOfIssue = (issue: Issue) =>
  issue.code === 'invalid_type' ? typeFix(issue.expected, issue.input, issue.inst) : '';

/** Which of a few words to write in the place of another; empty where there are more of them than are told. */
function choiceFix(input: unknown, { expected, enum: choices = [] }: FieldSchema): string {
  if (expected !== undefined) return '';
  const isOneWord = choices.length === 1;
  return isOneWord
    ? `Write ${choices[0]}, or delete the line.`
    : didYouMean(String(input), choices);
}

/** A field that its group does not have. */
interface StrayField {
  name: string;
  message: string;
  /** The field of the group, or the group within it, that is missing because of it. */
  meant?: string | undefined;
}

/** What is said of the fields that a group does not have; one may speak for several. */
function strayFields(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  schema: FieldSchema,
): StrayField[] {
  const parts = path.map((part) => (typeof part === 'number' ? part : String(part)));
  const fields = Object.entries(fieldAt(schema, parts)?.properties ?? {});
  return keys.flatMap((name) => strayField(fields, name, keys) ?? []);
}

/**
 * What is said of a field that a group does not have.
 * @param fields those of the group
 * @param others all such fields of the group
 * @returns undefined for one that another of them speaks for
 */
function strayField(
  fields: readonly (readonly [string, FieldSchema])[],
  name: string,
  others: readonly string[],
): StrayField | undefined {
  // Somebody who doesn't indent the fields of a group puts all of them outside it.
  const [group, { properties = {} } = {}] =
    fields.find(([, field]) => field.properties !== undefined && name in field.properties) ?? [];
  if (group !== undefined) {
    const strays = others.filter((other) => other in properties);
    if (strays[0] !== name) return undefined;

    const names = new Intl.ListFormat('en-US').format(strays.map(quote));
    const [belong, them] = strays.length === 1 ? ['belongs', 'it'] : ['belong', 'them'];
    const message = `${names} ${belong} to ${group}. Indent ${them} by two spaces below "${group}:".`;
    return { name, message, meant: group };
  }

  const known = fields.map(([field]) => field);
  const other = alsoCalled(fields, name);
  const meant = other ?? nearest(name, known);
  if (meant !== undefined) {
    const fix = other === undefined ? didYouMean(name, known) : `Write ${other}.`;
    return { name, message: `unknown field ${quote(name)}. ${fix}`, meant };
  }

  const place = fields.find(([, field]) => field['x-of-others'])?.[0];
  if (place !== undefined) {
    const message = `unknown field ${quote(name)}. If others ask for it, such as a form service, write it below "${place}:", indented by two more spaces; else delete it.`;
    return { name, message };
  }

  // Somebody who copies a file of another kind has all of its fields, which are one mistake.
  const strangers = others.filter((each) => {
    const isMeant = alsoCalled(fields, each) ?? nearest(each, known);
    return isMeant === undefined && !isOfGroup(fields, each);
  });
  if (strangers[0] !== name) return undefined;
  if (strangers.length === 1) {
    return { name, message: `unknown field ${quote(name)}. Delete it.` };
  }
  const names = new Intl.ListFormat('en-US').format(strangers.map(quote));
  return { name, message: `unknown fields ${names}. Delete them.` };
}

/** Whether a field belongs into one of the groups of fields. */
function isOfGroup(fields: readonly (readonly [string, FieldSchema])[], name: string): boolean {
  return fields.some(([, { properties = {} }]) => name in properties);
}

/** The field that people also call by a name, or that the form calls so; undefined for none. */
function alsoCalled(
  fields: readonly (readonly [string, FieldSchema])[],
  name: string,
): string | undefined {
  const called = inOneWord(name);
  const isCalled = ({ title = '', 'x-also-called': others = [] }: FieldSchema) =>
    [title, ...others].some((other) => inOneWord(other) === called);
  return fields.find(([, field]) => isCalled(field))?.[0];
}

/** "Last day", "last-day" and "lastDay" as "lastday". */
const inOneWord = (name: string) => name.replace(/[\s_-]/g, '').toLowerCase();

/** The names of the fields that a group must have; none for what is no group. */
function requiredFields(schema: unknown): string[] {
  if (!(schema instanceof z.ZodObject)) return [];

  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const isRequired = field instanceof z.ZodType && !field.safeParse(undefined).success;
    return isRequired ? [name] : [];
  });
}

/** How to turn a value into one of the right type, where the way is short. */
function typeFix(expected: string, input: unknown, schema: unknown): string {
  if (expected === 'string' && typeof input !== 'object' && schema instanceof z.ZodType) {
    const written = String(input);
    const asText = schema.safeParse(written, { error: fixOfIssue });
    // "Write 08:00." of the number 800.
    return asText.error?.issues[0]?.message ?? `Write "${written}".`;
  }

  if (expected === 'int' && typeof input === 'number') {
    return `Write ${Math.floor(input)} or ${Math.ceil(input)}.`;
  }
  if (typeof input === 'string' && (expected === 'object' || expected === 'record')) {
    return groupFix(input, schema);
  }
  if (expected === 'array') return 'Write each entry on its own line, starting with "- ".';
  if (expected === 'string' && Array.isArray(input)) {
    const isOfTexts = input.every((entry) => typeof entry === 'string');
    return isOfTexts ? `Write one text: ${input.join(', ')}.` : '';
  }
  if (Array.isArray(input)) return 'Write the name of the list and a colon above it.';

  if (expected === 'boolean' && /^(?:y|yes|on)$/i.test(`${input}`)) return 'Write true.';
  if (expected === 'boolean' && /^(?:n|no|off)$/i.test(`${input}`)) return 'Write false.';

  const rightText = expected === 'boolean' ? /^(?:true|false)$/ : /^-?\d+(?:\.\d+)?$/;
  const isInQuotes = typeof input === 'string' && rightText.test(input);
  return isInQuotes ? `Write ${input}, without quotes.` : '';
}

/** How to turn a text into the group of fields that belongs in its place. */
function groupFix(written: string, schema: unknown): string {
  // What comes before the colon of an address is the name of no field.
  const [, name, rest] = /^([\w-]+):(?!\/\/)(\S.*)$/.exec(written) ?? [];
  if (name !== undefined) {
    return `A space is missing after the colon: write "${name}: ${rest}".`;
  }

  const [field, ...others] = requiredFields(schema);
  if (field !== undefined && others.length === 0) {
    const line = quote(`${field}: ${written}`);
    return `Write ${line} on a line of its own below, indented by two spaces.`;
  }
  if (field !== undefined) return 'Write each on its own line below, indented by two spaces.';
  return 'Write each field on a line of its own below, indented by two spaces: its name, a colon, a space and its value.';
}

function inWords(value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a group of fields' : `${value}`;
}
