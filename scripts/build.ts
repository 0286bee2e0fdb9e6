import { buildSite } from './build-site.ts';
import { CONTENT_OPTION, OUT_OPTION, readOptions, run } from './command.ts';

/** `npm run build`: content, bundle, pages, pictures. */
await run(async () => {
  const { 'no-cards': noCards, ...folders } = readOptions(
    process.argv.slice(2),
    { content: CONTENT_OPTION, out: OUT_OPTION, 'no-cards': { type: 'boolean', default: false } },
    'npm run build -- [--content DIR] [--out DIR] [--no-cards]',
  );
  await buildSite({ ...folders, cards: !noCards });
});
