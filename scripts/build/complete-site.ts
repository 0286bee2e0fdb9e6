import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allPaths, NOT_FOUND, pageFile, withBase } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { BuildError } from '../cli/command.ts';
import { HEADERS_FILE, REDIRECTS_FILE } from '../files/headers.ts';
import { siteFiles } from '../files/index.ts';

/**
 * Validates that a built site has every file that it needs, and none of them empty. Throws a BuildError
 * that names one that is missing; a site that is not whole must never take the place of one that is.
 */
export async function checkComplete(site: Site, folder: string): Promise<void> {
  const files = [
    ...[...allPaths(site), NOT_FOUND].map(pageFile),
    ...siteFiles(site).map(({ path }) => path),
    HEADERS_FILE,
    ...(await bundledFiles(site, folder)),
  ];
  for (const file of files) {
    const found = statSync(join(folder, file), { throwIfNoEntry: false });
    // A site without redirects has no rules for them.
    if (found?.isFile() && (found.size > 0 || file === REDIRECTS_FILE)) continue;
    throw new BuildError(
      `The new site isn't complete: ${file} is ${found ? 'empty' : 'missing'}. Was something in ${folder} taken away? Build again.`,
    );
  }
}

/** Every bundled file that the home page or another bundled file names. */
async function bundledFiles(site: Site, folder: string): Promise<string[]> {
  const bundle = join(folder, 'assets');
  const scripts = await readdir(bundle, { recursive: true }).catch(() => []);
  const readers = scripts.filter((name) => name.endsWith('.js')).map((name) => join(bundle, name));
  const texts = await Promise.all(
    [join(folder, 'index.html'), ...readers].map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  const names = texts.flatMap((text) => text.match(/assets\/[\w./-]+\.(js|woff2|css)/g) ?? []);
  const page = texts[0] ?? '';
  if (!page.includes(withBase(site.settings.base, '/assets/'))) {
    throw new BuildError(
      "The new site isn't complete: its home page names no script. Build again.",
    );
  }
  return [...new Set(names)].map((name) => `/${name}`);
}
