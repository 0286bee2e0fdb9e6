import type * as Cms from '@sveltia/cms';
import { TAKEN_NAMES } from '../../model/own-files.ts';
import { PAGE_NAMES, PAGES, type PageEntry } from '../../model/pages.ts';
import type { Business } from '../../model/schemas/business.ts';
import { jsonSchemaOf, tokenHint } from '../../model/schemas/json-schema.ts';
import { SLUG_PATTERN } from '../../model/text.ts';
import { KINDS, type Kind } from '../content/collections.ts';
import { formFields } from './form-fields.ts';

/** How the owner has set up the editor. */
type EditorFacts = NonNullable<Business['editor']>;

/** What the settings take from the site. */
interface EditorSite {
  business: Pick<Business, 'name'>;
  /** A new city comes after all others, and so does a new service. */
  cities: readonly { order: number }[];
  services: readonly { order: number }[];
}

/**
 * The settings of the editor at /admin, made from the kinds of content and their schemas.
 * @param base the path that the site stands below
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
    // How content names them, wherever the site stands.
    public_folder: '/pictures',
    media_libraries: {
      default: { config: { max_file_size: 12_000_000, slugify_filename: true } },
      // The policy of the page lets none of them be asked.
      stock_assets: false,
    },
    // What it has is a list of fields, and no page: see docs/decisions.md.
    editor: { preview: false },
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

/** The kinds of content that are one file each: what is edited most, so the editor opens here. */
const FACTS = {
  name: 'facts',
  label: 'Business',
  label_singular: 'File',
  icon: 'storefront',
  description: 'Facts, hours, fees, testimonials, and the lists that are one file each.',
};

/** A kind of content that is one file. */
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

/** A kind of content that is a folder, or shares one. */
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

/** How the editor shows a folder, whatever is in it. */
function folderLabels({ label, singular, icon, description }: Kind, folder: string) {
  return { name: folder, label, label_singular: singular, icon, description };
}

/** A folder of certain files, each with fields of its own. */
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

/** What the editor says of a file name that is no address. */
const SLUG_MESSAGE = 'This must be lowercase words joined by hyphens, for example garden-city';

/** The pages that the owner has added: the files of a folder whose names the site has no use for. */
function addedPageCollection(
  kind: Kind,
  folder: string,
  base: string,
  site: EditorSite,
): Cms.EntryCollection {
  const collection = entryCollection(kind, folder, base, site);
  const isNoneOfOurs = `(?!(?:${[...PAGE_NAMES, ...TAKEN_NAMES].join('|')})$)`;

  return {
    ...collection,
    name: 'added-pages',
    filter: { field: 'slug', pattern: `^${isNoneOfOurs}` },
    slug: slugSettings(kind, [
      SLUG_PATTERN.source.replace('^', `^${isNoneOfOurs}`),
      `${SLUG_MESSAGE}, and no name that the site uses itself, such as services.`,
    ]),
  };
}

/** A folder of as many files as there are, all with the same fields. */
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
    // The editor puts it behind the domain alone.
    preview_path: pageOf && base + pageOf('{{slug}}'),
    fields,
  };
}

/**
 * How the editor names a new file.
 * @param pattern what the name must look like, and what is said of any other
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

/** What the editor says of the text below the fields. */
const BODY_HINT = 'Facts such as {{business.city}} are filled in when the site is built.';

/** The fields of a kind, and the text below them, which offers nothing that the check would refuse. */
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
    // While the owner has named none, it is only shown, never asked.
    repo: repository ?? 'owner/this-site',
    branch,
    // One commit for each entry that was reviewed.
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
