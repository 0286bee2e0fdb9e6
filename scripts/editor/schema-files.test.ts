import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CONTENT_KINDS } from './content-kinds.ts';
import { type FieldSchema, jsonSchema } from './json-schema.ts';
import { schemaFiles } from './schema-files.ts';

it.each(schemaFiles())('$path is what "npm run schemas" makes', async ({ path, text }) => {
  expect(await readFile(path, 'utf8')).toBe(text);
});

it.each(CONTENT_KINDS)('the schema of $files says of every field what belongs in it', (kind) => {
  expect(undescribed(jsonSchema(kind.schema), kind.name)).toEqual([]);
});

/** The fields without a sentence, by their path. */
function undescribed(schema: FieldSchema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...((field.description ?? '').endsWith('.') ? [] : [`${path}.${name}`]),
    ...undescribed(field, `${path}.${name}`),
  ]);
  return schema.items === undefined ? own : [...own, ...undescribed(schema.items, `${path}[]`)];
}
