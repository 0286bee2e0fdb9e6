import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keepComments } from './keep-comments.ts';

it.each(['business', 'documents', 'testimonials', 'redirects'])(
  'leaves %s.yaml as it is',
  (name) => {
    const text = readFileSync(`tests/fixtures/site/${name}.yaml`, 'utf8');
    const format = keepComments();
    expect(format.toFile(format.fromFile(text))).toBe(text);
  },
);

const LIST = '# all\nlist:\n  - name: a\n  # second\n  - name: b\n    note: "x"\n';
const [a, b] = [{ name: 'a' }, { name: 'b', note: 'x' }];

it.each([
  ['one value', '# one\na: "1" # x\nb: 2\n', { a: '3', b: 2 }, '# one\na: "3" # x\nb: 2\n'],
  ['an emptied list', 'a: 1\n# days\nb:\n  - x\n', { a: 1 }, 'a: 1\n# days\nb: []\n'],
  ['a new field in its place', 'a: 1\nc: 3\n', { a: 1, b: [2], c: 3 }, 'a: 1\nb:\n  - 2\nc: 3\n'],
  ['a field that goes', '# one\na: 1\nb: 2\n', { b: 2 }, 'b: 2\n'],
  ['no group that is empty', 'a: 1\n', { a: 1, form: { hidden: {} } }, 'a: 1\n'],
  ['an entry that goes', LIST, { list: [b] }, LIST.replace('  - name: a\n', '')],
  [
    'an entry that changes',
    LIST,
    { list: [a, { ...b, name: 'c' }] },
    LIST.replace('name: b', 'name: c'),
  ],
  [
    'a new entry without its empty group',
    LIST,
    { list: [a, b, { name: 'c', elsewhere: {} }] },
    `${LIST}  - name: c\n`,
  ],
])('writes %s, keeps the rest, and remembers both', (_, text, value, expected) => {
  const format = keepComments();
  format.fromFile(text);
  expect(format.toFile(value)).toBe(expected);
  expect(format.toFile(value)).toBe(expected);
});
