import { expect, it } from 'vitest';
import { quote } from '../../model/text.ts';
import { Diagnostic, didYouMean, oncePerReason, type Severity } from './diagnostic.ts';

it.each([
  ['Boisé 🖋', '"Boisé 🖋"'],
  ['x'.repeat(95_000), `"${'x'.repeat(80)}…"`],
  ['🖋'.repeat(200), `"${'🖋'.repeat(80)}…"`],
  ['Bo\u202eise\0\u001b\n\u{e0041}', '"Bo\\u202eise\\u0000\\u001b\\u000a\\ue0041"'],
])('repeats %.20j as messages can show it', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});

it.each([
  ['nmae', 'name'],
  ['naem', 'name'],
  ['anme', 'name'],
  ['Nmae', 'name'],
  ['nam', 'name'],
  ['descritpion', 'description'],
  ['ulr', 'url'],
  ['eman', undefined],
  ['fax', undefined],
  ['/aeras/filer', '/areas/filer'],
  ['business.town', undefined],
  ['busines.name', 'business.name'],
])('takes "%s" for %s', (typed, name) => {
  const known = ['name', 'url', 'description', '/areas/filer', 'business.name'];
  const advice = name === undefined ? 'Delete it.' : `Did you mean "${name}"?`;
  expect(didYouMean(typed, known, 'Delete it.')).toBe(advice);
});

/** Diagnostics on lines of one file. */
function onLines(count: number, severity: Severity = 'warning'): Diagnostic[] {
  const lines = Array.from({ length: count }, (_, index) => index + 1);
  return lines.map((line) => {
    return new Diagnostic(severity, 'a.md', 'Wrong.', { position: { line, column: 1 } });
  });
}

it('tells many that say the same once, at the first, with the places of the others', () => {
  const [first, ...others] = oncePerReason([...onLines(91), ...onLines(1, 'error')]);
  expect(others).toMatchObject([{ severity: 'error', reason: 'Wrong.' }]);
  expect(first).toMatchObject({
    line: 1,
    severity: 'warning',
    reason: expect.stringMatching(/^Wrong\. Also at a\.md:2, .* and 80 more\.$/),
  });
});
