import { expect, it } from 'vitest';
import { type Diagnostic, didYouMean, oncePerCause, quote } from './diagnostic.ts';

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
])('takes "%s" for %s', (typed, name) => {
  const known = ['name', 'url', 'description'];
  const advice = name === undefined ? 'Delete it.' : `Did you mean "${name}"?`;
  expect(didYouMean(typed, known, 'Delete it.')).toBe(advice);
});

/** Diagnostics on lines of one file. */
function onLines(count: number, rest: Partial<Diagnostic> = {}): Diagnostic[] {
  const lines = Array.from({ length: count }, (_, index) => index + 1);
  return lines.map((line) => {
    return { severity: 'warning', file: 'a.md', line, message: 'Wrong.', ...rest };
  });
}

it('tells many of one cause once, at the first, with the number of the others', () => {
  const [first, ...others] = oncePerCause(onLines(91), 3);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    line: 1,
    message: expect.stringMatching(/^Wrong\. Also at a\.md:2, .* and 80 more\.$/),
  });
});

it('tells each of a few, and of others that an error or another cause sets apart', () => {
  const errors = onLines(3, { severity: 'error' });
  const ofCause = onLines(3, { cause: 'other' });
  expect(oncePerCause([...onLines(3), ...errors, ...ofCause], 3)).toHaveLength(9);
});
