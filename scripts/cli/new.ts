import { join } from 'node:path';
import { readContentFolder } from '../content/read.ts';
import { SCAFFOLDS } from '../new/scaffold.ts';
import { writeWhole } from '../shared/write-whole.ts';
import { CONTENT_OPTION, readArguments, run, UsageError } from './command.ts';

const USAGE = Object.values(SCAFFOLDS)
  .map(({ usage }) => `npm run new -- ${usage}`)
  .join('\n       ');

const TEXT = { type: 'string', default: '' } as const;

/** `npm run new`: a new file, right but for the blanks that its writer fills in. */
await run(async () => {
  const { values, words } = readArguments(
    process.argv.slice(2),
    { content: CONTENT_OPTION, state: TEXT, city: TEXT, service: TEXT },
    USAGE,
  );
  const [kind = '', name = '', ...more] = words;
  const scaffold = Object.hasOwn(SCAFFOLDS, kind) ? SCAFFOLDS[kind] : undefined;
  if (scaffold === undefined || name.trim() === '' || more.length > 0) {
    throw new UsageError(`Expected a kind and a name.\nUsage: ${USAGE}`);
  }
  const { content: folder, ...given } = values;
  const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const files = scaffold.make({ name: name.trim(), options }, await readContentFolder(folder));
  for (const { path, text } of files) await writeWhole(join(folder, path), text);
  const names = files.map(({ path }) => `content/${path}`).join(' and ');
  console.log(`Wrote ${names}. Fill in the blanks, then run npm run check.`);
});
