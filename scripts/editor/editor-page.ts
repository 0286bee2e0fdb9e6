import { escapeHtml } from '../../model/html.ts';

export interface EditorPage {
  title: string;
  /** Addresses of the script that starts the editor and of its settings. */
  script: string;
  config: string;
  /** Address of what previews are made from; missing where there are none. */
  content: string | undefined;
  /** "owner/name"; missing when the site may be edited on its owner's computer only. */
  repository?: string;
  icon: string;
  /** What stands for names and files that the editor's code imports, as JSON. */
  importMap: string;
  /** What the page may ask of whom. */
  policy: string;
}

/** The page of the editor. */
export function editorPage({
  title,
  script,
  config,
  content = '',
  repository = '',
  icon,
  importMap,
  policy,
}: EditorPage): string {
  const attributes = [
    'lang="en-US"',
    `data-config="${escapeHtml(config)}"`,
    `data-content="${escapeHtml(content)}"`,
    `data-repository="${escapeHtml(repository)}"`,
  ].join(' ');
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${escapeHtml(icon)}">
<script type="importmap">${importMap}</script>
<script type="module" src="${escapeHtml(script)}"></script>
</head>
<body>
<main><p>Loading the editor...</p><noscript><p>The editor needs JavaScript.</p></noscript></main>
</body>
</html>
`;
}
