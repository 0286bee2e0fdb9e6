import { BUILD_MARK, isPlainPath, OWN_FOLDERS } from '../../model/own-files.ts';
import { EDITOR_PATH, NOT_FOUND, pageFile } from '../../model/routes.ts';

import type { Site } from '../../model/site.ts';
import { sitePages } from '../../model/site-pages.ts';
import { headerPolicy } from './policies.ts';

/** What every file is sent with. The Permissions Policy turns off what this site never uses. */
const FOR_EVERYTHING = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Files that change under their names: browsers ask each time whether they have, for a few bytes. */
const FRESH = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Files whose names hold a hash of what is in them, so that they never change. */
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The folder of such names. */
const HASHED_FOLDER = '/assets';

/** Headers for some paths. A path that ends with "*" stands for all that begin as it does. */
interface HeaderGroup {
  paths: string[];
  headers: Record<string, string>;
}

/**
 * The text of the headers file, with the mark of a build. Apart from the first rule, no two set the same header for one path:
 * hosts join what several rules say, and two policies joined allow only what both do.
 * @param files the addresses of all files beside the pages, those of public/ included
 * @param policy the policy of the pages
 * @param editor the policy of the editor's page; undefined where there is no editor
 */
export function headersText(
  site: Site,
  files: readonly string[],
  policy: string,
  editor: string | undefined,
): string {
  const forPages = {
    ...FRESH,
    'Content-Security-Policy': headerPolicy(policy),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  // Hosts without clean addresses serve a page by the name of its file.
  const pages = [...sitePages(site).map(({ path }) => path), NOT_FOUND].flatMap((path) => [
    path,
    pageFile(path),
  ]);
  const moved = site.redirects.flatMap(({ from }) => [from, pageFile(from)]);

  const drawnFolders = OWN_FOLDERS.filter((folder) => {
    const hasFiles = files.some((path) => path.startsWith(`${folder}/`));
    return hasFiles && folder !== HASHED_FOLDER;
  });
  const groups: HeaderGroup[] = [
    { paths: [`${HASHED_FOLDER}/*`], headers: FOREVER },
    ...(editor === undefined ? [] : [editorGroup(editor)]),
    { paths: foldersOf(pages), headers: forPages },
    { paths: drawnFolders.map((folder) => `${folder}/*`), headers: FRESH },
  ];

  const grouped = groups.flatMap(({ paths }) => paths);
  const isAlone = (path: string) => !grouped.some((pattern) => isRuleFor(pattern, path));
  // A file that starts with "_" is for the host alone, and is never served.
  const isServed = (path: string) => !path.startsWith('/_') && isPlainPath(path);
  const others = files.filter((path) => isServed(path) && !moved.includes(path) && isAlone(path));

  const rules: HeaderGroup[] = [
    { paths: ['/*'], headers: FOR_EVERYTHING },
    ...groups,
    // What the owner names comes last: of a hundred rules Cloudflare reads no more.
    { paths: others, headers: FRESH },
    { paths: moved.filter(isAlone), headers: forPages },
  ];
  const lines = rules.flatMap(({ paths, headers }) => {
    const headerLines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return paths.flatMap((path) => [site.settings.base + path, ...headerLines]);
  });
  return `${[BUILD_MARK, ...lines].join('\n')}\n`;
}

function editorGroup(policy: string): HeaderGroup {
  return {
    paths: [EDITOR_PATH, `${EDITOR_PATH}/*`],
    headers: {
      ...FRESH,
      'Content-Security-Policy': headerPolicy(policy),
      // The editor signs in through a window of its own, which must be able to answer.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'X-Robots-Tag': 'noindex',
    },
  };
}

/** Patterns for paths: one for all that stand in a folder. */
function foldersOf(paths: readonly string[]): string[] {
  const patterns = paths.map((path) => path.replace(/^(\/[^/]+\/).+/, '$1*'));
  return [...new Set(patterns)];
}

/** Whether a rule is for a path: for that alone, or for what begins as the rule does before "*". */
function isRuleFor(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** A rule as it stands in a headers file. */
export interface HeaderRule {
  pattern: string;
  headers: { name: string; value: string }[];
}

/** Reads rules back from the text of a headers file. */
export function parseHeaders(text: string): HeaderRule[] {
  // A rule begins with a path at the start of a line, and what stands before the first one is a comment;
  // the headers of a rule are indented.
  const rules = text.split(/^(?=\/)/m).filter((part) => part.startsWith('/'));
  return rules.map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split(/\n\s+/);
    const headers = lines.map((line) => {
      const [name = '', value = ''] = line.split(/: (.*)/, 2);
      return { name, value };
    });
    return { pattern, headers };
  });
}

/** The headers of a path: those of every rule for it, joined by comma as hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  const matching = rules.filter(({ pattern }) => isRuleFor(pattern, path));
  for (const { name, value } of matching.flatMap(({ headers }) => headers)) {
    found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
  }
  return found;
}
