import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { formatDiagnostic } from '../scripts/content/diagnostic.ts';
import { checkContent, readContentFolder, readPublicFolder } from '../scripts/content/index.ts';
import { samples } from './support/diagnostic-samples.ts';
import { FIXTURE, FIXTURE_PUBLIC, settings } from './support/fixture.ts';

const original = await readContentFolder(FIXTURE);
const publicFolder = readPublicFolder(FIXTURE_PUBLIC);

/** The messages for the unchanged content. */
const persistent = checkContent(original, settings, publicFolder).diagnostics.map(
  ({ message }) => message,
);

/** What is said of each sample, for whoever reviews a change of words. */
const reports: string[] = [];

it.each(Object.entries(samples))('says what is wrong: %s', (sample, change) => {
  const [name = '', said = ''] = sample.split(' → ');
  const { content, diagnostics } = checkContent(change(original), settings, publicFolder);
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  expect(content === undefined).toBe(hasErrors);

  const added = diagnostics.filter(({ message }) => !persistent.includes(message));
  const [place = '', ...words] = said.split(' ');
  const found = added.map(({ file, line, reason }) => ({
    place: [basename(file), line].filter((part) => part !== undefined).join(':'),
    reason,
  }));
  expect(found).toContainEqual({ place, reason: expect.stringContaining(words.join(' ')) });

  reports.push([`# ${name}`, ...added.map(formatDiagnostic)].join('\n'));
});

it('says it in words that a person has read', async () => {
  // One sample alone was run, by its name.
  if (reports.length < Object.keys(samples).length) return;
  await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot('diagnostics.txt');
});
