import { isAbsolute, join, relative } from 'node:path';
import type { Settings } from '../model/content.ts';
import { UsageError } from './command.ts';

// The site's own environment variables are read only here (docs/architecture.md, "Commands").

export interface SiteFolders {
  content: string;
  /** Served as is. */
  public: string;
  /** Vite's `outDir`. Its folder "client" is the site. */
  out: string;
}

/** Reads CONTENT_DIR, PUBLIC_DIR and OUT_DIR. */
export function readFolders(env: NodeJS.ProcessEnv): SiteFolders {
  return {
    content: env.CONTENT_DIR || 'content',
    public: env.PUBLIC_DIR || 'public',
    out: env.OUT_DIR || 'dist',
  };
}

/**
 * Throws a UsageError for an output folder outside the project, where the build wouldn't find the
 * packages that it renders pages with.
 */
export function assertInProject(out: string): void {
  const path = relative('.', out);
  if (!path.startsWith('..') && !isAbsolute(path)) return;
  throw new UsageError(
    `OUT_DIR: expected a folder in the project, such as dist, found "${out}". Build there, and copy the site to where you want it.`,
  );
}

/** The built site in the output folder, for hosts to serve. */
export function siteFolder(out: string): string {
  return join(out, 'client');
}

/** Used until the owner has a domain; reserved for examples (RFC 2606). */
const NO_DOMAIN = 'https://www.example.com';

/** A plain https origin. The URL parser alone would accept ";" and "*" in a host. */
const ORIGIN = /^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+(:\d+)?\/$/;

/**
 * Reads SITE_URL, the public origin; SITE_BASE, the path of the site there; CARDS=false, to skip social
 * cards, which are slow to draw; and MAPS_EMBED_KEY. Throws a UsageError if one is invalid.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const written = env.SITE_URL || NO_DOMAIN;
  const origin = URL.canParse(written) ? new URL(written).href : '';
  if (!ORIGIN.test(origin)) {
    throw new UsageError(originMessage(written));
  }

  const base = readBase(env.SITE_BASE || '/');
  const siteUrl = origin.slice(0, -1) + base;
  const cards = readSwitch(env, 'CARDS') ?? true;
  return { siteUrl, base, cards, mapsKey: env.MAPS_EMBED_KEY || undefined };
}

/** Whether the owner has declared the site public (SITE_LIVE). */
export function isLive(env: NodeJS.ProcessEnv): boolean {
  return readSwitch(env, 'SITE_LIVE') ?? false;
}

/** Undefined if unset. Throws a UsageError for other values. */
function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const written = env[name] ?? '';
  switch (written.trim().toLowerCase()) {
    case '':
      return undefined;
    case 'true':
    case 'yes':
    case 'on':
    case '1':
      return true;
    case 'false':
    case 'no':
    case 'off':
    case '0':
      return false;
    default:
      throw new UsageError(`${name}: expected true or false, found "${written}".`);
  }
}

/** Removes the trailing slash: "/site", or an empty string at the top of a domain. */
function readBase(path: string): string {
  const base = path.replace(/\/$/, '');
  if (/^(\/([\w~-]|\.(?!\.?(\/|$)))+)*$/.test(base)) return base;
  throw new UsageError(
    `SITE_BASE: expected a path such as /site/, found "${path}". Start it with a slash, and use only letters, digits and . _ ~ - in between.`,
  );
}

/** The host of an otherwise invalid URL: "www.sample.com" in "http://www.sample.com/home". */
const HOST = /(?<=^|[/@])(?:[a-z\d-]+\.)+[a-z][a-z\d-]+(?::\d+)?(?=\/|$)/i;

function originMessage(written: string): string {
  const expected = 'expected https:// and a plain host name, without user name, password or path';
  // Keeps passwords out of logs.
  const found = written.replace(/^([a-z]+:\/\/)?[^/]*@/i, '$1...@');

  const host = HOST.exec(written)?.[0];
  const example = 'it like https://www.your-domain.com';
  const fix = `Write ${host === undefined ? example : `https://${host}`}`;
  const where = "It's an environment variable, and docs/deploy.md says where to set it";
  return `SITE_URL: ${expected}, found "${found}". ${fix}. ${where}. For a site below a path, set SITE_BASE too.`;
}
