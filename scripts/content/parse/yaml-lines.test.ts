import { expect, it } from 'vitest';
import { readYamlLines } from './yaml-lines.ts';

/** The faults of a text, each with the number of its line. */
const faultsOf = (text: string) =>
  readYamlLines(text).flatMap(({ number, fault }) => (fault ? [`${number} ${fault.kind}`] : []));

it.each([
  ['fields and groups', 'a: 1\nb:\n  c: 2\n  d:\n    e: 3\nf: 4'],
  [
    'lists right below their name, and farther to the right',
    'a:\n- x\n- y\nb:\n  - x\n  - y\nc: 1',
  ],
  ['entries with fields', '- a: 1\n  b: 2\n- a: 3\n  b:\n    - x\n'],
  ['four spaces', 'a:\n    b: 1\n    c:\n        - x\n        - y'],
  [
    'a text on several lines, however they are indented',
    'a: one\n      two\n  three - four\n  - five\nb: 1',
  ],
  ['a text below the name of its field', 'a:\n    one\n  two\nb: 1'],
  ['an entry on several lines', '- one\n  two\n   three\n- four'],
  ['blocks of text, whatever stands in them', 'a: >-\n  - b: c\n\n   d\ne: |\n  "f\ng: 1'],
  ['quotes and brackets on several lines', 'a: "b\n  c d"\ne: [f,\n  g]\nh: 1'],
  ['an empty field among others', 'a:\nb: 1\nc:\n  d:\n  e: 2'],
])('finds no fault with %s', (_, text) => {
  expect(faultsOf(text)).toEqual([]);
});

it.each([
  ['a field that alone is indented', ' a: 1\nb: 2', ['1 indentation']],
  ['a group that is indented by three spaces', 'a:\n   b: 1\n  c: 2', ['2 indentation']],
  ['a field outside its group', 'a:\n  b: 1\nc: 2\n  d: 3', ['3 indentation']],
  ['an entry farther to the right', 'a:\n  - x\n   - y', ['3 indentation']],
  ['an entry below two lines of another', 'a:\n  - x\n    y\n   - z', ['4 indentation']],
  ['an entry without its hyphen', 'a:\n  - x\n  y', ['3 hyphen']],
  ['a first entry without its hyphen', 'a:\n  x\n  - y', ['2 hyphen']],
  ['an entry with fields without its hyphen', 'x:\n  - a: 1\n    b: 2\n  a: 3', ['4 hyphen']],
  ['a field without its colon', 'a: 1\nb 2\nc: 3', ['2 colon']],
  ['the first field of an entry without the space', '- a:1\n  b: 2', ['1 colon']],
  ['[] above entries', 'a: []\n  - x', ['1 not-empty']],
  ['a quote that is open', 'a: "b\nc: 1', ['1 open']],
  ['a bracket that is open', 'a: [b\nc: 1', ['1 open']],
])('finds the fault of %s, at its line alone', (_, text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});
