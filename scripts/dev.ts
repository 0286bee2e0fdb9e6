import { dev } from 'vike/api';
import { CONTENT_OPTION, readOptions, readPort, run } from './command.ts';
import { writeContent } from './content/write.ts';
import { proveFolder } from './content-step.ts';
import { contentReload } from './dev/content-reload.ts';
import { writeHeadingFace } from './heading-face.ts';
import { onSignal } from './on-signal.ts';

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
      plugins: [contentReload(folder)],
      server: { port: number, watch: { ignored: ['**/generated/**', '**/dist/**'] } },
    },
  });
  onSignal();
  viteServer.printUrls();
});
