import { expect, it } from 'vitest';
import { editorConfig } from './editor-config.ts';
import { type FieldSchema, jsonSchemas } from './json-schema.ts';

type Editor = Parameters<typeof editorConfig>[1];

const config = (editor: Partial<Editor> = {}, base = '') =>
  editorConfig(
    { business: { name: 'Notary' }, cities: [{ order: 7 }], services: [] },
    { enabled: true, repository: 'me/site', ...editor },
    base,
  );

it('saves to pull requests, and signs in by a service, where the owner wants it', () => {
  const { publish_mode, backend } = config();
  expect(publish_mode).toBe('simple');
  expect(backend).toMatchObject({ repo: 'me/site', branch: 'main', auth_methods: ['token'] });
  const signIn = 'https://sign-in.example.com';
  expect(config({ save: 'pull-request', signIn })).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { base_url: signIn, auth_methods: ['oauth', 'token'] },
  });
});

it('leads from an entry to its page, below the path of the site', () => {
  const { collections = [] } = config({}, '/site');
  const contact = expect.objectContaining({ name: 'contact', preview_path: '/site/contact' });
  expect(collections).toContainEqual(
    expect.objectContaining({ name: 'pages', files: expect.arrayContaining([contact]) }),
  );
  expect(collections).toContainEqual(
    expect.objectContaining({ name: 'cities', preview_path: '/site/areas/{{slug}}' }),
  );
});

it('asks for each field as its schema says', () => {
  const cities = config().collections?.find((collection) => collection.name === 'cities');
  const fields = cities !== undefined && 'fields' in cities ? cities.fields : [];
  const field = (name: string) => fields.find((each) => each.name === name);
  expect(field('state')).toMatchObject({ widget: 'select', options: ['ID', 'OR'], required: true });
  expect(field('order')).toMatchObject({ widget: 'number', step: 1, min: undefined, default: 8 });
  expect(field('locationsPage')).toMatchObject({ widget: 'boolean', default: true });
  expect(field('longitude')).toMatchObject({ value_type: 'float', min: -124.7, required: false });
  // The check only warns of short and long ones.
  const anyLength = { minlength: undefined, maxlength: undefined };
  expect(field('description')).toMatchObject({ widget: 'text', required: true, ...anyLength });
  expect(field('hasMap')).toMatchObject({ label: 'Map link', type: 'url', required: false });
  expect(field('nearbyLocations')).toMatchObject({ widget: 'relation', collection: 'cities' });
  expect(field('body')).toMatchObject({ widget: 'markdown', required: false });
});

it('asks for a document with a choice of service, and for someone else only where wanted', () => {
  const file = config().singletons?.find((one) => 'name' in one && one.name === 'documents');
  const fields = [
    { name: 'name', required: true, maxlength: 60 },
    { name: 'alsoCalled', label_singular: 'Other name' },
    { name: 'service', widget: 'relation', collection: 'services', required: false },
    { name: 'elsewhere', widget: 'object', required: false },
  ].map((field) => expect.objectContaining(field));
  expect(file).toMatchObject({
    file: 'content/documents.yaml',
    fields: [{ name: 'documents', widget: 'list', fields: expect.arrayContaining(fields) }],
  });
});

it('says of every field what belongs in it', () => {
  expect([...jsonSchemas()].flatMap(([name, schema]) => undescribed(schema, name))).toEqual([]);
});

/** The fields without a sentence, by their path. */
function undescribed({ properties = {}, items }: FieldSchema, path: string): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => [
    ...(field.description?.endsWith('.') ? [] : [`${path}.${name}`]),
    ...undescribed(field, `${path}.${name}`),
  ]);
  return items === undefined ? own : [...own, ...undescribed(items, `${path}[]`)];
}
