import { createHash } from 'node:crypto';
import { allPaths, EDITOR_PATH, NOT_FOUND, pageFile, withBase } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import type { SiteFile } from './index.ts';

/** Where Netlify and Cloudflare Pages look for headers, in the folder that they serve. */
export const HEADERS_FILE = '/_headers';

/** For everything, whatever it is: what this site never uses is off (Permissions Policy). */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Asked for again each time; unchanged files answer with a few bytes. */
const FRESH = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Names hold a hash of what the files hold. */
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * What only a header can say, or should: a meta element cannot tell who may frame the page, and a
 * page that is looked at over plain http on one's own machine must not ask for https.
 */
const HEADER_ONLY = "frame-ancestors 'none'; upgrade-insecure-requests";

/**
 * The policy of the editor, which lets it talk to this site and to GitHub alone, whatever its code
 * would ask of others. It sets styles as it runs and shows uploads before they are saved
 * (https://sveltiacms.app/en/docs/security).
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

/**
 * The text of the headers file. Apart from the first rule, no two set the same header for one path:
 * hosts join what several rules say, and two policies joined allow only what both do.
 * @param policy that of the pages
 * @param editor that of the editor's page; undefined where there is no editor
 */
export function headersText(
  site: Site,
  files: readonly SiteFile[],
  policy: string,
  editor: string | undefined,
): string {
  const page = {
    ...FRESH,
    'Content-Security-Policy': `${policy}; ${HEADER_ONLY}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const editorPage = {
    ...FRESH,
    'Content-Security-Policy': `${editor}; ${HEADER_ONLY}`,
    // It signs in through a window of its own, which must be able to answer.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Robots-Tag': 'noindex',
  };
  const rules: [patterns: Iterable<string>, headers: Record<string, string>][] = [
    [['/*'], EVERYWHERE],
    [['/assets/*'], FOREVER],
    [editor === undefined ? [] : [EDITOR_PATH, `${EDITOR_PATH}/*`], editorPage],
    [pagePatterns(site), page],
    [new Set(files.flatMap(({ fresh }) => fresh ?? [])), FRESH],
  ];
  const lines = rules.flatMap(([patterns, headers]) => {
    const set = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [...patterns].flatMap((pattern) => [withBase(site.settings.base, pattern), ...set]);
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Patterns for all pages: each first part of a path, also by the name of its file, which hosts
 * without clean addresses serve; what is below it; the page for no path.
 */
function pagePatterns(site: Site): Set<string> {
  const patterns = allPaths(site).flatMap((path) => {
    const [, first] = /^(\/[^/]+)\/./.exec(path) ?? [];
    return first === undefined ? [path, pageFile(path)] : [`${first}/*`];
  });
  return new Set([...patterns, pageFile(NOT_FOUND)]);
}

/** Headers for the paths that a pattern stands for: a path, or the start of one before "*". */
interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** Reads rules back from the text of a headers file. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: line, headers: {} });
    else if (name !== undefined && value !== undefined && rule) rule.headers[name] = value;
  }
  return rules;
}

/** The headers of a path: those of every rule that matches, joined by comma as hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { pattern, headers } of rules) {
    const start = pattern.replace(/\*$/, '');
    if (start === pattern ? path !== pattern : !path.startsWith(start)) continue;
    for (const [name, value] of Object.entries(headers)) {
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
}
