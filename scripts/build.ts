import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { allPaths, HEADERS_FILE } from '../model/routes.ts';
import { createSite } from '../model/site.ts';
import {
  BASE_OPTION,
  CONTENT_OPTION,
  OUT_OPTION,
  PUBLIC_OPTION,
  readBase,
  readOptions,
  run,
} from './command.ts';
import { validateFolder } from './content/index.ts';
import { readPublicFolder } from './content/read.ts';
import { writeEditor } from './editor/write-editor.ts';
import { headersText } from './files/headers.ts';
import { siteFiles, writeFiles } from './files/index.ts';
import { renderPages, writeContent } from './render-pages.ts';
import { replaceSite } from './replace-site.ts';
import { count } from './report.ts';
import { writeBelow } from './system.ts';

/**
 * `npm run build`: the whole build. It works beside the last good site, which is replaced at the very
 * end; a build that fails leaves it as it was.
 */
await run(async () => {
  const started = performance.now();
  const options = readOptions(
    {
      content: CONTENT_OPTION,
      public: PUBLIC_OPTION,
      out: OUT_OPTION,
      base: BASE_OPTION,
      'no-cards': { type: 'boolean', default: false },
    },
    'npm run build -- [--content DIR] [--public DIR] [--out DIR] [--base PATH] [--no-cards]',
  );
  const { content: source, out } = options;
  const settings = { base: readBase(options.base), cards: !options['no-cards'] };
  const { pages, warnings, bytes } = await replaceSite(out, source, async (folder) => {
    const { content, warnings } = await validateFolder(options, settings);
    if (source === CONTENT_OPTION.default && out === OUT_OPTION.default) writeContent(content);
    const site = createSite(content);
    // Bundling both takes longest, and most of it is not done in this thread.
    const steps = [
      renderPages(content, options.public, folder),
      writeEditor(site, folder),
    ] as const;
    // When one fails the other ends first: none may write once the folder is gone.
    await Promise.allSettled(steps);
    const [policy, editorPolicy] = await Promise.all(steps);
    await writeFiles(site, source, folder);
    const files = [...siteFiles(site).map(({ path }) => path), ...readPublicFolder(options.public)];
    writeBelow(folder, HEADERS_FILE, headersText(site, files, policy, editorPolicy));
    const built = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return {
      // With 404.html.
      pages: allPaths(site).length + 1,
      warnings: warnings.length,
      bytes: built.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
    };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  console.log(
    `Built ${count(pages, 'page')} in ${seconds} s: ${megabytes} MB in ${out}, ${count(warnings, 'warning')}.`,
  );
});
