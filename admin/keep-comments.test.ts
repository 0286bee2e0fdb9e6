import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { keepComments } from './keep-comments.ts';

const read = (name: string) => readFileSync(`tests/fixtures/site/${name}.yaml`, 'utf8');

/** What becomes of a file's text when its values are changed. */
function changed(text: string, change: (value: ReturnType<typeof parse>) => unknown): string {
  const format = keepComments();
  format.fromFile(text);
  return format.toFile(change(parse(text)));
}

it.each(['business', 'documents', 'testimonials', 'redirects'])(
  'leaves %s.yaml as it is',
  (name) => {
    expect(changed(read(name), (value) => value)).toBe(read(name));
  },
);

const LIST = '# all\nlist:\n  - name: a\n  # second\n  - name: b\n    note: "x"\n';

it.each([
  ['one value', '# one\na: "1" # x\nb: 2\n', { a: '3', b: 2 }, '# one\na: "3" # x\nb: 2\n'],
  [
    'a list that is left out as empty',
    'a: 1\n# days\nb:\n  - x\n',
    { a: 1 },
    'a: 1\n# days\nb: []\n',
  ],
  ['a new field in its place', 'a: 1\nc: 3\n', { a: 1, b: [2], c: 3 }, 'a: 1\nb:\n  - 2\nc: 3\n'],
  ['a field that goes', '# one\na: 1\nb: 2\n', { b: 2 }, 'b: 2\n'],
  ['a group that nobody filled in', 'a: 1\n', { a: 1, form: { hidden: {} } }, 'a: 1\n'],
  [
    'an entry that goes',
    LIST,
    { list: [{ name: 'b', note: 'x' }] },
    '# all\nlist:\n  # second\n  - name: b\n    note: "x"\n',
  ],
  [
    'an entry that changes',
    LIST,
    { list: [{ name: 'a' }, { name: 'c', note: 'x' }] },
    LIST.replace('name: b', 'name: c'),
  ],
  [
    'a new entry, without the group that nobody filled in',
    LIST,
    { list: [{ name: 'a' }, { name: 'b', note: 'x' }, { name: 'c', elsewhere: {} }] },
    `${LIST}  - name: c\n`,
  ],
])('writes %s, and keeps the rest', (_, text, value, expected) => {
  expect(changed(text, () => value)).toBe(expected);
});

it('remembers what it wrote', () => {
  const format = keepComments();
  format.fromFile('# one\na: 1\n');
  expect(format.toFile({ a: 2 })).toBe('# one\na: 2\n');
  expect(format.toFile({ a: 2, b: 3 })).toBe('# one\na: 2\nb: 3\n');
});
