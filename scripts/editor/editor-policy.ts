import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of the editor's page, which limits its code to this site, GitHub and the
 * host of its fonts. The editor sets styles at run time and previews uploads before they are saved
 * (https://sveltiacms.app/en/docs/security).
 * @param importMap the text of the page's one inline script
 */
export function editorPolicy(importMap: string): string {
  const hash = createHash('sha256').update(importMap).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data: https://cdn.jsdelivr.net",
    "img-src 'self' blob: data: https://avatars.githubusercontent.com",
    "media-src 'self' blob: data:",
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    // The editor's own frame of the preview has a base.
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
