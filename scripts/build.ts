import { buildSite } from './build-site.ts';
import { readOptions, run } from './command.ts';

/** `npm run build`: content, bundle, pages. */
await run(async () => {
  const options = readOptions(process.argv.slice(2), {
    content: { default: 'content', help: 'the folder with the content' },
    out: { default: 'dist/client', help: 'the folder that gets the site' },
  });
  await buildSite(options);
});
