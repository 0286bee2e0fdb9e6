import { createHash } from 'node:crypto';
import type { Content } from '../model/content.ts';
import { MAPS_ORIGIN } from '../model/maps.ts';
import styles from '../styles/index.css?inline';

/** The one style sheet, as it stands in every page. */
export const STYLE = styles.trim();

/**
 * The one script that stands in every page. It keeps a press on an island until `+client.ts` is there,
 * or could not be loaded, and lets style know the path: 404.html has other screens for some.
 */
export const INLINE_SCRIPT =
  "{let b,f=e=>{let t=e.target.closest('[data-island] button');t&&(e.preventDefault(),b=t)};" +
  "addEventListener('click',f,!0);for(let n of['islands','load'])" +
  "addEventListener(n,()=>{removeEventListener('click',f,!0);b&&b.click(b=0)})}" +
  'document.documentElement.dataset.path=location.pathname';

/** Lets the browser fetch the next page as soon as a link is reached for (Speculation Rules API). */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: `${import.meta.env.BASE_URL}*` }, eagerness: 'moderate' }],
});

/** What every page may load and where it may send something; all else is refused (CSP 3). */
export function pagePolicy({ business, cities }: Pick<Content, 'business' | 'cities'>): string {
  const form = business.form?.endpoint ?? '/';
  const service = form.startsWith('/') ? '' : ` ${new URL(form).origin}`;
  const maps = new Set([MAPS_ORIGIN, ...cities.map((city) => new URL(city.mapEmbedUrl).origin)]);
  return [
    "default-src 'none'",
    `script-src 'self' ${hash(INLINE_SCRIPT)} ${hash(PREFETCH_RULES)}`,
    `style-src ${hash(STYLE)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${service}`,
    `frame-src ${[...maps].join(' ')}`,
    `form-action 'self'${service}`,
    "base-uri 'none'",
  ].join('; ');
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
