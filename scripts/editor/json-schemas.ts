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

/** A schema as Visual Studio Code reads it, whose fields take what the check understands in their place. */
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

/** Writes what Visual Studio Code completes and checks YAML by (.vscode/settings.json). */
export function writeJsonSchemas(): void {
  for (const { name, schema } of jsonSchemas()) {
    writeBelow('generated/schemas', `${name}.json`, JSON.stringify(withOtherForms(schema)));
  }
}
