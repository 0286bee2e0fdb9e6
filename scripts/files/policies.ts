import { createHash } from 'node:crypto';

/**
 * What a policy can say only in a header: a meta element cannot tell who may frame the page, and a
 * page that is looked at over plain http on one's own machine must not ask for https.
 */
const ONLY_IN_HEADERS = "frame-ancestors 'none'; upgrade-insecure-requests";

/** A policy as the header says it: what stands in the head of a page, and what only a header can say. */
export function headerPolicy(policy: string): string {
  return `${policy}; ${ONLY_IN_HEADERS}`;
}

/**
 * The Content-Security-Policy of the editor, which lets it talk to this site and to GitHub alone,
 * whatever its code would ask of others. It sets styles as it runs and shows uploads before they are
 * saved (https://sveltiacms.app/en/docs/security).
 * @param importMap the text of the one script that stands in its page
 */
export function editorPolicy(importMap: string): string {
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
