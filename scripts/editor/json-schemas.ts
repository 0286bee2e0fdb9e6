import { PAGES } from '../../model/pages.ts';
import { type FieldSchema, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { KINDS, type Kind } from '../content/collections.ts';
import { writeBelow } from '../system.ts';

/** The JSON Schema of a kind of content file, by its name. */
interface NamedSchema {
  name: string;
  schema: FieldSchema;
}

/** The JSON Schema of every kind of content file; of pages by names such as "page-home". */
export function jsonSchemas(): NamedSchema[] {
  const ofKinds = Object.entries<Kind>(KINDS).flatMap(([name, { schema }]) =>
    schema === undefined ? [] : [{ name, schema: jsonSchemaOf(schema) }],
  );
  const ofPages = Object.entries(PAGES).map(([page, { schema }]) => {
    return { name: `page-${page}`, schema: jsonSchemaOf(schema) };
  });
  return [...ofKinds, ...ofPages];
}

/** Writes what Visual Studio Code completes and checks YAML by (.vscode/settings.json). */
export function writeJsonSchemas(): void {
  for (const { name, schema } of jsonSchemas()) {
    writeBelow('generated/schemas', `${name}.json`, JSON.stringify(schema));
  }
}
