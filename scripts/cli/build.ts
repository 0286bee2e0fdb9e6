import { buildSite } from '../build/build.ts';
import { BASE_OPTION, CONTENT_OPTION, OUT_OPTION, readBase, readOptions, run } from './command.ts';

/** `npm run build`: checks the content and builds the whole site. */
await run(async () => {
  const {
    'no-cards': noCards,
    base,
    ...folders
  } = readOptions(
    process.argv.slice(2),
    {
      content: CONTENT_OPTION,
      out: OUT_OPTION,
      base: BASE_OPTION,
      'no-cards': { type: 'boolean', default: false },
    },
    'npm run build -- [--content DIR] [--out DIR] [--base PATH] [--no-cards]',
  );
  await buildSite({ ...folders, base: readBase(base), cards: !noCards });
});
