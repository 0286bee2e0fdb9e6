import { readFile } from 'node:fs/promises';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { FROZEN_CONTENT } from '../../tests/support/frozen-content.ts';
import { parseSource } from '../content/parse/source.ts';
import { type RawFile, readContentFolder } from '../content/read.ts';
import { CONTENT_KINDS } from './content-kinds.ts';
import { type FieldSchema, jsonSchema } from './json-schema.ts';
import { schemaFiles } from './schema-files.ts';

/** Keywords for editors, such as patternErrorMessage, are none that a validator knows. */
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);

/** Whether a file of the content folder is one that a kind names. */
const isOf = (files: string, { path }: RawFile) =>
  new RegExp(`^${files.replace('*', '[^/]+')}$`).test(`content/${path}`);

it.each(schemaFiles())('$path is what "npm run schemas" makes', async ({ path, text }) => {
  expect(await readFile(path, 'utf8')).toBe(text);
});

describe.each(CONTENT_KINDS)('the schema of $files', ({ name, files, schema }) => {
  let content: RawFile[];
  beforeAll(async () => {
    const all = await readContentFolder(FROZEN_CONTENT);
    content = all.filter((file) => isOf(files, file));
  });

  it('says of every field what belongs in it', () => {
    expect(undescribed(jsonSchema(schema), name)).toEqual([]);
  });

  it('holds the content', () => {
    const validate = ajv.compile(jsonSchema(schema));
    expect(content.length).toBeGreaterThan(0);
    for (const file of content) {
      validate(parseSource(file, []).data);
      expect({ file: file.path, errors: validate.errors }).toEqual({
        file: file.path,
        errors: null,
      });
    }
  });
});

it('finds every file of content', async () => {
  const kinds = CONTENT_KINDS.map(({ files }) => files);
  const all = await readContentFolder(FROZEN_CONTENT);
  const without = all.filter((file) => kinds.filter((files) => isOf(files, file)).length !== 1);
  expect(without).toEqual([]);
});

it('finds a mistake', () => {
  const city = CONTENT_KINDS.find(({ name }) => name === 'city');
  const validate = ajv.compile(city === undefined ? {} : jsonSchema(city.schema));
  expect(validate({ name: 'Boise', state: 'WA' })).toBe(false);
});

/** The fields without a sentence, by their path. */
function undescribed(schema: FieldSchema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...((field.description ?? '').endsWith('.') ? [] : [`${path}.${name}`]),
    ...undescribed(field, `${path}.${name}`),
  ]);
  return schema.items === undefined ? own : [...own, ...undescribed(schema.items, `${path}[]`)];
}
