import type { Field } from '@sveltia/cms';
import { expect, it } from 'vitest';
import type { FieldSchema } from '../../model/schemas/json-schema.ts';
import { STATE_CODES } from '../../model/states.ts';
import { editorConfig } from './editor-config.ts';
import { jsonSchemas } from './json-schemas.ts';

type EditorFacts = Parameters<typeof editorConfig>[1];

const config = (editor: Partial<EditorFacts> = {}) =>
  editorConfig(
    { business: { name: 'Notary' }, cities: [{ order: 7 }], services: [] },
    { enabled: true, repository: 'me/site', ...editor },
    '/site',
  );
const { publish_mode, backend, collections = [] } = config();
const [facts] = collections;

it('saves to pull requests and signs in through a service if the owner wants that', () => {
  expect(publish_mode).toBe('simple');
  expect(backend).toMatchObject({ repo: 'me/site', branch: 'main', auth_methods: ['token'] });
  const signIn = 'https://sign-in.example.com';
  expect(config({ save: 'pull-request', signIn })).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { base_url: signIn, auth_methods: ['oauth', 'token'] },
  });
});

const containing = (properties: object) =>
  expect.arrayContaining([expect.objectContaining(properties)]);

it('links an entry to its page, and renders each field by its schema', () => {
  for (const field of [
    { name: 'state', widget: 'select', options: STATE_CODES, required: true },
    { name: 'order', widget: 'number', step: 1, min: undefined, default: 8 },
    { name: 'locationsPage', widget: 'boolean', default: true },
    { name: 'longitude', value_type: 'float', min: -179.2, step: 0.000001, required: false },
    // Arrow keys round to the digits of the step, and half a mile counts.
    { name: 'milesFromOffice', value_type: 'float', min: 0.000001, step: 0.000001 },
    // The check only warns about short and long descriptions.
    { name: 'description', widget: 'text', required: false, minlength: undefined },
    { name: 'hasMap', label: 'Map link', type: 'text', required: false },
    { name: 'nearbyLocations', widget: 'relation', collection: 'cities' },
    { name: 'body', widget: 'markdown', required: false },
  ]) {
    const city = {
      name: 'cities',
      preview_path: '/site/areas/{{slug}}',
      fields: containing(field),
    };
    expect(collections).toEqual(containing(city));
  }
  const elsewhere = containing({ name: 'elsewhere', widget: 'object', required: false });
  const fields = containing({ name: 'documents', widget: 'list', fields: elsewhere });
  expect(facts).toMatchObject({ files: containing({ file: 'content/documents.yaml', fields }) });
});

/** All lists at any depth, with the label of the button that adds an entry. */
function buttonsIn(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const below = 'fields' in field && field.fields !== undefined ? buttonsIn(field.fields) : [];
    const isList = 'label_singular' in field;
    return isList ? [`${field.label}: Add ${field.label_singular}`, ...below] : below;
  });
}

it('names a single entry on the add button of each list', () => {
  const forms = collections.flatMap((each) => {
    if ('files' in each) return each.files.map((file) => ('fields' in file ? file.fields : []));
    return 'fields' in each ? [each.fields] : [];
  });
  const buttons = forms.flatMap((fields) => buttonsIn(fields));
  expect([...new Set(buttons)].sort()).toMatchInlineSnapshot(`
    [
      "Also: Add Sentence",
      "Attractions: Add Attraction",
      "Cities of other states: Add City",
      "Common documents: Add Common document",
      "Credentials: Add Credential",
      "Document types: Add Document type",
      "Documents: Add Document",
      "Extras: Add Extra",
      "Fees: Add Fee",
      "Holidays: Add Holiday",
      "Hours for search engines: Add Group of days",
      "Keywords: Add Keyword",
      "Languages: Add Language",
      "Meeting there: Add Kind of place",
      "Neighborhoods and landmarks: Add Neighborhood or landmark",
      "Notary: Add Notary",
      "Other names: Add Other name",
      "Pages: Add Page",
      "Placeholder attractions: Add Placeholder attraction",
      "Profiles: Add Profile",
      "Questions: Add Question",
      "Redirects: Add Redirect",
      "Sections: Add Section",
      "Spanish names: Add Spanish name",
      "Testimonials: Add Testimonial",
      "Visible hours: Add Group of days",
      "What's included: Add Point",
      "Why choose us: Add Reason",
    ]
  `);
});

it('offers few integers as a select, and names list entries by a required field', () => {
  const rating = { name: 'rating', widget: 'select', options: [1, 2, 3, 4, 5], required: true };
  const testimonials = { summary: '{{fields.name}}', fields: containing(rating) };
  expect(facts).toMatchObject({ files: containing({ fields: containing(testimonials) }) });
});

