import { startBundling } from '../build/bundle.ts';
import { outputFolder } from '../build/output-folder.ts';
import { BASE_OPTION, CONTENT_OPTION, OUT_OPTION, readBase, readOptions, run } from './command.ts';

/** `npm run build`: content, bundle, pages, pictures. */
await run(async () => {
  const {
    'no-cards': noCards,
    base,
    ...options
  } = readOptions(
    process.argv.slice(2),
    {
      content: CONTENT_OPTION,
      out: OUT_OPTION,
      base: BASE_OPTION,
      'no-cards': { type: 'boolean', default: false },
      clean: { type: 'boolean', default: false },
      times: { type: 'string', default: '' },
    },
    'npm run build -- [--content DIR] [--out DIR] [--base PATH] [--no-cards] [--clean] [--times FILE]',
  );
  const settings = { ...options, base: readBase(base), cards: !noCards };
  // What cannot be written to is refused before anything begins.
  outputFolder(settings);
  // Bundling takes longest: it begins before the rest is loaded.
  const bundling = startBundling(settings);
  const { buildSite } = await import('../build/build.ts');
  await buildSite(settings, bundling);
});
