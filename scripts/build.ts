import { cpSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPaths, NOT_FOUND, pageFile } from '../model/routes.ts';
import { createSite, type Site } from '../model/site.ts';
import {
  BASE_OPTION,
  BuildError,
  CONTENT_OPTION,
  OUT_OPTION,
  readBase,
  readOptions,
  run,
} from './command.ts';
import { validateFolder } from './content/index.ts';
import { writeEditor } from './editor/write-editor.ts';
import { HEADERS_FILE, headersText, REDIRECTS_FILE } from './files/headers.ts';
import { siteFiles, writeFiles } from './files/index.ts';
import { renderPages, writeContent } from './render-pages.ts';
import { replaceSite } from './replace-site.ts';
import { count } from './report.ts';

/**
 * `npm run build`: the whole build. It works beside the last good site, which is replaced at the very
 * end; a build that fails leaves it as it was.
 */
await run(async () => {
  const started = performance.now();
  const options = readOptions(
    {
      content: CONTENT_OPTION,
      out: OUT_OPTION,
      base: BASE_OPTION,
      'no-cards': { type: 'boolean', default: false },
    },
    'npm run build -- [--content DIR] [--out DIR] [--base PATH] [--no-cards]',
  );
  const { content: source, out } = options;
  const settings = { base: readBase(options.base), cards: !options['no-cards'] };
  const { pages, warnings, bytes } = await replaceSite(out, source, async (folder) => {
    const { content, warnings: all } = await validateFolder(source, settings);
    if (source === CONTENT_OPTION.default && out === OUT_OPTION.default) writeContent(content);
    const site = createSite(content);
    // Bundling both takes longest, and most of it is not done in this thread.
    const steps = [renderPages(content), writeEditor(site, folder)] as const;
    // When one fails the other ends first: none may write once the folder is gone.
    await Promise.allSettled(steps);
    const [{ client, policy, remove }, editorPolicy] = await Promise.all(steps);
    cpSync(client, folder, { recursive: true });
    remove();
    await writeFiles(site, source, folder);
    const headers = headersText(site, siteFiles(site), policy, editorPolicy);
    writeFileSync(join(folder, HEADERS_FILE), headers);
    checkComplete(site, folder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return {
      // And the one for missing addresses.
      pages: allPaths(site).length + 1,
      warnings: all.length,
      bytes: files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
    };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  console.log(
    `Built ${count(pages, 'page')} in ${seconds} s: ${megabytes} MB in ${out}, ${count(warnings, 'warning')}.`,
  );
});

/** Throws a BuildError that names a file which the new site lacks: it must not take a whole one's place. */
function checkComplete(site: Site, folder: string): void {
  const pages = [...allPaths(site), NOT_FOUND].map(pageFile);
  for (const file of [...pages, ...siteFiles(site).map(({ path }) => path)]) {
    const size = statSync(join(folder, file), { throwIfNoEntry: false })?.size;
    // A site without redirects has no rules for them.
    if (size !== undefined && (size > 0 || file === REDIRECTS_FILE)) continue;
    throw new BuildError(
      `The new site isn't complete: ${file} is ${size === 0 ? 'empty' : 'missing'}. Was something in ${folder} taken away? Build again.`,
    );
  }
}
