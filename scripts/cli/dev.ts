import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dev } from 'vike/api';
import { createSite } from '../../model/site.ts';
import { writeContent } from '../build/render-pages.ts';
import { validateFolder } from '../content/index.ts';
import { contentPlugin } from '../dev/content-plugin.ts';
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
  const { content } = await validateFolder(folder);
  writeContent(content);
  const editor = mkdtempSync(join(tmpdir(), 'mobile-notary-site-'));
  process.once('exit', () => rmSync(editor, { recursive: true, force: true }));
  const { viteServer } = await dev({
    viteConfig: { plugins: [contentPlugin(folder, editor)], server: { port: number } },
  });
  // After the server, so that it is the server that says which environment this is.
  await writeEditor(createSite(content), editor);
  viteServer.printUrls();
});
