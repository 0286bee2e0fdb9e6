import type { CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import { routes, withBase } from '../../model/routes.ts';
import { attractionsSchema } from '../../model/schemas/attraction.ts';
import type { PageName } from '../../model/schemas/page.ts';
import { SLUG_PATTERN } from '../../model/slug.ts';
import { schemas } from '../content/collections.ts';
import { PAGE_KINDS } from './content-kinds.ts';
import { formFields } from './form-fields.ts';
import { jsonSchema } from './json-schema.ts';

/** What the page files are called in the list of pages. */
const PAGE_LABELS: Record<PageName, string> = {
  home: 'Home page',
  services: 'Services page',
  service: 'On every service page',
  locations: 'Service Areas page',
  areas: 'All areas page',
  places: 'Places page',
  contact: 'Contact page',
  'privacy-policy': 'Privacy Policy',
  'terms-of-service': 'Terms of Service',
  'not-found': 'Page Not Found',
  city: "On every city's page",
  place: "On every place's page",
  finder: 'The finder',
  'call-to-action': 'The closing block',
};

/** Where the words of page files are read, for those that one address shows. */
const PAGE_PATHS: Partial<Record<PageName, string>> = {
  home: routes.home(),
  services: routes.services(),
  locations: routes.locations(),
  areas: routes.areas(),
  places: routes.attractions(),
  contact: routes.contact(),
  'privacy-policy': routes.privacyPolicy(),
  'terms-of-service': routes.termsOfService(),
  finder: routes.home(),
  'call-to-action': routes.home(),
};

/** The Markdown below the front matter. What is not offered here, the checker would refuse. */
function body(label: string): Field {
  return {
    name: 'body',
    label,
    hint: 'Facts such as {{fees.additionalNotarization}} are filled in when the site is built.',
    required: false,
    widget: 'markdown',
    buttons: [
      'bold',
      'italic',
      'link',
      'heading-two',
      'heading-three',
      'bulleted-list',
      'numbered-list',
    ],
    editor_components: ['image'],
    use_emoji_autocomplete: false,
  };
}

const FILE_NAME: [string, string] = [
  SLUG_PATTERN.source,
  'This must be lower-case words joined by hyphens, for example garden-city.',
];

/**
 * What the collections have in common. An entry may be deleted; the editor refuses while a field of
 * another entry cannot do without it, and the check lists what else refers to it.
 */
const COLLECTION = { delete: true, duplicate: false } as const;

const CITIES: EntryCollection = {
  ...COLLECTION,
  name: 'cities',
  label: 'Cities',
  label_singular: 'City',
  icon: 'location_city',
  description: 'Each city has a page of its own.',
  folder: 'content/cities',
  extension: 'md',
  format: 'yaml-frontmatter',
  identifier_field: 'name',
  summary: '{{name}}, {{state}}',
  slug: { template: '{{name}}', editable: ['create'], pattern: FILE_NAME },
  sortable_fields: {
    fields: ['name', 'order'],
    default: { field: 'name', direction: 'ascending' },
  },
  preview_path: routes.city('{{slug}}'),
  fields: [...formFields(jsonSchema(schemas.city)), body('About the city')],
};

const ATTRACTIONS: EntryCollection = {
  ...COLLECTION,
  name: 'attractions',
  label: 'Attractions',
  label_singular: 'Attractions of a city',
  icon: 'park',
  description: 'The parks, libraries and museums of each city, by the name of its file.',
  folder: 'content/attractions',
  extension: 'yaml',
  format: 'yaml',
  summary: '{{slug}}',
  slug: {
    editable: ['create'],
    pattern: FILE_NAME,
    hint: "The name of the city's file, for example garden-city.",
  },
  fields: formFields(jsonSchema(attractionsSchema)),
};

const SERVICES: EntryCollection = {
  ...COLLECTION,
  name: 'services',
  label: 'Services',
  label_singular: 'Service',
  icon: 'approval',
  description: 'Each service has a page of its own, and needs a list of questions.',
  folder: 'content/services',
  extension: 'md',
  format: 'yaml-frontmatter',
  identifier_field: 'title',
  summary: '{{title}}',
  slug: { template: '{{title}}', editable: ['create'], pattern: FILE_NAME },
  sortable_fields: {
    fields: ['title', 'order'],
    default: { field: 'order', direction: 'ascending' },
  },
  preview_path: routes.service('{{slug}}'),
  fields: [...formFields(jsonSchema(schemas.service)), body('Introduction')],
};

const FAQS: EntryCollection = {
  ...COLLECTION,
  name: 'faqs',
  label: 'Questions',
  label_singular: 'Questions of a service',
  icon: 'quiz',
  description: "The common questions of each service, by the name of the service's file.",
  folder: 'content/faqs',
  extension: 'yaml',
  format: 'yaml',
  summary: '{{slug}}',
  slug: {
    editable: ['create'],
    pattern: FILE_NAME,
    hint: "The name of the service's file, for example apostille.",
  },
  preview_path: routes.service('{{slug}}'),
  fields: formFields(jsonSchema(schemas.faqs)),
};

/**
 * The lists of entries that have a form, made from the schemas of the content.
 * @param base the path that the site stands below
 */
export function editorCollections(base: string): NonNullable<CmsConfig['collections']> {
  return [...[CITIES, ATTRACTIONS, SERVICES, FAQS].map((one) => below(base, one)), pages(base)];
}

/** The editor puts the address of an entry's page behind the domain alone. */
function below<Shown extends { preview_path?: string }>(base: string, shown: Shown): Shown {
  const path = shown.preview_path;
  return path === undefined ? shown : { ...shown, preview_path: withBase(base, path) };
}

function pages(base: string) {
  return {
    name: 'pages',
    label: 'Pages',
    label_singular: 'Page',
    icon: 'web',
    format: 'yaml-frontmatter',
    files: PAGE_KINDS.map(
      ({ page, files, schema }): CollectionFile =>
        below(base, {
          name: page,
          label: PAGE_LABELS[page],
          file: files,
          preview_path: PAGE_PATHS[page],
          fields: [...formFields(jsonSchema(schema)), body('Text of the page')],
        }),
    ),
  };
}
