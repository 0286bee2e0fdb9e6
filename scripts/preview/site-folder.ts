import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Redirect } from '../../model/schemas/redirect.ts';
import { EVERY_PATH, type HeaderRule } from '../artifacts/headers/header-rules.ts';
import { HEADERS_FILE, parseHeaders } from '../artifacts/headers/headers-file.ts';
import { parseRedirects, REDIRECTS_FILE } from '../artifacts/redirects.ts';
import { FILE_TYPES } from '../shared/file-types.ts';

/** A file of the site, read whole. */
export interface SiteFile {
  body: Buffer;
  type: string;
}

/**
 * Reads the file that answers a path as static hosts choose it: the file itself, the page of that
 * name, or the index of the folder, in this order. Undefined where there is none, where the name is
 * one that hosts keep to themselves, and where a link leads out of the folder.
 */
export async function readSiteFile(folder: string, path: string): Promise<SiteFile | undefined> {
  if (/\/[._]|[\\\0]/.test(path)) return undefined;
  const folderPath = path.replace(/\/$/, '');
  const names = [`${folderPath}/index.html`];
  if (!path.endsWith('/')) names.unshift(path, `${path}.html`);
  for (const name of names) {
    const body = await readWithin(folder, name);
    if (body !== undefined) {
      return { body, type: FILE_TYPES[extname(name)] ?? 'application/octet-stream' };
    }
  }
  return undefined;
}

/** The site's own headers; none where it was built without. */
export async function readHeaderRules(folder: string): Promise<HeaderRule[]> {
  const text = await readWithin(folder, `/${HEADERS_FILE}`);
  return parseHeaders(text?.toString() ?? '');
}

/** The site's redirects, their paths with its base. */
export async function readRedirects(folder: string): Promise<Redirect[]> {
  const text = await readWithin(folder, `/${REDIRECTS_FILE}`);
  return parseRedirects(text?.toString() ?? '');
}

/** The path below which the site was built to stand: its first header rule is for all of it. */
export async function readBase(folder: string): Promise<string> {
  const [first] = await readHeaderRules(folder);
  return first?.pattern.slice(0, -EVERY_PATH.length) ?? '';
}

/** A file's bytes; undefined where there is no such file inside the folder. */
async function readWithin(folder: string, name: string): Promise<Buffer | undefined> {
  try {
    const file = await realpath(join(folder, name));
    const inside = file.startsWith((await realpath(folder)) + sep);
    return inside && (await stat(file)).isFile() ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}
