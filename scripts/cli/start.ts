import { buildSite } from '../build/build.ts';
import { PORT_OPTION, previewSite } from '../preview/preview-site.ts';
import { BASE_OPTION, CONTENT_OPTION, OUT_OPTION, readBase, readOptions, run } from './command.ts';

/** `npm start`: builds the site and serves it. */
await run(async () => {
  const { port, base } = readOptions(
    process.argv.slice(2),
    { port: PORT_OPTION, base: BASE_OPTION },
    'npm start -- [--port N] [--base PATH]',
  );
  const out = OUT_OPTION.default;
  await buildSite({
    content: CONTENT_OPTION.default,
    out,
    base: readBase(base),
    cards: true,
  });
  await previewSite(out, port);
});
