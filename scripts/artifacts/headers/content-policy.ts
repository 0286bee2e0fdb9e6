import { createHash } from 'node:crypto';
import { MAPS_ORIGIN } from '../../../model/maps.ts';
import type { InlineParts } from './inline-parts.ts';

/** A Content-Security-Policy as data: directives with their sources. */
type Policy = Record<string, readonly string[]>;

/** A keyword, hash, scheme or origin: nothing that ends a source or a directive, and no wildcard. */
const SOURCE = /^('[\w+/=-]+'|[a-z]+:|https?:\/\/[a-z0-9.-]+(:\d+)?)$/;

/**
 * What a page may load and where it may send something; all else is refused.
 * @param formOrigin the other site that the message form posts to, if it does
 */
export function pagePolicy({ scripts, styles }: InlineParts, formOrigin?: string): string {
  const service = formOrigin === undefined ? [] : [formOrigin];
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': [...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...service],
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
    // A preview says of itself that it stands on this site.
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  });
}

/** Throws where a source is more than one: content that reaches it must have been parsed. */
function policyText(policy: Policy): string {
  const wrong = Object.values(policy)
    .flat()
    .find((source) => !SOURCE.test(source));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a source of a policy.`);
  return Object.entries(policy)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}
