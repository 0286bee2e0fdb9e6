import { expect, it } from 'vitest';
import { FIXTURE, settings } from '../../../tests/support/fixture.ts';
import { checkContent, readContentFolder } from '../index.ts';

const original = await readContentFolder(FIXTURE);

/** What to write in the place of the name of a document; undefined where it is right. */
function pluralFor(name: string): string | undefined {
  const files = original.map((file) => {
    if (file.path !== 'documents.yaml') return file;
    return { ...file, text: `${file.text}\n  - name: ${name}\n    service: apostille\n` };
  });
  const messages = checkContent(files, settings).diagnostics.map(({ message }) => message);
  return messages
    .map((message) => /Write the plural, as people call it: "(.+)"\.$/.exec(message)?.[1])
    .find((plural) => plural !== undefined);
}

it.each([
  ['horse sale contract', 'Horse sale contracts'],
  ['Power of attorney for a dog', 'Powers of attorney for a dog'],
  ['Boat tax', 'Boat taxes'],
  ['Boat policy', 'Boat policies'],
  ['Authorization to sell', 'Authorizations to sell'],
])('"%s" is a document in the singular', (name, plural) => {
  expect(pluralFor(name)).toBe(plural);
});

it.each([
  'Boat sale contracts',
  'Letters for a boat',
  'Proof of residency statements',
  'Boat paperwork',
  'Boat form BF-12',
  'Homeowners and boat agreements',
])('"%s" is no document in the singular', (name) => {
  expect(pluralFor(name)).toBeUndefined();
});
