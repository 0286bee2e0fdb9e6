import { expect, it } from 'vitest';
import { checkContent, readContentFolder, readPublicFolder } from '../scripts/content/index.ts';
import { textReport } from '../scripts/content/report.ts';
import { samples } from './support/diagnostic-samples.ts';
import { FIXTURE, FIXTURE_PUBLIC, settings } from './support/fixture.ts';

const original = await readContentFolder(FIXTURE);
const publicFiles = readPublicFolder(FIXTURE_PUBLIC);

/** The messages for the unchanged content. */
const persistent = checkContent(original, settings, { publicFiles }).diagnostics.map(
  ({ message }) => message,
);

it('reports each sample at its line with a fix', async () => {
  const reports = Object.entries(samples).map(([name, make]) => {
    const { content, diagnostics, texts } = checkContent(make(original), settings, { publicFiles });
    const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
    expect.soft(content === undefined, name).toBe(hasErrors);

    const added = diagnostics.filter(({ message }) => !persistent.includes(message));
    expect.soft(added, name).not.toEqual([]);

    // The last paragraph of a report is the summary.
    const blocks = textReport({ diagnostics: added, texts }).split('\n\n').slice(0, -1);
    return [`# ${name}`, ...blocks].join('\n\n');
  });
  await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot('diagnostics.txt');
  // Checks a few hundred sites.
}, 300_000);
