import { join } from 'node:path';
import type { Settings } from '../model/content.ts';
import { UsageError } from './command.ts';

// All that the environment says about a site, which tests and the workflow name too
// (docs/architecture.md, "Commands").

/** The folders of a site. */
export interface SiteFolders {
  content: string;
  /** What is served as it is. */
  public: string;
  /** Where builds write: Vite's `outDir`, whose folder "client" is the site. */
  out: string;
}

/** Reads the folders that commands work with: CONTENT_DIR, PUBLIC_DIR and OUT_DIR. */
export function readFolders(env: NodeJS.ProcessEnv): SiteFolders {
  return {
    content: env.CONTENT_DIR || 'content',
    public: env.PUBLIC_DIR || 'public',
    out: env.OUT_DIR || 'dist',
  };
}

/** The folder of a built site, as hosts serve it, in the one where builds write. */
export function siteFolder(out: string): string {
  return join(out, 'client');
}

/** The origin of a site whose owner has no domain yet: one that is reserved for examples (RFC 2606). */
const NO_DOMAIN = 'https://www.example.com';

/** A plain https origin; the URL parser itself takes ";" and "*" in a host. */
const ORIGIN = /^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+(:\d+)?\/$/;

/**
 * Reads what a site says of itself: SITE_URL, its public origin; SITE_BASE, the path below which it
 * stands there; CARDS=false, where it shall have no social cards, which take a while to draw;
 * MAPS_EMBED_KEY, a key for embedded maps. Throws a UsageError where one cannot be right.
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

/** Whether the owner has said that the site is public (SITE_LIVE). */
export function isLive(env: NodeJS.ProcessEnv): boolean {
  return readSwitch(env, 'SITE_LIVE') ?? false;
}

/** A switch as people set one; undefined where it isn't set. Throws a UsageError on any other word. */
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

/** A path without a slash at its end: "/site", or nothing for the top of a domain. */
function readBase(path: string): string {
  const base = path.replace(/\/$/, '');
  if (/^(\/([\w~-]|\.(?!\.?(\/|$)))+)*$/.test(base)) return base;
  throw new UsageError(
    `SITE_BASE: expected a path such as /site/, found "${path}". Start it with a slash, and use only letters, digits and . _ ~ - in between.`,
  );
}

/** The host in an address that is otherwise wrong: "www.sample.com" in "http://www.sample.com/home". */
const HOST = /(?<=^|[/@])(?:[a-z\d-]+\.)+[a-z][a-z\d-]+(?::\d+)?(?=\/|$)/i;

/** What is said of an address that is no plain origin, and of where it comes from. */
function originMessage(written: string): string {
  const expected = 'expected https:// and a plain host name, without user name, password or path';
  // The password of somebody stands in no log.
  const found = written.replace(/^([a-z]+:\/\/)?[^/]*@/i, '$1...@');

  const host = HOST.exec(written)?.[0];
  const example = 'it like https://www.your-domain.com';
  const fix = `Write ${host === undefined ? example : `https://${host}`}`;
  const where = 'It is a variable of the environment, which docs/deploy.md tells where to set';
  return `SITE_URL: ${expected}, found "${found}". ${fix}. ${where}. For a site below a path, set SITE_BASE too.`;
}
