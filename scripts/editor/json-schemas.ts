import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../../model/pages.ts';
import { type FieldSchema, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { KINDS, type Kind } from '../content/collections.ts';

interface NamedSchema {
  name: string;
  schema: FieldSchema;
}

/** The JSON Schemas of all content files; pages have names such as "page-home". */
export function jsonSchemas(): NamedSchema[] {
  const ofKinds = Object.entries<Kind>(KINDS).flatMap(([name, { schema }]) =>
    schema === undefined ? [] : [{ name, schema: jsonSchemaOf(schema) }],
  );
  const ofPages = Object.entries(PAGES).map(([page, { schema }]) => {
    return { name: `page-${page}`, schema: jsonSchemaOf(schema) };
  });
  return [...ofKinds, ...ofPages];
}

/** A schema for Visual Studio Code that also accepts the spellings that the check understands. */
export function withOtherForms(schema: FieldSchema): object {
  const { 'x-also-written': pattern, properties, items } = schema;
  const whole = {
    ...schema,
    ...(items && { items: withOtherForms(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, withOtherForms(field)]),
      ),
    }),
  };
  if (pattern === undefined) return whole;

  const { title, description } = schema;
  return { title, description, anyOf: [whole, { type: 'string', pattern }] };
}

const SCHEMAS = join('generated', 'schemas');

/** Writes the schemas for Visual Studio Code's YAML support (.vscode/settings.json). */
export function writeJsonSchemas(): void {
  mkdirSync(SCHEMAS, { recursive: true });
  for (const { name, schema } of jsonSchemas()) {
    writeFileSync(join(SCHEMAS, `${name}.json`), JSON.stringify(withOtherForms(schema)));
  }
}
