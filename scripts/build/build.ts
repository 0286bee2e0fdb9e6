import { cpSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPaths } from '../../model/routes.ts';
import { createSite } from '../../model/site.ts';
import { CONTENT_OPTION, OUT_OPTION } from '../cli/command.ts';
import { validateFolder } from '../content/index.ts';
import { writeEditor } from '../editor/write-editor.ts';
import { HEADERS_FILE, headersText } from '../files/headers.ts';
import { siteFiles, writeFiles } from '../files/index.ts';
import { count } from '../report/count.ts';
import { checkComplete } from './complete-site.ts';
import { renderPages, writeContent } from './render-pages.ts';
import { replaceSite } from './replace-site.ts';

interface BuildOptions {
  content: string;
  out: string;
  /** The path below which the site will stand, "/site"; empty for the top of its domain. */
  base: string;
  /** Whether to draw the cards for shared links. */
  cards: boolean;
}

/**
 * The whole build. It works beside the last good site, which is replaced at the very end; a build
 * that fails leaves it as it was.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const started = performance.now();
  const { warnings, bytes, pages } = await replaceSite(options.out, options.content, (folder) =>
    buildInto(folder, options),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  console.log(
    `Built ${count(pages, 'page')} in ${seconds} s: ${megabytes} MB in ${options.out}, ${count(warnings, 'warning')}.`,
  );
}

/** The build step by step. */
async function buildInto(folder: string, options: BuildOptions) {
  const { content, warnings } = await validateFolder(options.content, options);
  const isDefault =
    options.content === CONTENT_OPTION.default && options.out === OUT_OPTION.default;
  if (isDefault) writeContent(content);
  const site = createSite(content);

  // Bundling both takes longest, and most of it is not done in this thread.
  const steps = [renderPages(content), writeEditor(site, folder)] as const;
  // When one fails the others end first: none may write once the folder is gone.
  await Promise.allSettled(steps);
  const [{ client, policy, remove }, editorPolicy] = await Promise.all(steps);
  cpSync(client, folder, { recursive: true });
  remove();
  await writeFiles(site, options.content, folder);
  const headers = headersText(site, siteFiles(site), policy, editorPolicy);
  writeFileSync(join(folder, HEADERS_FILE), headers);
  await checkComplete(site, folder);

  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return {
    warnings: warnings.length,
    // And the one for missing addresses.
    pages: allPaths(site).length + 1,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
  };
}
