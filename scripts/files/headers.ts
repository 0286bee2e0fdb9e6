import { allPaths } from '../../model/pages.ts';
import { EDITOR_PATH, NOT_FOUND, pageFile } from '../../model/routes.ts';
import type { Redirect } from '../../model/schemas/redirect.ts';
import type { Site } from '../../model/site.ts';
import { escapeHtml } from '../../model/text.ts';

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
 * The text of the headers file. Apart from the first rule, no two set the same header for one path:
 * hosts join what several rules say, and two policies joined allow only what both do.
 * @param policy that of the pages
 * @param editor that of the editor's page; undefined where there is no editor
 */
export function headersText(
  site: Site,
  files: readonly { path: string }[],
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
  const pages = [...allPaths(site), NOT_FOUND, ...site.redirects.map(({ from }) => from)];
  // Pages that have moved are pages too, pictures stand in /assets, and only hosts read "/_redirects".
  const others = files.filter(({ path }) => !/^\/(assets\/|_)|\.html$/.test(path));
  const rules: [patterns: Iterable<string>, headers: Record<string, string>][] = [
    [['/*'], EVERYWHERE],
    [['/assets/*'], FOREVER],
    [editor === undefined ? [] : [EDITOR_PATH, `${EDITOR_PATH}/*`], editorPage],
    // Hosts without clean addresses serve a page by the name of its file.
    [patternsOf(pages.flatMap((path) => [path, pageFile(path)])), page],
    [patternsOf(others.map(({ path }) => path)), FRESH],
  ];
  const lines = rules.flatMap(([patterns, headers]) => {
    const set = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [...patterns].flatMap((pattern) => [site.settings.base + pattern, ...set]);
  });
  return `${lines.join('\n')}\n`;
}

/** Patterns for paths, one for all that stand in a folder. */
function patternsOf(paths: readonly string[]): Set<string> {
  return new Set(paths.map((path) => path.replace(/^(\/[^/]+\/).+/, '$1*')));
}

/** Reads rules back from a headers file: each for a path, or for what begins as one before "*". */
export function parseHeaders(text: string) {
  return text.split(/^(?=\/)/m).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split(/\n\s+/);
    return { pattern, headers: lines.map((line) => line.split(/: (.*)/, 2)) };
  });
}

/** The headers of a path: those of every rule that matches, joined by comma as hosts do. */
export function headersFor(rules: ReturnType<typeof parseHeaders>, path: string) {
  const found: Record<string, string> = {};
  for (const { pattern, headers } of rules) {
    const isMatch = pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    for (const [name = '', value = ''] of isMatch ? headers : []) {
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
}

/** Where Netlify and Cloudflare Pages look for redirects, in the folder that they serve. */
export const REDIRECTS_FILE = '/_redirects';

/** The redirects as Cloudflare Pages reads them. */
export function redirectRules({ redirects, settings: { base } }: Site): string {
  return redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301\n`).join('');
}

/** A page that leads on by itself, for hosts that know no redirects. */
export function redirectPage({ settings }: Pick<Site, 'settings'>, { to }: Redirect): string {
  const target = escapeHtml(settings.base + to);
  return [
    `<!doctype html><html lang="en-US"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'"/><meta charset="utf-8">`,
    `<title>Moved to ${target}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(settings.siteUrl + to)}">`,
    `<meta http-equiv="refresh" content="0;url=${target}"></head>`,
    `<body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`,
  ].join('');
}
