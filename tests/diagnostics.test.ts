import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { errorsIn, formatDiagnostic } from '../scripts/content/diagnostic.ts';
import { checkContent, readContentFolder, readPublicFolder } from '../scripts/content/index.ts';
import { samples } from './support/diagnostic-samples.ts';
import { FIXTURE, FIXTURE_PUBLIC, settings } from './support/fixture.ts';
import { applyProposals, WAYS } from './support/proposals.ts';

const original = await readContentFolder(FIXTURE);
const publicFolder = readPublicFolder(FIXTURE_PUBLIC);

/** The messages for the unchanged content. */
const persistent = checkContent(original, settings, publicFolder).diagnostics.map(
  ({ message }) => message,
);

/** What is said of each sample, for whoever reviews a change of words. */
const reports: string[] = [];

/** The ways of proposals that a sample has. */
const ways = new Set<string>();

it.each(Object.entries(samples))('says what is wrong: %s', (sample, change) => {
  const [name = '', said = ''] = sample.split(' → ');
  const files = change(original);
  const { content, diagnostics } = checkContent(files, settings, publicFolder);
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  expect(content === undefined).toBe(hasErrors);

  const added = diagnostics.filter(({ message }) => !persistent.includes(message));
  const [place = '', ...words] = said.split(' ');
  const found = added.map(({ file, line, reason }) => ({
    place: [basename(file), line].filter((part) => part !== undefined).join(':'),
    reason,
  }));
  expect(found).toContainEqual({ place, reason: expect.stringContaining(words.join(' ')) });

  const proposed = applyProposals(files, added);
  for (const way of proposed.ways) ways.add(way);
  if (proposed.done.length > 0) {
    const after = checkContent(proposed.files, settings, publicFolder).diagnostics;
    const left = after.filter(({ reason }) => proposed.done.some((each) => each.reason === reason));
    expect(left.map(formatDiagnostic)).toEqual([]);
    // None brings another error.
    expect(errorsIn(after)).toBeLessThanOrEqual(errorsIn(diagnostics) - errorsIn(proposed.done));
  }

  reports.push([`# ${name}`, ...added.map(formatDiagnostic)].join('\n'));
});

it('says it in words that a person has read', async () => {
  // One sample alone was run, by its name.
  if (reports.length < Object.keys(samples).length) return;
  expect([...ways].toSorted()).toEqual(WAYS.toSorted());
  await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot('diagnostics.txt');
});
