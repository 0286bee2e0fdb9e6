import type { Field } from '@sveltia/cms';
import { stringify } from 'yaml';

/** A value of a form, as the editor hands it on: JSON. */
type Value = unknown;
type Values = Record<string, Value>;

/** What the editor adds to values for itself, which it doesn't save. */
const OF_EDITOR = /^__sc_/;

/**
 * Writes a file as the editor saves it: its fields in the order of the form, without optional ones that
 * are empty, then what the form doesn't have (Sveltia CMS 0.221.1, serialize.js and format.js).
 * @param path decides the form of the file: "content/cities/boise.md"
 */
export function fileText(path: string, values: Values, fields: readonly Field[]): string {
  const { body, ...others } = ordered(values, fields);
  const isMarkdown = path.endsWith('.md');
  const written = isMarkdown ? others : { ...others, ...(body !== undefined && { body }) };

  const yaml = stringify(written, null, {
    indent: 2,
    indentSeq: true,
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'PLAIN',
    singleQuote: true,
  }).trim();
  if (!isMarkdown) return `${yaml}\n`;
  return `---\n${yaml}\n---\n${body ? `\n${body}\n` : ''}`;
}

function ordered(values: Values, fields: readonly Field[]): Values {
  const known = fields.flatMap((field): [string, Value][] => {
    const value = orderedValue(values[field.name], field);
    const isOptional = 'required' in field && field.required === false;
    const isLeftOut = isOptional ? isEmpty(value) : value === undefined;
    return isLeftOut ? [] : [[field.name, value]];
  });
  const names = new Set(fields.map(({ name }) => name));
  const rest = Object.entries(values)
    .filter(([name]) => !names.has(name) && !OF_EDITOR.test(name))
    .toSorted(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries([...known, ...rest]);
}

function orderedValue(value: Value, field: Field): Value {
  if (Array.isArray(value)) {
    return value.map((item) => orderedItem(item, field));
  }
  return orderedItem(value, field);
}

function orderedItem(value: Value, field: Field): Value {
  if (!isGroup(value)) return value;
  const fields = 'fields' in field && field.fields !== undefined ? field.fields : [];
  return ordered(value, fields);
}

function isGroup(value: Value): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value says nothing; a group or a list that holds only such values says nothing either. */
function isEmpty(value: Value): boolean {
  if (typeof value !== 'object' || value === null) {
    return value === undefined || value === null || value === '';
  }
  return Object.values(value).every(isEmpty);
}
