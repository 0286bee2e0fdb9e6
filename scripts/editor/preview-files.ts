import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { EditorFile } from './cms-files.ts';
import { PREVIEW } from './editor-files.ts';

/** What the preview is made from: the check and the pages, for a browser. */
const ENTRY = 'admin/preview/preview.tsx';

/**
 * The half of react-dom/server that renders to a text (19.3.1). The other, which streams, would be 9 KB of
 * the preview's 250.
 */
const RENDERER = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js';

/**
 * Bundles the preview, without vike, which refuses the code of pages in a browser. It takes about two
 * seconds.
 * @param base the base path of the site
 */
export async function previewFiles(base: string): Promise<EditorFile[]> {
  const folder = PREVIEW.slice(1);
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    base: `${base}/`,
    publicDir: false,
    resolve: { alias: { 'react-dom/server': resolve(RENDERER) } },
    // In development too: React's checks would take seconds for all pages.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      target: ['chrome114', 'firefox125', 'safari17'],
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        // A package says "use client", which means nothing here.
        onLog: (level, log, print) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
        },
        output: {
          entryFileNames: `${folder}/preview.js`,
          chunkFileNames: `${folder}/[name].[hash].js`,
          assetFileNames: `${folder}/[name].[hash][extname]`,
        },
      },
    },
  });
  // Asserted: without `watch` it's a build, and with one format it's one (Vite's documentation).
  const { output } = built as Rolldown.RolldownOutput;
  return output.map((part) => {
    const source = part.type === 'chunk' ? part.code : part.source;
    return { path: `/${part.fileName}`, make: () => asText(source) };
  });
}

function asText(source: string | Uint8Array): string | Buffer {
  return typeof source === 'string' ? source : Buffer.from(source);
}
