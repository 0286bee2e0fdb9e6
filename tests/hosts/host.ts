import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { CommandResult } from '../support/npm-run.ts';

/** Where a host is started. */
export interface Place {
  /** The folder with the built site. */
  site: string;
  /** A folder of the host's own, which is removed afterwards. */
  folder: string;
  port: number;
}

/** A host that serves. */
export interface RunningHost {
  baseUrl: string;
  close: () => Promise<void>;
}

/** What is seen of a host beside what all have in common; each is asserted. */
export interface Seen {
  /** The one address of the editor. */
  editor: '/admin' | '/admin/';
  /** What leads on: the host, or a page that it serves for that. */
  redirects: 'host' | 'page';
  /** Whether it sends the headers of the site, and those for https too. */
  headers: 'all' | 'all but for https' | 'none';
  /** The headers that the page for a missing path comes with. */
  missingAs: 'its file' | 'the path';
  /** The caching that it sends of its own accord with that page. */
  missingCache?: Readonly<Record<'Cache-Control', string>>;
  /** Whether a redirect comes without the headers of the site. */
  movedBare: boolean;
  /** What becomes of what the site says of caching. */
  cache: (value: string) => string;
  /** Encodings that it compresses texts with. */
  encodings: readonly string[];
  /** Second addresses of a page that answer with the page itself, instead of leading to the first. */
  copies: readonly ('slash' | 'html' | 'index' | '404')[];
  /** Files that it shows though they are not for visitors. */
  shown: readonly string[];
  /** Paths that make it end, so that it is not asked for them. */
  endsAt: readonly string[];
  /** Whether it follows a link out of the folder. */
  followsLinks: boolean;
}

/** A host under test. */
export interface Host {
  name: string;
  /** The program that it needs; undefined where it is of this project. */
  program?: string;
  /** How to get that program. */
  install?: string;
  seen: Seen;
  /** Lets the host itself check its configuration; undefined where it has none of ours. */
  validate?: (place: Place) => Promise<CommandResult>;
  start: (place: Place) => Promise<RunningHost>;
}

/** What a host does that does all. */
export const ALL: Seen = {
  editor: '/admin',
  redirects: 'host',
  headers: 'all',
  missingAs: 'its file',
  movedBare: false,
  cache: (value) => value,
  encodings: ['gzip'],
  copies: [],
  shown: [],
  endsAt: [],
  followsLinks: false,
};

/** The packages of tests/hosts/packages, which are installed apart. */
export const PACKAGES = join('tests', 'hosts', 'packages', 'node_modules', '.bin');

/**
 * Whether a host is tried: where its program is there, and always in CI, where a host that is not
 * there is a failure.
 */
export function isTried({ program }: Host): boolean {
  const folders = [PACKAGES, ...(process.env.PATH ?? '').split(delimiter)];
  if (program === undefined || process.env.CI !== undefined) return true;
  return folders.some((folder) => existsSync(join(folder, program)));
}
