import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { textReport } from '../scripts/report.ts';
import { samples } from './support/diagnostic-samples.ts';
import { FIXTURE } from './support/fixture.ts';

const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
const original = await readContentFolder(FIXTURE);
const persistent = checkContent(original, settings).diagnostics.map(({ message }) => message);

it('tells every kind of sample in plain English, at its line, with the fix', async () => {
  const reports = samples.map(({ name, severity, make }) => {
    const { content, diagnostics, texts } = checkContent(make(original), settings);
    expect.soft(content === undefined, name).toBe(severity === 'error');
    // Without what was to be said before it.
    const own = diagnostics.filter(({ message }) => !persistent.includes(message));
    const severities = own.map((diagnostic) => diagnostic.severity);
    expect.soft(severities, name).toContain(severity);
    const report = textReport({ diagnostics: own, texts }).split('\n\n').slice(0, -1);
    return [`# ${name}`, ...report].join('\n\n');
  });
  await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot('diagnostics.txt');
  // Some hundred contents.
}, 300_000);
