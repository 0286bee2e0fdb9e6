import { EDITOR_PATH } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { escapeHtml } from '../../model/text.ts';
import { cmsFiles, type EditorFile } from './cms-files.ts';
import { editorConfig } from './editor-config.ts';
import { editorPolicy } from './editor-policy.ts';

/** The script that starts the editor: its source file, and its address in a site. */
export const EDITOR_START = { file: 'admin/start.ts', path: `${EDITOR_PATH}/start.js` } as const;

/** Every file of the editor except its script, even if a public site leaves them out. */
export function editorFiles(site: Site): EditorFile[] {
  const { editor = { enabled: false }, name } = site.business;
  const { base } = site.settings;
  const cms = cmsFiles(`${EDITOR_PATH}/sveltia-cms`, base);

  const page = {
    title: `${name} Editor`,
    repository: editor.repository ?? '',
    base,
    cms: base + cms.entry,
    importMap: JSON.stringify({ imports: cms.imports }),
  };
  const config = editorConfig(site, editor, base);
  return [
    { path: `${EDITOR_PATH}/index.html`, make: () => editorPage(page) },
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
  /** The import map as JSON. */
  importMap: string;
}

/** The editor's page. admin/start.ts reads the attributes of its root element. */
function editorPage({ title, repository, base, cms, importMap }: EditorPage): string {
  const config = `${base}${EDITOR_PATH}/config.json`;
  return `<!doctype html>
<html lang="en-US" data-cms="${cms}" data-config="${config}" data-repository="${escapeHtml(repository)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(editorPolicy(importMap))}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${base}/favicon.svg">
<script type="importmap">${importMap}</script>
<script type="module" src="${base}${EDITOR_START.path}"></script>
</head>
<body>
<main><p>Loading the editor...</p><noscript><p>The editor needs JavaScript.</p></noscript></main>
</body>
</html>
`;
}
