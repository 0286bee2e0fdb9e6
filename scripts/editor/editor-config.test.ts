import { expect, it } from 'vitest';
import type { FieldSchema } from '../../model/schemas/json-schema.ts';
import { editorConfig } from './editor-config.ts';
import { jsonSchemas } from './json-schemas.ts';

type EditorFacts = Parameters<typeof editorConfig>[1];

const config = (editor: Partial<EditorFacts> = {}) =>
  editorConfig(
    { business: { name: 'Notary' }, cities: [{ order: 7 }], services: [] },
    { enabled: true, repository: 'me/site', ...editor },
    '/site',
  );
const { publish_mode, backend, collections = [], singletons = [] } = config();

it('saves to pull requests, and signs in by a service, where the owner wants it', () => {
  expect(publish_mode).toBe('simple');
  expect(backend).toMatchObject({ repo: 'me/site', branch: 'main', auth_methods: ['token'] });
  const signIn = 'https://sign-in.example.com';
  expect(config({ save: 'pull-request', signIn })).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { base_url: signIn, auth_methods: ['oauth', 'token'] },
  });
});

/** A list that holds one with these properties. */
const holding = (properties: object) =>
  expect.arrayContaining([expect.objectContaining(properties)]);

it('leads from an entry to its page, and asks for each field as its schema says', () => {
  for (const field of [
    { name: 'state', widget: 'select', options: ['ID', 'OR'], required: true },
    { name: 'order', widget: 'number', step: 1, min: undefined, default: 8 },
    { name: 'locationsPage', widget: 'boolean', default: true },
    { name: 'longitude', value_type: 'float', min: -124.7, required: false },
    // The check only warns of short and long descriptions.
    { name: 'description', widget: 'text', required: true, minlength: undefined },
    { name: 'hasMap', label: 'Map link', type: 'url', required: false },
    { name: 'nearbyLocations', widget: 'relation', collection: 'cities' },
    { name: 'body', widget: 'markdown', required: false },
  ]) {
    const city = { name: 'cities', preview_path: '/site/areas/{{slug}}', fields: holding(field) };
    expect(collections).toEqual(holding(city));
  }
  const elsewhere = holding({ name: 'elsewhere', widget: 'object', required: false });
  const fields = holding({ name: 'documents', widget: 'list', fields: elsewhere });
  expect(singletons).toEqual(holding({ file: 'content/documents.yaml', fields }));
});

it('says of every field what belongs in it', () => {
  const missing = ({ properties = {}, items }: FieldSchema, path: string): string[] => [
    ...(items === undefined ? [] : missing(items, `${path}[]`)),
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(field.description?.endsWith('.') ? [] : [`${path}.${name}`]),
      ...missing(field, `${path}.${name}`),
    ]),
  ];
  expect(jsonSchemas().flatMap(({ name, schema }) => missing(schema, name))).toEqual([]);
});
