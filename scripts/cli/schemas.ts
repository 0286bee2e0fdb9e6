import { schemaFiles } from '../editor/schema-files.ts';
import { writeWhole } from '../shared/write-whole.ts';
import { readOptions, run } from './command.ts';

/** `npm run schemas`: the JSON Schemas that help to write content, made anew from model/schemas. */
await run(async () => {
  readOptions(process.argv.slice(2), {}, 'npm run schemas');
  const files = schemaFiles();
  for (const { path, text } of files) await writeWhole(path, text);
  console.log(`Wrote ${files.length} files: ${files.map(({ path }) => path).join(', ')}.`);
});
