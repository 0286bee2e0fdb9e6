import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EDITOR_PATH } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { escapeHtml } from '../../model/text.ts';
import { copyCms } from './copy-cms.ts';
import { editorConfig } from './editor-config.ts';
import { editorPolicy } from './editor-policy.ts';

/**
 * Writes the editor in the browser, whether or not a public site has it.
 * @param folder the folder that is served as the site
 * @param writeStart writes what starts the editor into a folder (bundle-start.mjs)
 * @returns the policy of its page, for the headers
 */
export async function writeEditor(
  site: Site,
  folder: string,
  writeStart: (folder: string) => Promise<void>,
): Promise<string> {
  const { editor = { enabled: false }, name } = site.business;

  const { base } = site.settings;
  const target = join(folder, EDITOR_PATH);
  const address = base + EDITOR_PATH;
  const imports = await copyCms(target, address);
  const importMap = JSON.stringify({ imports });
  const policy = editorPolicy(importMap);

  const config = editorConfig(site, editor, base);
  await writeFile(join(target, 'config.json'), JSON.stringify(config));

  const page = editorPage({
    title: `${name} Editor`,
    repository: editor.repository ?? '',
    base,
    importMap,
    policy,
  });
  await writeFile(join(target, 'index.html'), page);
  await writeStart(target);
  return policy;
}

/** What stands in the page of the editor. */
interface EditorPage {
  title: string;
  /** The repository on GitHub, "owner/name"; empty where the owner has named none. */
  repository: string;
  /** The path that the site stands below. */
  base: string;
  /** Where the browser finds the parts of the editor, as JSON. */
  importMap: string;
  policy: string;
}

/** The page of the editor. What admin/start.ts reads is in the attributes of its first element. */
function editorPage({ title, repository, base, importMap, policy }: EditorPage): string {
  const address = base + EDITOR_PATH;
  return `<!doctype html>
<html lang="en-US" data-config="${address}/config.json" data-repository="${escapeHtml(repository)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${base}/favicon.svg">
<script type="importmap">${importMap}</script>
<script type="module" src="${address}/start.js"></script>
</head>
<body>
<main><p>Loading the editor...</p><noscript><p>The editor needs JavaScript.</p></noscript></main>
</body>
</html>
`;
}
