import { buildSite } from './build-site.ts';
import { CONTENT_OPTION, OUT_OPTION, readOptions, run } from './command.ts';

/** `npm run build`: content, bundle, pages. */
await run(async () => {
  const options = readOptions(
    process.argv.slice(2),
    { content: CONTENT_OPTION, out: OUT_OPTION },
    'npm run build -- [--content DIR] [--out DIR]',
  );
  await buildSite(options);
});
