import { expect, it } from 'vitest';
import type { Diagnostic } from '../scripts/content/diagnostic.ts';
import { checkContent, type RawFile, readContentFolder } from '../scripts/content/index.ts';
import { textReport } from '../scripts/report.ts';
import { samples } from './support/diagnostic-samples.ts';
import { FIXTURE, settings } from './support/fixture.ts';

const original = await readContentFolder(FIXTURE);

/** What is said of the content before anything is changed. */
const persistent = checkContent(original, settings).diagnostics.map(({ message }) => message);

/** How many messages one mistake may make. */
const MOST_FOR_ONE = 3;

/** The files that are there, gone or other than before. */
function changedFiles(files: readonly RawFile[]): string[] {
  const pathsOf = (some: readonly RawFile[], others: readonly RawFile[]) =>
    some.filter((file) => !others.includes(file)).map(({ path }) => `content/${path}`);
  return [...pathsOf(original, files), ...pathsOf(files, original)];
}

/** Whether a diagnostic stands in one of some files, or speaks of it. */
function namesOneOf(files: readonly string[], diagnostic: Diagnostic | undefined): boolean {
  return files.some(
    (file) => diagnostic?.file === file || diagnostic?.message.includes(file) === true,
  );
}

it('tells every kind of sample in plain English, at its line, with the fix', async () => {
  const reports = samples.map(({ name, severity, make, mistakes = 1 }) => {
    const files = make(original);
    const { content, diagnostics, texts } = checkContent(files, settings);
    expect.soft(content === undefined, name).toBe(severity === 'error');

    const added = diagnostics.filter(({ message }) => !persistent.includes(message));
    const severities = added.map((diagnostic) => diagnostic.severity);
    expect.soft(severities, name).toContain(severity);

    expect.soft(added.length, name).toBeLessThanOrEqual(mistakes * MOST_FOR_ONE);
    expect.soft(namesOneOf(changedFiles(files), added[0]), `${name}: the cause first`).toBe(true);

    // The last paragraph of a report counts what was found.
    const blocks = textReport({ diagnostics: added, texts }).split('\n\n').slice(0, -1);
    return [`# ${name}`, ...blocks].join('\n\n');
  });
  await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot('diagnostics.txt');
  // Some hundred contents.
}, 300_000);
