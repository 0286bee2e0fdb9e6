import { createHash } from 'node:crypto';
import { escapeHtml } from '../../model/html.ts';

export interface EditorPage {
  title: string;
  /** Addresses of the script that starts the editor and of its settings. */
  script: string;
  config: string;
  /** "owner/name"; missing when the site may be edited on its owner's computer only. */
  repository?: string;
  /** What stands for names and files that the editor's code imports. */
  imports: Record<string, string>;
}

/**
 * The page of the editor. Its policy lets it talk to this site and to GitHub alone, whatever the
 * editor's code would ask of others (the state of GitHub's servers, for example).
 */
export function editorPage({
  title,
  script,
  config,
  repository = '',
  imports,
}: EditorPage): string {
  const importMap = JSON.stringify({ imports });
  const attributes = [
    'lang="en-US"',
    `data-config="${escapeHtml(config)}"`,
    `data-repository="${escapeHtml(repository)}"`,
  ].join(' ');
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policy(importMap)}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg">
<script type="importmap">${importMap}</script>
<script type="module" src="${escapeHtml(script)}"></script>
</head>
<body>
<main><p>The editor is on its way ...</p><noscript><p>The editor needs JavaScript.</p></noscript></main>
</body>
</html>
`;
}

/** The Content Security Policy (CSP Level 3): who may be asked for what. */
function policy(importMap: string): string {
  const hash = createHash('sha256').update(importMap).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' blob: data: https://avatars.githubusercontent.com",
    "media-src 'self' blob: data:",
    "connect-src 'self' blob: data: https://api.github.com",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
