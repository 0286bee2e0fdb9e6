import { createHash } from 'node:crypto';
import { MAPS_ORIGIN } from '../../model/maps.ts';
import type { InlineParts } from './inline-parts.ts';

/** A Content-Security-Policy as data: directives with their sources. */
type Policy = Record<string, readonly string[]>;

/**
 * What a page may load and where it may send something; all else is refused.
 * @param endpoint where the message form posts to, if it does
 */
export function pagePolicy({ scripts, styles }: InlineParts, endpoint?: string): string {
  // A path is on this site, which is allowed anyway.
  const service = endpoint?.startsWith('http') ? [new URL(endpoint).origin] : [];
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': [...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...service],
    'manifest-src': ["'self'"],
    'frame-src': [MAPS_ORIGIN],
    'form-action': ["'self'", ...service],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  });
}

/**
 * What only a header can say, or should: a meta element cannot tell who may frame the page, and a
 * page that is looked at over plain http on one's own machine must not ask for https.
 */
export const HEADER_ONLY = policyText({
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': [],
});

/** The policy of a page that loads nothing. */
export const EMPTY_PAGE_POLICY = policyText({ 'default-src': ["'none'"], 'base-uri': ["'none'"] });

/**
 * The policy of the editor, which lets it talk to this site and to GitHub alone, whatever its code
 * would ask of others. It sets styles as it runs and shows uploads before they are saved
 * (https://sveltiacms.app/en/docs/security).
 * @param importMap the text of the one script that stands in its page
 */
export function editorPolicy(importMap: string): string {
  const hash = createHash('sha256').update(importMap).digest('base64');
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", `'sha256-${hash}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'blob:', 'data:', 'https://avatars.githubusercontent.com'],
    'media-src': ["'self'", 'blob:', 'data:'],
    'connect-src': ["'self'", 'blob:', 'data:', 'https://api.github.com'],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
}

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}
