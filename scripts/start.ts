import { buildSite } from './build-site.ts';
import { CONTENT_OPTION, OUT_OPTION, readOptions, run } from './command.ts';
import { PORT_OPTION, previewSite } from './preview-site.ts';

/** `npm start`: builds the site and serves it. */
await run(async () => {
  const { port } = readOptions(
    process.argv.slice(2),
    { port: PORT_OPTION },
    'npm start -- [--port N]',
  );
  const out = OUT_OPTION.default;
  await buildSite({ content: CONTENT_OPTION.default, out, cards: true });
  await previewSite(out, port);
});
