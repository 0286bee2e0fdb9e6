import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { textReport } from '../scripts/content/report.ts';
import { samples } from './support/diagnostic-samples.ts';
import { FIXTURE, settings } from './support/fixture.ts';

const original = await readContentFolder(FIXTURE);

/** What is said of the content before anything is changed. */
const persistent = checkContent(original, settings).diagnostics.map(({ message }) => message);

it('tells every kind of sample in plain English, at its line, with the fix', async () => {
  const reports = Object.entries(samples).map(([name, make]) => {
    const { content, diagnostics, texts } = checkContent(make(original), settings);
    const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
    expect.soft(content === undefined, name).toBe(hasErrors);

    const added = diagnostics.filter(({ message }) => !persistent.includes(message));
    expect.soft(added, name).not.toEqual([]);

    // The last paragraph of a report counts what was found.
    const blocks = textReport({ diagnostics: added, texts }).split('\n\n').slice(0, -1);
    return [`# ${name}`, ...blocks].join('\n\n');
  });
  await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot('diagnostics.txt');
  // Some hundred contents.
}, 300_000);
