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
 * The policy of /admin, where editors work: the editor's script comes from this site, sets styles as
 * it runs, shows uploads before they are saved, and talks to GitHub
 * (https://sveltiacms.app/en/docs/security).
 */
export const ADMIN_POLICY = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  'img-src': [
    "'self'",
    'blob:',
    'data:',
    'https://avatars.githubusercontent.com',
    'https://raw.githubusercontent.com',
  ],
  'media-src': ['blob:'],
  'frame-src': ['blob:'],
  'manifest-src': ['blob:'],
  'connect-src': [
    "'self'",
    'blob:',
    'data:',
    'https://api.github.com',
    'https://www.githubstatus.com',
  ],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': [],
});

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}
