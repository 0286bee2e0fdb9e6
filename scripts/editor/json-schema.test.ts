import { expect, it } from 'vitest';
import { type FieldSchema, jsonSchemas } from './json-schema.ts';

it.each([...jsonSchemas()])(
  'the schema of %s says of every field what belongs in it',
  (name, schema) => {
    expect(undescribed(schema, name)).toEqual([]);
  },
);

/** The fields without a sentence, by their path. */
function undescribed(schema: FieldSchema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...((field.description ?? '').endsWith('.') ? [] : [`${path}.${name}`]),
    ...undescribed(field, `${path}.${name}`),
  ]);
  return schema.items === undefined ? own : [...own, ...undescribed(schema.items, `${path}[]`)];
}
