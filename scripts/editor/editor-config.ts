// Longer than others because it is data: each collection says all that the editor shows of it.
import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  GitHubBackend,
} from '@sveltia/cms';
import type { Business } from '../../model/content.ts';
import { routes, withBase } from '../../model/routes.ts';
import { attractionsSchema } from '../../model/schemas/attraction.ts';
import type { PageName } from '../../model/schemas/page.ts';
import { PAGE_PATHS } from '../../model/shown-paths.ts';
import { SLUG_PATTERN } from '../../model/slug.ts';
import { schemas } from '../content/collections.ts';
import { PICTURE_LIMITS } from '../content/pictures/faults.ts';
import { PAGE_KINDS } from './content-kinds.ts';
import { formFields } from './form-fields.ts';
import { jsonSchema } from './json-schema.ts';

type Editor = NonNullable<Business['editor']>;

/** What stands for the repository while the owner has named none; it is only shown, never asked. */
const NO_REPOSITORY = 'owner/this-site';

/** Single YAML files that are saved with their comments (admin/keep-comments.ts). */
const FACTS = [
  { name: 'business', label: 'Business facts', icon: 'storefront' },
  { name: 'documents', label: 'Documents', icon: 'description' },
  { name: 'testimonials', label: 'Testimonials', icon: 'format_quote' },
  { name: 'redirects', label: 'Moved addresses', icon: 'alt_route' },
] as const;

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

/**
 * The settings of the editor at /admin, made from the schemas of the content.
 * @param base the path that the site stands below
 */
export function editorConfig(
  business: Pick<Business, 'name'>,
  editor: Editor,
  base: string,
): CmsConfig {
  return {
    load_config_file: false,
    backend: backend(editor),
    publish_mode: editor.save === 'pull-request' ? 'editorial_workflow' : 'simple',
    app_title: `${business.name} Editor`,
    logo: { src: withBase(base, '/favicon.svg') },
    media_folder: 'content/pictures',
    // How content names them, wherever the site stands.
    public_folder: '/pictures',
    media_libraries: {
      default: { config: { max_file_size: PICTURE_LIMITS.file, slugify_filename: true } },
      // The policy of the page lets none of them be asked.
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: {
      omit_empty_optional_fields: true,
      yaml: { indent_size: 2, indent_sequences: true, quote: 'none' },
    },
    collections: [CITIES, ATTRACTIONS, SERVICES, FAQS, pages()],
    singletons: FACTS.map(({ name, label, icon }) => ({
      name,
      label,
      icon,
      file: `content/${name}.yaml`,
      format: `${name}-with-comments`,
      editor: { preview: false },
      fields: formFields(jsonSchema(schemas[name])),
    })),
  };
}

function backend({ repository, branch = 'main', signIn }: Editor): GitHubBackend {
  return {
    name: 'github',
    repo: repository ?? NO_REPOSITORY,
    branch,
    // One commit for each entry that was reviewed.
    squash_merges: true,
    ...(signIn === undefined
      ? { auth_methods: ['token'] }
      : { auth_methods: ['oauth', 'token'], base_url: new URL(signIn).origin }),
    commit_messages: {
      create: 'Add {{collection}} "{{slug}}"',
      update: 'Edit {{collection}} "{{slug}}"',
      delete: 'Remove {{collection}} "{{slug}}"',
    },
  };
}

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
  preview_path: routes.city('{{slug}}').slice(1),
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
  preview_path: routes.service('{{slug}}').slice(1),
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
  preview_path: routes.service('{{slug}}').slice(1),
  fields: formFields(jsonSchema(schemas.faqs)),
};

function pages() {
  return {
    name: 'pages',
    label: 'Pages',
    label_singular: 'Page',
    icon: 'web',
    format: 'yaml-frontmatter',
    files: PAGE_KINDS.map(
      ({ page, files, schema }): CollectionFile => ({
        name: page,
        label: PAGE_LABELS[page],
        file: files,
        preview_path: PAGE_PATHS[page],
        fields: [...formFields(jsonSchema(schema)), body('Text of the page')],
      }),
    ),
  };
}
