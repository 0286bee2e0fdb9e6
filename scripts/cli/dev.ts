import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dev } from 'vike/api';
import { createSite } from '../../model/site.ts';
import { validateFolder } from '../content/validate-folder.ts';
import { contentReload } from '../dev/content-reload.ts';
import { serveEditor } from '../dev/editor.ts';
import { bundleStart } from '../editor/bundle-start.ts';
import { writeEditor } from '../editor/write-editor.ts';
import { CONTENT_OPTION, readOptions, readPort, run } from './command.ts';

/** `npm run dev`: the site with live reload, for content edits too. */
await run(async () => {
  const { content: folder, port } = readOptions(
    process.argv.slice(2),
    { content: CONTENT_OPTION, port: { type: 'string', default: '5173' } },
    'npm run dev -- [--content DIR] [--port N]',
  );
  const number = readPort(port);
  const { content, texts } = await validateFolder(folder);
  globalThis.developmentContent = content;
  // Its own, so that a build, or another server, beside this one changes nothing here.
  const own = mkdtempSync(join(tmpdir(), 'mobile-notary-site-'));
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  const [editor, start] = [join(own, 'editor'), join(own, 'start')];
  const { viteServer } = await dev({
    viteConfig: {
      plugins: [contentReload(folder), serveEditor(editor)],
      server: { port: number, watch: { ignored: ['**/generated/**', '**/dist/**'] } },
    },
  });
  // After the server, so that it is the server that says which environment this is.
  await bundleStart(start);
  await writeEditor(createSite(content), texts, editor, start);
  viteServer.printUrls();
});
