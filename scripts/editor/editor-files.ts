import type { Settings } from '../../model/content.ts';
import type { PictureFiles } from '../../model/pictures.ts';
import { EDITOR_PATH } from '../../model/routes.ts';
import type { Business } from '../../model/schemas/business.ts';
import { businessSchema } from '../../model/schemas/business.ts';
import { jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { escapeHtml } from '../../model/text.ts';
import { cmsFiles, type EditorFile } from './cms-files.ts';
import { type EditorSite, editorConfig } from './editor-config.ts';
import { editorPolicy } from './editor-policy.ts';

/** The script that starts the editor: its source file, and its address in a site. */
export const EDITOR_START = { file: 'admin/start.ts', path: `${EDITOR_PATH}/start.js` } as const;

/** The script of the preview, and what it knows of a site. */
export const PREVIEW = `${EDITOR_PATH}/preview`;
const FACTS = `${EDITOR_PATH}/preview.json`;

/** What the editor is made for. */
interface EditedSite extends EditorSite {
  business: Pick<Business, 'name' | 'editor'>;
  settings: Settings;
  pictures: PictureFiles;
}

/**
 * Every file of the editor except its scripts, even if a public site leaves them out.
 * @param publicFiles the addresses of the files of public/
 */
export function editorFiles(site: EditedSite, publicFiles: readonly string[]): EditorFile[] {
  const { editor = { enabled: false }, name } = site.business;
  const { settings, pictures } = site;
  const { base } = settings;
  const cms = cmsFiles(`${EDITOR_PATH}/sveltia-cms`, base);

  const page = {
    title: `${name} Editor`,
    repository: editor.repository ?? '',
    base,
    cms: base + cms.entry,
    preview: `${base}${PREVIEW}/preview.js`,
    facts: base + FACTS,
    importMap: JSON.stringify({ imports: cms.imports }),
  };
  const config = editorConfig(site, editor, base);
  return [
    { path: `${EDITOR_PATH}/index.html`, make: () => editorPage(page) },
    { path: FACTS, make: () => JSON.stringify({ settings, publicFiles, pictures }) },
    { path: `${EDITOR_PATH}/config.json`, make: () => JSON.stringify(config) },
    ...cms.files,
  ];
}

interface EditorPage {
  title: string;
  /** "owner/name" on GitHub; empty if the owner hasn't named one. */
  repository: string;
  base: string;
  cms: string;
  preview: string;
  facts: string;
  /** The import map as JSON. */
  importMap: string;
}

/** The editor's page. admin/start.ts reads the attributes of its root element. */
function editorPage({
  title,
  repository,
  base,
  cms,
  preview,
  facts,
  importMap,
}: EditorPage): string {
  const config = `${base}${EDITOR_PATH}/config.json`;
  return `<!doctype html>
<html lang="en-US" data-cms="${cms}" data-config="${config}" data-preview="${preview}" data-facts="${facts}" data-repository="${escapeHtml(repository)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(editorPolicy(importMap))}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${base}/favicon.svg">
<style>${headingStyles()}</style>
<script type="importmap">${importMap}</script>
<script type="module" src="${base}${EDITOR_START.path}"></script>
</head>
<body>
<main><p>Loading the editor...</p><noscript><p>The editor needs JavaScript.</p></noscript></main>
</body>
</html>
`;
}

/** The headings in the form of business facts, which the editor has no field for. */
function headingStyles(): string {
  const fields = Object.entries(jsonSchemaOf(businessSchema).properties ?? {});
  return fields
    .flatMap(([name, { 'x-heading': heading }]) => {
      const style = 'display: block; padding: 2rem 0 1rem; font-size: 1.5rem; font-weight: 600';
      return heading === undefined
        ? []
        : [`[data-key-path="${name}"]::before { content: "${heading}"; ${style} }`];
    })
    .join('\n');
}
