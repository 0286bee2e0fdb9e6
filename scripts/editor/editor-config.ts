import type { CmsConfig, GitHubBackend } from '@sveltia/cms';
import type { Business } from '../../model/content.ts';
import { withBase } from '../../model/routes.ts';
import { schemas } from '../content/collections.ts';
import { editorCollections } from './editor-collections.ts';
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
      default: { config: { max_file_size: 12_000_000, slugify_filename: true } },
      // The policy of the page lets none of them be asked.
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: {
      omit_empty_optional_fields: true,
      yaml: { indent_size: 2, indent_sequences: true, quote: 'none' },
    },
    collections: editorCollections(base),
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
