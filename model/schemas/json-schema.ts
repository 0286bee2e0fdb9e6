import { z } from 'zod';
import type { FieldMeta } from './field-meta.ts';

/** The part of a JSON Schema that the check and the form of the editor read. */
export interface FieldSchema extends FieldMeta {
  type?: string;
  /** What the form calls the field, where its name says less. */
  title?: string;
  /** The hint beside the field. */
  description?: string;
  /** What a new entry starts with. */
  default?: unknown;
  /** The fields of a group, by their names. */
  properties?: Record<string, FieldSchema>;
  /** The fields of a group that must be there. */
  required?: string[];
  /** What a list holds. */
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  /** The texts to choose from. */
  enum?: string[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

const made = new WeakMap<z.ZodType, FieldSchema>();

/**
 * What people may write, as a JSON Schema; each is made once. Draft 7 is the newest that the YAML
 * language server reads (its README: "Supports JSON Schema 7 and below").
 */
export function jsonSchemaOf(schema: z.ZodType): FieldSchema {
  const known = made.get(schema);
  if (known !== undefined) return known;

  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      // The bound of every whole number in JavaScript tells a writer nothing.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;

      // Asserted: `.meta()` takes no others. A field that may be left out has the hint of the field in it.
      const { description = '', tokens } = jsonSchema as FieldMeta & { description?: string };
      const hint = tokens && tokenHint(tokens);
      if (hint && !description.endsWith(hint)) jsonSchema.description = `${description} ${hint}`;
    },
  });
  // Asserted: of all that a JSON Schema can hold, these are the keywords that fields.ts has zod write.
  const fields = json as FieldSchema;
  made.set(schema, fields);
  return fields;
}

/** What writers read of the tokens that a text can take: "{{city}} and {{state}} are filled in." */
export function tokenHint(tokens: readonly string[]): string {
  const written = tokens.map((token) => `{{${token}}}`);
  const list = new Intl.ListFormat('en-US').format(written);
  return `${list} ${tokens.length === 1 ? 'is' : 'are'} filled in.`;
}

/** The field at a path, which has the names of fields and the positions in lists; undefined for none. */
export function fieldAt(
  schema: FieldSchema,
  path: readonly (string | number)[],
): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>((field, part) => {
    if (typeof part === 'number') return field?.items;
    const { properties = {} } = field ?? {};
    return Object.hasOwn(properties, part) ? properties[part] : undefined;
  }, schema);
}

/** What the form calls a field: by its title, else "additionalNotarization" as "Additional notarization". */
export function labelOf(name: string, { title }: FieldSchema): string {
  if (title !== undefined) return title;

  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
