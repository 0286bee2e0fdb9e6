import type * as Cms from '@sveltia/cms';
import { TAKEN_NAMES } from '../../model/own-files.ts';
import { PAGE_NAMES, PAGES, type PageEntry } from '../../model/pages.ts';
import type { Business } from '../../model/schemas/business.ts';
import { jsonSchemaOf, tokenHint } from '../../model/schemas/json-schema.ts';
import { SLUG_PATTERN } from '../../model/text.ts';
import { KINDS, type Kind } from '../content/collections.ts';
import { formFields } from './form-fields.ts';

type EditorFacts = NonNullable<Business['editor']>;

/** What of a site its form shows. */
export interface EditorSite {
  business: Pick<Business, 'name'>;
  /** New cities and services go to the end. */
  cities: readonly { order: number }[];
  services: readonly { order: number }[];
}

/**
 * The editor's settings, made from the kinds of content and their schemas.
 * @param base the base path of the site
 */
export function editorConfig(site: EditorSite, editor: EditorFacts, base: string): Cms.CmsConfig {
  const kinds = Object.entries<Kind>(KINDS);

  return {
    load_config_file: false,
    backend: backend(editor),
    publish_mode: editor.save === 'pull-request' ? 'editorial_workflow' : 'simple',
    app_title: `${site.business.name} Editor`,
    logo: { src: `${base}/favicon.svg` },
    media_folder: 'content/pictures',
    // The path in content files, without the base path.
    public_folder: '/pictures',
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: PICTURES } },
      // The page's policy blocks the hosts of stock photos.
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: {
      omit_empty_optional_fields: true,
      yaml: { indent_size: 2, indent_sequences: true, quote: 'none' },
    },
    collections: [
      {
        ...FACTS,
        files: kinds.flatMap(([name, kind]) =>
          kind.folder === undefined ? [singleFile(name, kind)] : [],
        ),
      },
      ...kinds.flatMap(([name, kind]) =>
        kind.folder === undefined ? [] : [collectionOf(name, kind, kind.folder, base, site)],
      ),
    ],
  };
}

/**
 * How the editor makes pictures of the site from photos of any size, in the browser: upright, as WebP,
 * and with more pixels than the widest copy that pages need (model/pictures.ts).
 */
const PICTURES: Cms.ImageTransformations = {
  raster_image: { format: 'webp', quality: 85, width: 2400, height: 2400 },
};

/** The kinds with a single file. The editor opens here, because they are edited most. */
const FACTS = {
  name: 'facts',
  label: 'Business',
  label_singular: 'File',
  icon: 'storefront',
  description: 'Facts, hours, fees, testimonials, and the lists that are one file each.',
};

function singleFile(name: string, kind: Kind): Cms.CollectionFile {
  const { ending, label, icon } = kind;
  return {
    name,
    label,
    icon,
    file: `content/${name}${ending}`,
    fields: kindFields(kind),
  };
}

function collectionOf(
  name: string,
  kind: Kind,
  folder: string,
  base: string,
  site: EditorSite,
): Cms.Collection {
  switch (name) {
    case 'page':
      return pageCollection(kind, folder, base);
    case 'addedPage':
      return addedPageCollection(kind, folder, base, site);
    default:
      return entryCollection(kind, folder, base, site);
  }
}

function folderLabels({ label, singular, icon, description }: Kind, folder: string) {
  return { name: folder, label, label_singular: singular, icon, description };
}

/** Fixed files, each with its own fields. */
function pageCollection(kind: Kind, folder: string, base: string): Cms.FileCollection {
  const files = PAGE_NAMES.map((name): Cms.CollectionFile => {
    const page: PageEntry = PAGES[name];
    const address = page.path ?? page.shownAt;
    return {
      name,
      label: page.label,
      file: `content/${folder}/${name}${kind.ending}`,
      preview_path: address && base + address,
      fields: kindFields({ ...kind, schema: page.schema }),
    };
  });
  return { ...folderLabels(kind, folder), files };
}

