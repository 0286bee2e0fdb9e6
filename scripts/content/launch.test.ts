import { expect, it } from 'vitest';
import { proveContent } from './load.ts';
import { formatProblem } from './problem.ts';
import { readContentFolder } from './read.ts';

const original = await readContentFolder('content');

const launch = (siteUrl: string, change: (path: string, text: string) => string = (_, text) => text) => {
  const files = original.map(({ path, text }) => ({ path, text: change(path, text) }));
  return proveContent(files, { siteUrl, cards: false }).launch;
};

it('names every placeholder, sample and reserved address, and what the owner decides', () => {
  const { blockers = [], notes = [] } = launch('https://www.example.com') ?? {};
  expect(blockers.map(formatProblem)).toMatchInlineSnapshot();
  expect(notes.map(formatProblem)).toMatchInlineSnapshot();
});

/** The content as an owner leaves it who has filled in everything. */
function filledIn(path: string, text: string): string {
  if (path === 'testimonials.yaml') return text.replaceAll(/\n\s+sample: true/g, '');
  if (path !== 'business.yaml') return text;
  return text
    .replace(/placeholders:[\s\S]*$/, 'placeholders: []\n')
    .replace('(208) 555-0100', '(208) 467-2171')
    .replace('hello@example.com', 'hello@notary.idaho.gov')
    .replace('closes: 18:00', 'closes: 20:00')
    .replace('  - ID\n', '  - ID\n  - OR\n');
}

it('finds nothing in the way once all is filled in', () => {
  const findings = launch('https://www.notary.idaho.gov', filledIn);
  expect(findings?.blockers).toEqual([]);
  expect(findings?.notes.map(({ field }) => field)).toEqual(['form']);
});

it('is not deceived by a placeholder that was only taken off the list', () => {
  const findings = launch('https://www.notary.idaho.gov', (path, text) =>
    filledIn(path, text).replace('(208) 467-2171', '(208) 555-0123').replace('notary.idaho.gov', 'example.org'),
  );
  expect(findings?.blockers.map(({ field }) => field)).toEqual(['phone', 'email']);
});
