import type { z } from 'zod';
import { nearest } from '../../model/nearest.ts';
import { plainIssue } from './plain-issue.ts';
import type { Path, Problem } from './problem.ts';
import type { Source } from './source.ts';

/**
 * Checks one value of a file against its schema.
 * Returns the typed value, or undefined after its problems were added to `problems`.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  source: Source,
  problems: Problem[],
  base: Path = [],
): z.infer<Schema> | undefined {
  const result = schema.safeParse(value, { error: plainIssue });
  if (result.success) return result.data;
  const told = new Set<string>();
  for (const issue of result.error.issues) {
    const path = [...base, ...issue.path.map(toPathPart)];
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        problems.push(
          source.nameProblem([...path, key], unknownField(key, knownFields(schema, issue))),
        );
      }
    } else if (!told.has(`${path}: ${issue.message}`)) {
      told.add(`${path}: ${issue.message}`);
      problems.push(source.problem(path, issue.message));
    }
  }
  return undefined;
}

function unknownField(key: string, known: readonly string[]): string {
  const guess = nearest(key, known);
  return guess === undefined
    ? `there is no field "${key}" here: remove it`
    : `there is no field "${key}" here. Did you mean "${guess}"?`;
}

/** The field names that the group with an unknown field can have. */
function knownFields(schema: z.ZodType, issue: z.core.$ZodIssue): string[] {
  let at: unknown = schema;
  for (const part of issue.path) {
    at = typeof part === 'number' ? property(at, 'element') : property(property(at, 'shape'), part);
    while (property(at, 'shape') === undefined && typeof property(at, 'unwrap') === 'function') {
      at = property(property(at, 'def'), 'innerType');
    }
  }
  return Object.keys(property(at, 'shape') ?? {});
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
