import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { schemaFiles } from '../editor/schema-files.ts';
import { readOptions, run } from './command.ts';

/** `npm run schemas`: the JSON Schemas that help to write content, made anew from model/schemas. */
await run(async () => {
  readOptions(process.argv.slice(2), {}, 'npm run schemas');
  const files = schemaFiles();
  for (const { path, text } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  console.log(`Wrote ${files.length} files: ${files.map(({ path }) => path).join(', ')}.`);
});
