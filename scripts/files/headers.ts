import { isPlainPath, OWN_FOLDERS } from '../../model/own-files.ts';
import { allPaths } from '../../model/pages.ts';
import { EDITOR_PATH, NOT_FOUND, pageFile } from '../../model/routes.ts';
import type { Redirect } from '../../model/schemas/redirect.ts';
import type { Site } from '../../model/site.ts';
import { escapeHtml } from '../../model/text.ts';

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
 * @param files the addresses of all files beside the pages, those of public/ included
 * @param policy that of the pages
 * @param editor that of the editor's page; undefined where there is no editor
 */
export function headersText(
  site: Site,
  files: readonly string[],
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
  // Hosts without clean addresses serve a page by the name of its file.
  const pages = [...allPaths(site), NOT_FOUND].flatMap((path) => [path, pageFile(path)]);
  const moved = site.redirects.flatMap(({ from }) => [from, pageFile(from)]);

  const drawn = OWN_FOLDERS.filter(
    (own) => own !== '/assets' && files.some((path) => path.startsWith(`${own}/`)),
  );
  const rules: [patterns: string[], headers: Record<string, string>][] = [
    [['/*'], EVERYWHERE],
    [['/assets/*'], FOREVER],
    [editor === undefined ? [] : [EDITOR_PATH, `${EDITOR_PATH}/*`], editorPage],
    [foldersOf(pages), page],
    [drawn.map((folder) => `${folder}/*`), FRESH],
  ];
  // What the owner names stands by itself, after what counts: of a hundred rules Cloudflare reads no more.
  const [, ...grouped] = rules.flatMap(([patterns]) => patterns);
  const isAlone = (path: string) => !grouped.some((pattern) => matches(pattern, path));
  // Only hosts read what starts with "_"; a redirect's page is among those that have moved.
  const isServed = (path: string) => !path.startsWith('/_') && isPlainPath(path);
  const others = files.filter((path) => isServed(path) && !moved.includes(path) && isAlone(path));
  rules.push([others, FRESH], [moved.filter(isAlone), page]);

  const lines = rules.flatMap(([patterns, headers]) => {
    const set = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return patterns.flatMap((pattern) => [site.settings.base + pattern, ...set]);
  });
  return `${lines.join('\n')}\n`;
}

/** Patterns for paths, one for all that stand in a folder. */
function foldersOf(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.replace(/^(\/[^/]+\/).+/, '$1*')))];
}

/** Whether a rule is for a path: for that alone, or for what begins as the rule does before "*". */
function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
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
    for (const [name = '', value = ''] of matches(pattern, path) ? headers : []) {
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
}

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
