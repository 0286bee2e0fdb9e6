import type { z } from 'zod';
import { nearest } from '../../../model/nearest.ts';
import { quote } from '../../../model/quote.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Source } from '../parse/source.ts';
import { plainIssue } from './plain-issue.ts';

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
  const result = schema.safeParse(value, { error: plainIssue });
  if (result.success) return result.data;
  const told = new Set<string>();
  for (const issue of result.error.issues) {
    const path = [...base, ...issue.path.map(toPathPart)];
    if (issue.code === 'unrecognized_keys') {
      const known = knownFields(schema, issue);
      for (const key of issue.keys) {
        diagnostics.push(source.nameDiagnostic([...path, key], unknownField(key, known)));
      }
    } else {
      const message = isMissing(value, issue.path) ? missing(issue.message) : issue.message;
      if (told.has(`${path}: ${message}`)) continue;
      told.add(`${path}: ${message}`);
      diagnostics.push(source.diagnostic(path, message));
    }
  }
  return undefined;
}

/** Whether nothing stands where a schema complains. */
function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  const parent = path.slice(0, -1).reduce<unknown>((at, part) => property(at, part), value);
  const last = path.at(-1);
  return last !== undefined && typeof parent === 'object' && parent !== null && !(last in parent);
}

/** A field's own words of what it must be, for one that is not there at all. */
function missing(message: string): string {
  return message.startsWith('must ') ? `is missing: add it. It ${message}` : message;
}

function unknownField(key: string, known: readonly string[]): string {
  const guess = nearest(key, known);
  return guess === undefined
    ? `there is no field ${quote(key)} here: remove it`
    : `there is no field ${quote(key)} here. Did you mean "${guess}"?`;
}

/** The field names that the group with an unknown field can have. */
function knownFields(schema: z.ZodType, issue: z.core.$ZodIssue): string[] {
  let at: unknown = schema;
  for (const part of issue.path) {
    at = typeof part === 'number' ? property(at, 'element') : property(property(at, 'shape'), part);
    // What is optional or has a default stands within that.
    for (let inner = innerType(at); inner !== undefined; inner = innerType(at)) at = inner;
  }
  return Object.keys(property(at, 'shape') ?? {});
}

function innerType(schema: unknown): object | undefined {
  return property(property(schema, 'def'), 'innerType');
}

function property(value: unknown, name: PropertyKey): object | undefined {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null)
    return undefined;
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'object' || typeof found === 'function'
    ? (found ?? undefined)
    : undefined;
}

function toPathPart(part: PropertyKey): string | number {
  return typeof part === 'number' ? part : String(part);
}
