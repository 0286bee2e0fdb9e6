import { z } from 'zod';
import { pageSchemas } from '../../model/schemas/page.ts';
import { KINDS, type Kind } from '../content/collections.ts';
import { writeBelow } from '../system.ts';

/** The part of a JSON Schema that tools of this project read. */
export interface FieldSchema {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  enum?: string[];
  pattern?: string;
  patternErrorMessage?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** The collection whose file names the text must be one of. */
  'x-refers-to'?: 'cities' | 'services';
  /** Whether the text may need more than one line of a form. */
  'x-long'?: boolean;
  /** What a new entry starts with. */
  default?: unknown;
  /** False for what the form of the editor leaves as it is. */
  'x-form'?: boolean;
  /** Whether the text names a file of content/pictures. */
  'x-picture'?: boolean;
}

/**
 * What people may write, as a JSON Schema. Draft 7 is the newest that the YAML language server
 * reads (its README: "Supports JSON Schema 7 and below").
 */
export function jsonSchema(schema: z.ZodType): FieldSchema {
  const made: unknown = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema: part }) => {
      // The bound of every whole number in JavaScript tells a writer nothing.
      if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
    },
  });
  if (!isFieldSchema(made)) throw new Error('zod made no schema.');
  return made;
}

function isFieldSchema(value: unknown): value is FieldSchema {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The JSON Schema of every kind of content file; of pages by names such as "page-home". */
export function jsonSchemas() {
  return [
    ...Object.entries<Kind>(KINDS).map(([kind, { schema }]) => ({ name: kind, schema })),
    ...Object.entries(pageSchemas).map(([page, schema]) => ({ name: `page-${page}`, schema })),
  ].flatMap(({ name, schema }) => (schema ? [{ name, schema: jsonSchema(schema) }] : []));
}

/** Writes what Visual Studio Code completes and checks YAML by (.vscode/settings.json). */
export function writeJsonSchemas(): void {
  for (const { name, schema } of jsonSchemas()) {
    writeBelow('generated/schemas', `${name}.json`, JSON.stringify(schema));
  }
}
