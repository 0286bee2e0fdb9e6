import { CONTENT_OPTION, readOptions, run } from './command.ts';
import { count, proveFolder } from './content-step.ts';

/** `npm run check`: proves the content right without building the site. */
await run(async () => {
  const { content: folder } = readOptions(
    process.argv.slice(2),
    { content: CONTENT_OPTION },
    'npm run check -- [--content DIR]',
  );
  const { content, warnings, files } = await proveFolder(folder);
  const places = content.cities.reduce((sum, city) => sum + city.attractions.length, 0);
  console.log(
    `The content is fine: ${count(files, 'file')}, ${count(content.cities.length, 'town')}, ` +
      `${count(places, 'place')}, ${count(content.services.length, 'service')}, ${count(warnings.length, 'warning')}.`,
  );
});
