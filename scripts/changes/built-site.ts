import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { EDITOR_PATH } from '../../model/routes.ts';
import { MARK } from '../build/mark.ts';
import { UsageError } from '../cli/command.ts';
import { BUNDLED, normalizedOutput } from './normalized-output.ts';

/** A built site as far as two of them are compared. */
export interface BuiltSite {
  /** The HTML of each page by its address, "/areas/boise". */
  pages: ReadonlyMap<string, string>;
  /** Where addresses lead that have no page any more. */
  redirects: ReadonlyMap<string, string>;
  /** Every other file by its name; of each, a hash of what it holds, noise left out. */
  files: ReadonlyMap<string, string>;
}

/** Reads a built site. Throws a UsageError when the folder holds none. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  if (!existsSync(join(folder, 'index.html')) || !existsSync(join(folder, '404.html'))) {
    throw new UsageError(
      `"${folder}" is no built site: it has no index.html and 404.html. ` +
        'Name a folder that "npm run build -- --out DIR" has made.',
    );
  }
  const pages = new Map<string, string>();
  const redirects = new Map<string, string>();
  const files = new Map<string, string>();
  for (const name of await fileNames(folder)) {
    const bytes = await readFile(join(folder, name));
    if (name === '_redirects') readRules(bytes.toString(), redirects);
    if (!name.endsWith('.html')) {
      files.set(...fileEntry(name, bytes));
      continue;
    }
    const html = bytes.toString();
    const target = refreshTarget(html);
    if (target === undefined) pages.set(addressOf(name), html);
    else redirects.set(addressOf(name), target);
  }
  return { pages, redirects, files };
}

/** The names of all files but the editor's, which no visitor meets. */
async function fileNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== MARK && !`/${name}`.startsWith(`${EDITOR_PATH}/`))
    .sort();
}

function addressOf(name: string): string {
  const path = `/${name.replace(/\.html$/, '')}`;
  return path === '/index' ? '/' : path.replace(/\/index$/, '');
}

/** Reads lines such as "/old /new 301", as Netlify and Cloudflare Pages know them. */
function readRules(text: string, redirects: Map<string, string>): void {
  for (const line of text.split('\n')) {
    const [from, to] = line.trim().split(/\s+/);
    if (from?.startsWith('/') && to !== undefined) redirects.set(from, to);
  }
}

/** Where a page leads that does nothing but lead on. */
function refreshTarget(html: string): string | undefined {
  return /<meta http-equiv="refresh" content="0;\s*url=([^"]*)"/.exec(html)?.[1];
}

/** A bundled file has no lasting name: what it holds is its name. */
function fileEntry(name: string, bytes: Buffer): [name: string, hash: string] {
  const text = isText(name) ? normalizedOutput(bytes.toString()) : bytes;
  const hash = createHash('sha256').update(text).digest('hex');
  const extension = name.slice(name.lastIndexOf('.'));
  return [name.startsWith(BUNDLED) ? `${BUNDLED}${hash}${extension}` : name, hash];
}

function isText(name: string): boolean {
  return /\.(js|css|json|xml|txt|md|svg|vcf)$/.test(name) || !name.includes('.');
}
