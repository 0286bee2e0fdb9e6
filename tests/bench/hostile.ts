import { validateContent } from '../../scripts/content/index.ts';
import { LIMITS } from '../../scripts/content/limits.ts';
import { readContentFolder } from '../../scripts/content/read.ts';
import { hostileFiles } from '../support/hostile-files.ts';

/** What a check of the whole content may take on top, whatever one file holds. Unit: milliseconds. */
const MOST = 2000;

/**
 * `npm run bench:hostile [NAME]`: how long the check takes when one file, of the largest size that
 * is read, holds what parsers and patterns are slow with.
 */
const [only] = process.argv.slice(2);
const original = await readContentFolder('content');
const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };

function milliseconds(files: typeof original): number {
  const start = process.cpuUsage();
  validateContent(files, settings);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

milliseconds(original);
const usual = milliseconds(original);
console.log(`The content as it is: ${Math.round(usual)} ms of processor time`);
for (const { name, file: make } of hostileFiles(original, LIMITS.file)) {
  if (only !== undefined && !name.includes(only)) continue;
  const file = make();
  const others = original.filter(({ path }) => path !== file.path);
  const more = Math.round(milliseconds([...others, file]) - usual);
  console.log(`${more > MOST ? 'TOO LONG ' : ''}${name}: ${more} ms more`);
  if (more > MOST) process.exitCode = 1;
}
