import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { keepComments } from './keep-comments.ts';

const read = (name: string) => readFileSync(`tests/fixtures/content/${name}.yaml`, 'utf8');

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

it('changes one value and nothing else', () => {
  const text = read('business');
  expect(
    changed(text, (value) => {
      value.hours.visible.closes = '21:00';
      return value;
    }),
  ).toBe(text.replace('closes: 20:00', 'closes: 21:00'));
});

it('keeps a field whose list is left out because it has no entries', () => {
  const text = read('business');
  const without = changed(text, ({ holidays, placeholders, ...value }) => value);
  expect(without).toContain(
    '# Days without opening hours, for example 2027-01-01.\nholidays: []\n',
  );
  expect(without).toContain('placeholders: []\n');
});

it('adds a field in its place, and entries to a list', () => {
  const added = changed(read('business'), (value) => ({
    ...value,
    address: { street: '1 Main St', ...value.address },
    holidays: ['2027-01-01'],
  }));
  expect(added).toContain('address:\n  street: 1 Main St\n  city: Nampa\n');
  expect(added).toContain('holidays:\n  - 2027-01-01\n');
});

it('leaves out a group that nobody has filled in', () => {
  const text = read('business');
  expect(changed(text, (value) => ({ ...value, form: { hidden: {} } }))).toBe(text);
});

it('leaves out a group of an entry that nobody has filled in', () => {
  const text = read('documents');
  const added = changed(text, ({ documents }) => ({
    documents: [...documents, { name: 'Pet records', elsewhere: {} }],
  }));
  expect(added).toBe(`${text}  - name: Pet records\n`);
});

it('takes entries out, moves them and changes them', () => {
  const text = '# all\nlist:\n  - name: a\n  # second\n  - name: b\n    note: "x"\n';
  expect(changed(text, () => ({ list: [{ name: 'b', note: 'x' }] }))).toBe(
    '# all\nlist:\n  # second\n  - name: b\n    note: "x"\n',
  );
  expect(changed(text, () => ({ list: [{ name: 'a' }, { name: 'c', note: 'x' }] }))).toBe(
    text.replace('name: b', 'name: c'),
  );
});

it('remembers what it wrote', () => {
  const format = keepComments();
  format.fromFile('# one\na: 1\n');
  expect(format.toFile({ a: 2 })).toBe('# one\na: 2\n');
  expect(format.toFile({ a: 2, b: 3 })).toBe('# one\na: 2\nb: 3\n');
});
