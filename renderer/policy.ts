import { createHash } from 'node:crypto';
import type { Content } from '../model/content.ts';
import { MAPS_ORIGIN } from '../model/google-maps.ts';
import inlineScript from './inline-script.ts?minified';

export const INLINE_SCRIPT = inlineScript;

/**
 * Lets the browser prefetch a page when the visitor is about to follow a link (Speculation Rules API).
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: `${import.meta.env.BASE_URL}*` }, eagerness: 'moderate' }],
});

/**
 * The Content-Security-Policy of a page (CSP 3), which blocks everything else.
 * @param styles the inline styles of the page
 */
export function pagePolicy(
  { business, cities }: Pick<Content, 'business' | 'cities'>,
  styles: readonly string[],
): string {
  const form = business.form?.endpoint ?? '/';
  const service = form.startsWith('/') ? '' : ` ${new URL(form).origin}`;
  const maps = new Set([MAPS_ORIGIN, ...cities.map((city) => new URL(city.mapEmbedUrl).origin)]);
  return [
    "default-src 'none'",
    `script-src 'self' ${hash(INLINE_SCRIPT)} ${hash(PREFETCH_RULES)}`,
    `style-src ${styles.map(hash).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${service}`,
    `frame-src ${[...maps].join(' ')}`,
    `form-action 'self'${service}`,
    "base-uri 'none'",
  ].join('; ');
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
