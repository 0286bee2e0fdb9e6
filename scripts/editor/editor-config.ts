import type * as Cms from '@sveltia/cms';
import type { City } from '../../model/content.ts';
import type { Business } from '../../model/schemas/business.ts';
import { pageSchemas } from '../../model/schemas/page.ts';
import { SLUG_PATTERN } from '../../model/text.ts';
import { isPageName, KINDS, type Kind, PAGES } from '../content/collections.ts';
import { formFields } from './form-fields.ts';
import { jsonSchema } from './json-schema.ts';

type Editor = NonNullable<Business['editor']>;

/** What the settings take from the site; a new entry comes after the others of its kind. */
type Facts = { business: Pick<Business, 'name'> } & Record<
  'cities' | 'services',
  readonly Pick<City, 'order'>[]
>;

/**
 * The settings of the editor at /admin, made from the kinds of content and their schemas.
 * @param base the path that the site stands below
 */
export function editorConfig(site: Facts, editor: Editor, base: string): Cms.CmsConfig {
  const kinds = Object.entries<Kind>(KINDS);
  return {
    load_config_file: false,
    backend: backend(editor),
    publish_mode: editor.save === 'pull-request' ? 'editorial_workflow' : 'simple',
    app_title: `${site.business.name} Editor`,
    logo: { src: `${base}/favicon.svg` },
    media_folder: 'content/pictures',
    // How content names them, wherever the site stands.
    public_folder: '/pictures',
    media_libraries: {
      default: { config: { max_file_size: 12_000_000, slugify_filename: true } },
      // The policy of the page lets none of them be asked.
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: {
      omit_empty_optional_fields: true,
      yaml: { indent_size: 2, indent_sequences: true, quote: 'none' },
    },
    collections: kinds.flatMap(([, kind]) =>
      kind.folder ? [collection(kind, kind.folder, base, site)] : [],
    ),
    singletons: kinds.flatMap(([name, kind]) => (kind.folder ? [] : [singleton(name, kind)])),
  };
}

/** Saved with its comments (admin/keep-comments.ts). */
function singleton(name: string, kind: Kind): Cms.CollectionFile {
  const { ending, label, icon } = kind;
  return {
    ...{ name, label, icon, file: `content/${name}${ending}` },
    format: `${name}-with-comments`,
    editor: { preview: false },
    fields: fieldsOf(kind),
  };
}

function collection(kind: Kind, name: string, base: string, { cities, services }: Facts) {
  const { ending, label, one, icon, description, title, sort, page } = kind;
  const folder = `content/${name}`;
  const shown = { name, label, label_singular: one, icon, description };
  if (name === KINDS.page.folder) {
    const files = Object.keys(PAGES)
      .filter(isPageName)
      .map((page) => ({
        name: page,
        label: PAGES[page].label,
        file: `${folder}/${page}${ending}`,
        preview_path: PAGES[page].path && base + PAGES[page].path,
        fields: fieldsOf({ ...kind, schema: pageSchemas[page] }),
      }));
    return { ...shown, files } satisfies Cms.FileCollection;
  }
  const orders = (name === KINDS.city.folder ? cities : services).map(({ order }) => order);
  const last = 1 + Math.floor(Math.max(0, ...orders));
  return {
    ...shown,
    duplicate: false,
    folder,
    extension: ending.slice(1),
    identifier_field: title,
    summary: kind.summary ?? `{{${title ?? 'slug'}}}`,
    slug: {
      template: title && `{{${title}}}`,
      editable: ['create'],
      pattern: [
        SLUG_PATTERN.source,
        'This must be lowercase words joined by hyphens, for example garden-city.',
      ],
      hint: kind.fileName,
    },
    sortable_fields: title && sort && { fields: [title, 'order'], default: { field: sort } },
    // The editor puts it behind the domain alone.
    preview_path: page && base + page('{{slug}}'),
    fields: fieldsOf(kind).map((field) =>
      field.widget === 'number' && field.name === 'order' ? { ...field, default: last } : field,
    ),
  } satisfies Cms.EntryCollection;
}

/** The fields and the text below them, which offers nothing that the checker would refuse. */
function fieldsOf({ schema, body }: Kind): Cms.Field[] {
  const fields = schema ? formFields(jsonSchema(schema)) : [];
  if (body === undefined) return fields;
  return [
    ...fields,
    {
      name: 'body',
      label: body,
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
    },
  ];
}

function backend({ repository, branch = 'main', signIn }: Editor): Cms.GitHubBackend {
  return {
    name: 'github',
    // While the owner has named none, it is only shown, never asked.
    repo: repository ?? 'owner/this-site',
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
