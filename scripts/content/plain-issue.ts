import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** Says a schema's complaint in words for editors, where the schema has none of its own. */
export function plainIssue(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing: add it'
        : `must be ${typeName(issue.expected)}, not ${valueName(issue.input)}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'url'
        ? 'must be a whole web address that starts with https://'
        : undefined;
    default:
      return undefined;
  }
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
  if (typeof value === 'string') return `the text "${value}"`;
  if (typeof value === 'object') return 'a group of fields';
  return `${value}`;
}
