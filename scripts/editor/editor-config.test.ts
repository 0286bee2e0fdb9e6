import { expect, it } from 'vitest';
import { editorConfig } from './editor-config.ts';

const business = { name: 'Notary' };

it('saves to pull requests where the owner wants it', () => {
  const editor = { enabled: true, repository: 'me/site' };
  expect(editorConfig(business, editor, '').publish_mode).toBe('simple');
  const reviewed = editorConfig(business, { ...editor, save: 'pull-request' }, '');
  expect(reviewed.publish_mode).toBe('editorial_workflow');
});

it('leads from an entry to its page, below the path of the site', () => {
  const { collections = [] } = editorConfig(business, { enabled: true }, '/site');
  const paths = collections.flatMap((one) =>
    'files' in one ? one.files.map((file) => file.preview_path) : [],
  );
  expect(paths).toContain('/site/contact');
  const cities = collections.find((one) => 'name' in one && one.name === 'cities');
  expect(cities).toMatchObject({ preview_path: '/site/areas/{{slug}}' });
});

it('signs in by a token until there is a sign-in service', () => {
  const { backend } = editorConfig(business, { enabled: true, repository: 'me/site' }, '');
  expect(backend).toMatchObject({ repo: 'me/site', branch: 'main', auth_methods: ['token'] });
  const signIn = 'https://sign-in.example.com';
  const withService = editorConfig(business, { enabled: true, repository: 'me/site', signIn }, '');
  expect(withService.backend).toMatchObject({ base_url: signIn, auth_methods: ['oauth', 'token'] });
});

it('asks for each field as its schema says', () => {
  const { collections } = editorConfig(business, { enabled: true }, '');
  const cities = collections?.find((collection) => collection.name === 'cities');
  const fields = cities !== undefined && 'fields' in cities ? cities.fields : [];
  const field = (name: string) => fields.find((each) => each.name === name);
  expect(field('state')).toMatchObject({ widget: 'select', options: ['ID', 'OR'], required: true });
  expect(field('order')).toMatchObject({ widget: 'number', step: 1 });
  expect(field('order')).not.toMatchObject({ min: expect.anything() });
  expect(field('longitude')).toMatchObject({ value_type: 'float', min: -124.7, required: false });
  expect(field('description')).toMatchObject({ widget: 'text', required: true });
  // The check only warns of short and long ones.
  expect(field('description')).not.toMatchObject({ minlength: expect.anything() });
  expect(field('description')).not.toMatchObject({ maxlength: expect.anything() });
  expect(field('hasMap')).toMatchObject({ label: 'Map link', type: 'url', required: false });
  expect(field('nearbyLocations')).toMatchObject({ widget: 'relation', collection: 'cities' });
  expect(field('body')).toMatchObject({ widget: 'markdown', required: false });
});

it('asks for a document with a choice of service, and for someone else only where wanted', () => {
  const { singletons } = editorConfig(business, { enabled: true }, '');
  const file = singletons?.find((single) => 'name' in single && single.name === 'documents');
  expect(file).toMatchObject({
    file: 'content/documents.yaml',
    fields: [
      {
        name: 'documents',
        widget: 'list',
        label_singular: 'Document',
        fields: expect.arrayContaining([
          expect.objectContaining({ name: 'name', required: true, maxlength: 60 }),
          expect.objectContaining({ name: 'alsoCalled', label_singular: 'Other name' }),
          expect.objectContaining({
            ...{ name: 'service', widget: 'relation', collection: 'services', required: false },
          }),
          expect.objectContaining({
            ...{ name: 'elsewhere', widget: 'object', required: false },
            fields: [
              expect.objectContaining({ name: 'who', required: true }),
              expect.objectContaining({ name: 'url', type: 'url', required: true }),
            ],
          }),
        ]),
      },
    ],
  });
});