it('lets an optional yes-or-no field stay empty', () => {
  const [yes, no] = [true, false].map((value) => expect.objectContaining({ value }));
  const index = { name: 'index', widget: 'select', options: [yes, no], required: false };
  const attractions = { name: 'attractions', fields: containing(index) };
  expect(collections).toEqual(containing({ name: 'attractions', fields: containing(attractions) }));
});

it('lists the most edited kinds first', () => {
  expect(collections.map((each) => ('label' in each ? each.label : undefined))).toEqual([
    'Business',
    'Pages',
    'Questions',
    'Services',
    'Cities',
    'Attractions',
    'Pages of your own',
  ]);
  const files = facts !== undefined && 'files' in facts ? facts.files : [];
  expect(files.map((file) => 'label' in file && file.label)).toEqual([
    'Business facts',
    'Testimonials',
    'Documents',
    'Moved addresses',
  ]);
});

it("starts the message for an invalid text with the field's label", () => {
  const pattern = (expected: string) => [
    expect.any(String),
    expect.stringMatching(new RegExp(`^${expected}: expected `)),
  ];
  const fields = (of: object[]) => ({
    files: containing({ fields: expect.arrayContaining(of) }),
  });
  expect(facts).toMatchObject(
    fields([
      expect.objectContaining({ name: 'phone', pattern: pattern('Phone') }),
      expect.objectContaining({ name: 'email', pattern: pattern('Email') }),
      expect.objectContaining({
        name: 'holidays',
        field: expect.objectContaining({ pattern: pattern('Holiday') }),
      }),
    ]),
  );
});

it("lists the tokens that a page's texts can use, including the text below the fields", () => {
  const heading = {
    name: 'heading',
    hint: expect.stringMatching(/ \{\{city}} and .* filled in\.$/),
  };
  const body = { name: 'body', hint: expect.stringMatching(/ \{\{city}} and .* filled in\.$/) };
  const city = { name: 'city', preview_path: undefined, fields: containing(heading) };
  expect(collections).toEqual(containing({ name: 'pages', files: containing(city) }));
  const withBody = { name: 'city', fields: containing(body) };
  expect(collections).toEqual(containing({ name: 'pages', files: containing(withBody) }));
});

it("lists the owner's pages apart from the site's, and rejects the site's names", () => {
  const added = collections.find((each) => 'name' in each && each.name === 'added-pages');
  const { filter, slug } = added !== undefined && 'filter' in added ? added : {};
  const pattern = typeof slug === 'object' ? slug.pattern?.[0] : undefined;
  const names = [
    'fees',
    'homes',
    'my-services',
    'home',
    'services',
    'city',
    'admin',
    '404',
    'Fees',
  ];
  expect(names.filter((name) => new RegExp(pattern ?? '').test(name))).toEqual([
    'fees',
    'homes',
    'my-services',
  ]);
  expect(names.filter((name) => new RegExp(filter?.pattern ?? '').test(name))).toEqual([
    'fees',
    'homes',
    'my-services',
    // An invalid name is listed too, so that the owner can open the file.
    'Fees',
  ]);
});

/** The paths of fields without a hint. */
function fieldsWithoutHint(schema: FieldSchema, path: string): string[] {
  const items = schema.items ? fieldsWithoutHint(schema.items, `${path}[]`) : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const hasHint = /\."?$/.test(field.description ?? '');
    const below = fieldsWithoutHint(field, `${path}.${name}`);
    return hasHint ? below : [`${path}.${name}`, ...below];
  });
  return [...items, ...fields];
}

it('shows an example for texts that the owner writes', () => {
  const business = jsonSchemas().find(({ name }) => name === 'business')?.schema ?? expect.fail();
  const { region, hours, credentials, notary, fees, payment, cancellation, promises, notice } =
    business.properties ?? {};
  const fields = [
    ...[region, hours?.properties?.weekends, credentials?.items?.properties?.text],
    ...[
      notary?.items?.properties?.languages,
      fees?.items?.properties?.label,
      fees?.items?.properties?.amount,
      payment,
      cancellation,
      notice,
      ...Object.values(promises?.properties ?? {}),
    ],
  ];
  for (const field of fields) expect(field?.description).toMatch(/"[^"]* [^"]*"/);
});

it('has a hint for every field', () => {
  const schemas = jsonSchemas();
  expect(schemas.length).toBeGreaterThan(20);
  expect(schemas.flatMap(({ name, schema }) => fieldsWithoutHint(schema, name))).toEqual([]);
});