/** Shown for a file name that isn't a valid slug. */
const SLUG_MESSAGE = 'This must be lowercase words joined by hyphens, for example garden-city';

/** The owner's pages: all files in the folder whose names the site doesn't use itself. */
function addedPageCollection(
  kind: Kind,
  folder: string,
  base: string,
  site: EditorSite,
): Cms.EntryCollection {
  const collection = entryCollection(kind, folder, base, site);
  const notReserved = `(?!(?:${[...PAGE_NAMES, ...TAKEN_NAMES].join('|')})$)`;

  return {
    ...collection,
    name: 'added-pages',
    filter: { field: 'slug', pattern: `^${notReserved}` },
    slug: slugSettings(kind, [
      SLUG_PATTERN.source.replace('^', `^${notReserved}`),
      `${SLUG_MESSAGE}, and not a name that the site uses itself, such as services.`,
    ]),
  };
}

/** A folder of entries with the same fields. */
function entryCollection(
  kind: Kind,
  folder: string,
  base: string,
  { cities, services }: EditorSite,
): Cms.EntryCollection {
  const { ending, titleField, sortField, pageOf } = kind;

  const orders = (folder === KINDS.city.folder ? cities : services).map(({ order }) => order);
  const lastPosition = 1 + Math.floor(Math.max(0, ...orders));
  const fields = kindFields(kind).map((field) =>
    field.widget === 'number' && field.name === 'order'
      ? { ...field, default: lastPosition }
      : field,
  );

  return {
    ...folderLabels(kind, folder),
    duplicate: false,
    folder: `content/${folder}`,
    extension: ending.slice(1),
    identifier_field: titleField,
    summary: kind.summary ?? `{{${titleField ?? 'slug'}}}`,
    slug: slugSettings(kind, [SLUG_PATTERN.source, `${SLUG_MESSAGE}.`]),
    sortable_fields: titleField &&
      sortField && {
        fields: [titleField, 'order'].filter((name) => fields.some((field) => field.name === name)),
        default: { field: sortField },
      },
    // The editor appends it to the domain. The general questions are on a page with another name.
    preview_path: pageOf && folder !== KINDS.faqs.folder ? base + pageOf('{{slug}}') : undefined,
    fields,
  };
}

/**
 * How the editor names new files.
 * @param pattern the pattern for names, and the message if one doesn't match
 */
function slugSettings(
  { titleField, fileNameHint }: Kind,
  pattern: [string, string],
): Cms.CollectionSlugOptions {
  return {
    template: titleField && `{{${titleField}}}`,
    editable: ['create'],
    pattern,
    hint: fileNameHint,
  };
}

/** The hint for the text below the fields. */
const BODY_HINT = 'Facts such as {{business.city}} are filled in when the site is built.';

/** The fields of a kind and the text below them, which offers only formats that the check accepts. */
function kindFields({ schema, bodyLabel }: Kind): Cms.Field[] {
  const json = schema && jsonSchemaOf(schema);
  const fields = json ? formFields(json) : [];
  if (bodyLabel === undefined) return fields;

  const body: Cms.Field = {
    name: 'body',
    label: bodyLabel,
    hint: json?.bodyTokens ? `${BODY_HINT} ${tokenHint(json.bodyTokens)}` : BODY_HINT,
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
  return [...fields, body];
}

/** Where the editor saves, and how people sign in. */
function backend({ repository, branch = 'main', signIn }: EditorFacts): Cms.GitHubBackend {
  const settings: Cms.GitHubBackend = {
    name: 'github',
    // A placeholder that is shown but never requested.
    repo: repository ?? 'owner/this-site',
    branch,
    // One commit per reviewed entry.
    squash_merges: true,
    auth_methods: ['token'],
    commit_messages: {
      create: 'Add {{collection}} "{{slug}}"',
      update: 'Edit {{collection}} "{{slug}}"',
      delete: 'Remove {{collection}} "{{slug}}"',
    },
  };
  if (signIn === undefined) return settings;

  return { ...settings, auth_methods: ['oauth', 'token'], base_url: new URL(signIn).origin };
}
