import { readdirSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { unservedPart } from '../model/own-files.ts';
import { HEADERS_FILE } from '../model/routes.ts';
import { createSite, type Site } from '../model/site.ts';
import { sitePages } from '../model/site-pages.ts';
import { count } from '../model/text.ts';
import {
  BASE_OPTION,
  CONTENT_OPTION,
  EXIT,
  isMain,
  OUT_OPTION,
  PUBLIC_OPTION,
  readBase,
  readOptions,
  requirePlainProject,
  run,
} from './command.ts';
import { readPublicFolder } from './content/index.ts';
import { writeEditor } from './editor/write-editor.ts';
import { headersText } from './files/headers.ts';
import { loadContent, type SiteFolders } from './load-content.ts';
import { bundleCode, CONTENT_JSON, renderPages, writeContent } from './render-pages.ts';
import { replaceSite } from './replace-site.ts';
import type { SiteOptions } from './settings.ts';
import { stage } from './stage.ts';
import { writeBelow } from './system.ts';

const USAGE =
  'npm run build -- [--content DIR] [--public DIR] [--out DIR] [--base PATH] [--no-cards]';

/**
 * `npm run build`: the whole build. It works beside the last good site, which is replaced at the very
 * end; a build that fails leaves it as it was.
 */
export async function main(args: readonly string[]): Promise<number> {
  const started = performance.now();
  performance.measure('start', { end: started });
  const options = readOptions(
    args,
    {
      content: CONTENT_OPTION,
      public: PUBLIC_OPTION,
      out: OUT_OPTION,
      base: BASE_OPTION,
      'no-cards': { type: 'boolean', default: false },
    },
    USAGE,
  );
  requirePlainProject();
  const { out } = options;
  const folders = { content: options.content, public: options.public };
  const siteOptions = { base: readBase(options.base), cards: !options['no-cards'] };
  // The content is left for people to read only where this project's own site is built, in its place.
  const isOwn = folders.content === CONTENT_OPTION.default && out === OUT_OPTION.default;

  const built = await replaceSite(out, folders.content, (folder) =>
    buildSite(folders, folder, siteOptions, isOwn),
  );

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = (built.bytes / 1_000_000).toFixed(1);
  const pages = count(built.pages, 'page');
  const warnings = count(built.warnings, 'warning');
  console.log(`Built ${pages} in ${seconds} s: ${megabytes} MB in ${out}, ${warnings}.`);
  return EXIT.success;
}

/** What there is to say of a site that was built. */
interface BuiltSummary {
  pages: number;
  warnings: number;
  /** The size of all files. */
  bytes: number;
}

/** Builds a site into a new folder. */
async function buildSite(
  folders: SiteFolders,
  folder: string,
  options: SiteOptions,
  isOwn: boolean,
): Promise<BuiltSummary> {
  // Bundling needs no content, and a mistake in that is told without waiting for it.
  const bundling = stage('bundle the code', bundleCode(folders.public, options.base));
  // Awaited below, with the pages; until then a failure must not end the process.
  bundling.catch(() => {});

  const loading = loadContent(folders, options);
  const { content, warnings, report } = await stage('check the content', loading);
  if (warnings.length > 0) console.warn(report);
  if (isOwn) writeContent(content, CONTENT_JSON);
  const site = createSite(content);

  const pages = bundling.then((bundle) =>
    stage('render the pages', renderPages(bundle, content, folder)),
  );
  const filesBeside = stage('make the files beside them', makeFiles(site, folders.content, folder));
  const writeStart = async (target: string) => {
    const bundle = await bundling;
    await cp(bundle.editorStart, target, { recursive: true });
  };
  const editor = site.business.editor?.enabled
    ? stage('write the editor', writeEditor(site, folder, writeStart))
    : undefined;

  // When one of these steps fails, the others end first: none may write once the folder is gone.
  await Promise.allSettled([pages, filesBeside, editor]);
  const policy = await pages;
  const editorPolicy = await editor;
  const served = readPublicFolder(folders.public).filter((path) => !unservedPart(path));
  const files = [...(await filesBeside), ...served];
  writeBelow(folder, HEADERS_FILE, headersText(site, files, policy, editorPolicy));

  return {
    pages: sitePages(site).length + 1,
    warnings: warnings.length,
    bytes: sizeOf(folder),
  };
}

/** Loads what draws, and makes the files beside the pages. @returns their addresses */
async function makeFiles(site: Site, contentFolder: string, folder: string): Promise<string[]> {
  const { writeFiles } = await import('./files/index.ts');
  return writeFiles(site, contentFolder, folder);
}

/** The size of all files in a folder. Unit: bytes. */
function sizeOf(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

if (isMain(import.meta.filename)) await run(main);
