import { NOT_FOUND, pageFile } from '../../../model/routes.ts';
import type { Redirect } from '../../../model/schemas/redirect.ts';
import type { HeaderRule } from '../headers/header-rules.ts';
import { headersFor } from '../headers/headers-file.ts';

/** What a host's configuration is written from: a built site, and where it will stand. */
export interface HostSite {
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** The folder with the site's files on the machine of the host, an absolute path. */
  root: string;
  /** The name that the host answers to; undefined for any. */
  serverName: string | undefined;
  /** Where the host listens; undefined for where it does by itself. */
  port: number | undefined;
}

/** The file of the page for no path, "/404.html". */
export const NOT_FOUND_FILE = pageFile(NOT_FOUND);

/**
 * A page by the name of its file or with a slash, as a regular expression of PCRE and of Go; the first
 * group is its address. Only letters that addresses of pages have: what a browser would take for the
 * name of another host ("/\\example.com/"), or a host for the end of a header, is not of them.
 */
export const SECOND_ADDRESS = '^((/[\\w.-]+)+?)(/|\\.html)$';

/** The headers that come with the page for no path. */
export function notFoundHeaders({ rules }: HostSite): Record<string, string> {
  return headersFor(rules, NOT_FOUND_FILE);
}

/** A text as a part of a regular expression of PCRE, which stands for just this text. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * The paths of a header rule as a regular expression of PCRE. A page's own path and that of its file
 * are one, as hosts match either the one or the other.
 */
export function patternRegex(pattern: string): string {
  if (pattern.endsWith('*')) return `^${literally(pattern.slice(0, -1))}`;
  const path = literally(pattern.replace(/(\/index)?\.html$/, '')) || '/';
  return path === '/' ? '^/(index\\.html)?$' : `^${path}(\\.html)?$`;
}

/** Header rules by their regular expression, each once. */
export function rulesByRegex(rules: readonly HeaderRule[]): Map<string, HeaderRule['headers']> {
  return new Map(rules.map(({ pattern, headers }) => [patternRegex(pattern), headers]));
}
