import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of the editor's page, which lets it talk to this site, to GitHub and to the
 * host of its fonts alone, whatever its code would ask of others. It sets styles as it runs and shows
 * uploads before they are saved (https://sveltiacms.app/en/docs/security).
 * @param importMap the text of the one script that stands in its page
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
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
