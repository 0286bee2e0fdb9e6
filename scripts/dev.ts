import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dev } from 'vike/api';
import { createSite } from '../model/site.ts';
import { bundleStart } from './admin/bundle-start.ts';
import { writeEditor } from './admin/write-editor.ts';
import { CONTENT_OPTION, readOptions, readPort, run } from './command.ts';
import { writeContent } from './content/write.ts';
import { proveFolder } from './content-step.ts';
import { contentReload } from './dev/content-reload.ts';
import { serveEditor } from './dev/editor.ts';
import { writeHeadingFace } from './heading-face.ts';
import { onSignal } from './on-signal.ts';

/** Where the editor stands in development. */
const EDITOR_FOLDER = join('generated', 'editor');
const EDITOR_START = join('generated', 'editor-start');

/** `npm run dev`: the site with live reload, for content edits too. */
await run(async () => {
  const { content: folder, port } = readOptions(
    process.argv.slice(2),
    { content: CONTENT_OPTION, port: { type: 'string', default: '5173' } },
    'npm run dev -- [--content DIR] [--port N]',
  );
  const number = readPort(port);
  const { content } = await proveFolder(folder);
  await writeContent(content, 'generated');
  await writeHeadingFace();
  const { viteServer } = await dev({
    viteConfig: {
      plugins: [contentReload(folder), serveEditor(EDITOR_FOLDER)],
      server: { port: number, watch: { ignored: ['**/generated/**', '**/dist/**'] } },
    },
  });
  // After the server, so that it is the server that says which environment this is.
  await rm(EDITOR_FOLDER, { recursive: true, force: true });
  await bundleStart(EDITOR_START);
  await writeEditor(createSite(content), EDITOR_FOLDER, EDITOR_START);
  onSignal();
  viteServer.printUrls();
});
