import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allVariants } from '../../model/pictures.ts';
import { allPaths, cardFile, NOT_FOUND, pageFile, withBase } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { ARTIFACTS } from '../artifacts/artifacts.ts';
import { HEADERS_FILE } from '../artifacts/headers.ts';
import { pictureFiles } from '../artifacts/picture-files.ts';
import { BuildError } from '../cli/command.ts';
import { socialCards } from '../files/social-cards.ts';

/**
 * Validates that a built site has every file that it needs, and none of them empty. Throws a BuildError
 * that names one that is missing; a site that is not whole must never take the place of one that is.
 */
export async function checkComplete(site: Site, folder: string): Promise<void> {
  const files = [...expectedFiles(site), ...(await bundledFiles(site, folder))];
  for (const file of files) {
    const found = statSync(join(folder, file), { throwIfNoEntry: false });
    if (found?.isFile() && (found.size > 0 || MAY_BE_EMPTY.includes(file))) continue;
    throw new BuildError(
      `The new site isn't complete: ${file} is ${found ? 'empty' : 'missing'}. Was something in ${folder} taken away? Build again.`,
    );
  }
}

/** Files that say nothing when there is nothing to say. */
const MAY_BE_EMPTY = ['/_redirects'];

function expectedFiles(site: Site): string[] {
  const cards = site.settings.cards ? socialCards(site).map(({ path }) => cardFile(path)) : [];
  return [
    ...[...allPaths(site), NOT_FOUND, ...site.redirects.map(({ from }) => from)].map(pageFile),
    ...ARTIFACTS.map(({ path }) => path),
    ...pictureFiles(site).map(({ path }) => path),
    ...allVariants(site).map(({ path }) => path),
    ...cards,
    `/${HEADERS_FILE}`,
  ];
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
