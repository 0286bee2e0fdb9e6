import { allPaths, EDITOR_PATH, NOT_FOUND, pageFile, withBase } from '../../../model/routes.ts';
import type { Site } from '../../../model/site.ts';
import { HEADER_ONLY } from './content-policy.ts';
import type { PagePolicies } from './page-policies.ts';

/** Headers for the paths that a pattern stands for: a path, or the start of one before "*". */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** The pattern of the first rule, which is for everything below the base. */
export const EVERY_PATH = '/*';

/** Browser features that no page uses (Permissions Policy, by their names in Chromium). */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** What this site may ask the browser for: the finder, where the visitor is. */
const OWN_FEATURES = ['geolocation'];

/** For everything, whatever it is. */
export const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', '),
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Asked for again each time; unchanged files answer with a few bytes. */
const FRESH = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Bundled files carry a hash of what they hold in their names. */
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The one list of headers. Apart from the first rule, no two set the same header for one path:
 * hosts join what several rules say, and two policies joined allow only what both do.
 * @param files paths of files that keep their names when they change, beside the pages
 * @param editor the policy of the editor's page; undefined where there is no editor
 */
export function headerRules(
  site: Site,
  policies: PagePolicies,
  files: readonly string[],
  editor: string | undefined,
) {
  const page = (path: string) => ({
    ...FRESH,
    'Content-Security-Policy': `${policies.ofSection(path)}; ${HEADER_ONLY}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  const rules: HeaderRule[] = [
    { pattern: EVERY_PATH, headers: EVERYWHERE },
    { pattern: '/assets/*', headers: FOREVER },
    ...(editor === undefined ? [] : editorRules(editor)),
    ...[...pagePatterns([...allPaths(site), NOT_FOUND])].map(([pattern, path]) => ({
      pattern,
      headers: page(path),
    })),
    ...files.map((pattern) => ({ pattern, headers: FRESH })),
  ];
  return rules.map(({ pattern, headers }) => ({
    pattern: withBase(site.settings.base, pattern),
    headers,
  }));
}

/**
 * Patterns for all pages, each with a path of its section: each first part of a path, also by the name
 * of its file, which hosts without clean addresses serve; what is below it; the page for no path.
 */
function pagePatterns(paths: readonly string[]): Map<string, string> {
  const patterns = paths.flatMap((path): [string, string][] => {
    const [, first] = /^(\/[^/]+)\/./.exec(path) ?? [];
    if (first !== undefined) return [[`${first}/*`, path]];
    const file: [string, string] = [pageFile(path), path];
    return path === NOT_FOUND ? [file] : [[path, path], file];
  });
  return new Map(patterns);
}

function editorRules(policy: string): HeaderRule[] {
  const headers = {
    ...FRESH,
    'Content-Security-Policy': `${policy}; ${HEADER_ONLY}`,
    // It signs in through a window of its own, which must be able to answer.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Robots-Tag': 'noindex',
  };
  return [EDITOR_PATH, `${EDITOR_PATH}/*`].map((pattern) => ({ pattern, headers }));
}
