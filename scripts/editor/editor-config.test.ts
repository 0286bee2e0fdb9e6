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
/** The kinds of content that are one file each. */
const [facts] = collections;

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
    { name: 'state', widget: 'select', options: STATE_CODES, required: true },
    { name: 'order', widget: 'number', step: 1, min: undefined, default: 8 },
    { name: 'locationsPage', widget: 'boolean', default: true },
    { name: 'longitude', value_type: 'float', min: -179.2, step: 0.000001, required: false },
    // An arrow key rounds to the digits of the step, and half a mile is one.
    { name: 'milesFromOffice', value_type: 'float', min: 0.000001, step: 0.000001 },
    // The check only warns of short and long descriptions.
    { name: 'description', widget: 'text', required: false, minlength: undefined },
    { name: 'hasMap', label: 'Map link', type: 'text', required: false },
    { name: 'nearbyLocations', widget: 'relation', collection: 'cities' },
    { name: 'body', widget: 'markdown', required: false },
  ]) {
    const city = { name: 'cities', preview_path: '/site/areas/{{slug}}', fields: holding(field) };
    expect(collections).toEqual(holding(city));
  }
  const elsewhere = holding({ name: 'elsewhere', widget: 'object', required: false });
  const fields = holding({ name: 'documents', widget: 'list', fields: elsewhere });
  expect(facts).toMatchObject({ files: holding({ file: 'content/documents.yaml', fields }) });
});

/** The lists in some fields, at whatever depth, with what the button says that adds one entry. */
function buttonsIn(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const below = 'fields' in field && field.fields !== undefined ? buttonsIn(field.fields) : [];
    const isList = 'label_singular' in field;
    return isList ? [`${field.label}: Add ${field.label_singular}`, ...below] : below;
  });
}

it('says on the button of each list what one entry is', () => {
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
      "Structured: Add Group of days",
      "Testimonials: Add Testimonial",
      "Visible: Add Group of days",
      "What's included: Add Point",
      "Why choose us: Add Reason",
    ]
  `);
});

it('offers a few whole numbers as a choice, and names an entry of a list by what all of them have', () => {
  const rating = { name: 'rating', widget: 'select', options: [1, 2, 3, 4, 5], required: true };
  const testimonials = { summary: '{{fields.name}}', fields: holding(rating) };
  expect(facts).toMatchObject({ files: holding({ fields: holding(testimonials) }) });
});

it('lets a question of yes or no that may be left out be left open', () => {
  const [yes, no] = [true, false].map((value) => expect.objectContaining({ value }));
  const index = { name: 'index', widget: 'select', options: [yes, no], required: false };
  const attractions = { name: 'attractions', fields: holding(index) };
  expect(collections).toEqual(holding({ name: 'attractions', fields: holding(attractions) }));
});

it('lists first what is edited most', () => {
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

it('begins what it says of a refused text with the label of the field', () => {
  const pattern = (expected: string) => [
    expect.any(String),
    expect.stringMatching(new RegExp(`^${expected}: expected `)),
  ];
  const fields = (of: object[]) => ({
    files: holding({ fields: expect.arrayContaining(of) }),
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

it('says which tokens a text of a page can take, below its fields too', () => {
  const heading = {
    name: 'heading',
    hint: expect.stringMatching(/ \{\{city}} and .* filled in\.$/),
  };
  const body = { name: 'body', hint: expect.stringMatching(/ \{\{city}} and .* filled in\.$/) };
  const city = { name: 'city', preview_path: undefined, fields: holding(heading) };
  expect(collections).toEqual(holding({ name: 'pages', files: holding(city) }));
  const withBody = { name: 'city', fields: holding(body) };
  expect(collections).toEqual(holding({ name: 'pages', files: holding(withBody) }));
});

it('lists the pages that the owner has added apart from those of the site, and takes no name of theirs', () => {
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
    // A file of the owner's that the check refuses is listed, so that it can be opened.
    'Fees',
  ]);
});

it('shows no list of fields as if it were the page', () => {
  expect(config().editor).toEqual({ preview: false });
});

/** The ways to the fields in a schema that say nothing of what belongs in them. */
function fieldsWithoutHint(schema: FieldSchema, way: string): string[] {
  const items = schema.items ? fieldsWithoutHint(schema.items, `${way}[]`) : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    // The last sentence may end within a quotation.
    const hasHint = /\."?$/.test(field.description ?? '');
    const below = fieldsWithoutHint(field, `${way}.${name}`);
    return hasHint ? below : [`${way}.${name}`, ...below];
  });
  return [...items, ...fields];
}

it('shows an example of what the owner writes', () => {
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

it('says of every field what belongs in it', () => {
  const schemas = jsonSchemas();
  expect(schemas.length).toBeGreaterThan(20);
  expect(schemas.flatMap(({ name, schema }) => fieldsWithoutHint(schema, name))).toEqual([]);
});
