import type { z } from 'zod';
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
