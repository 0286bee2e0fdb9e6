import { describe, expect, it } from 'vitest';
import { FROZEN_CONTENT } from '../../tests/support/frozen-content.ts';
import { UsageError } from '../cli/command.ts';
import { validateContent } from '../content/index.ts';
import { type RawFile, readContentFolder } from '../content/read.ts';
import { SCAFFOLDS, type Wish } from './scaffold.ts';

const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
const original = await readContentFolder(FROZEN_CONTENT);

const make = (kind: string, name: string, options: Wish['options'] = {}) =>
  SCAFFOLDS[kind]?.make({ name, options }, original) ?? [];

function errorsWith(files: readonly RawFile[]): string[] {
  const others = original.filter(({ path }) => !files.some((file) => file.path === path));
  const { diagnostics } = validateContent([...others, ...files], settings);
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

const wishes: [kind: string, name: string, options?: Wish['options']][] = [
  ['city', 'Mountain View', { state: 'ID' }],
  ['attraction', 'Old Mill', { city: 'melba' }],
  ['service', 'Title Transfers'],
  ['faq', 'Is this a question?', { service: 'apostille' }],
  ['document', 'Boat titles'],
  ['document', 'Café licenses', { service: 'apostille' }],
  ['testimonial', 'A. Client'],
];

describe.each(wishes)('a new %s', (kind, name, options) => {
  const files = make(kind, name, options);

  it('is right but for its marked blanks', () => {
    const errors = errorsWith(files);
    expect(new Set(errors)).toEqual(
      new Set(['"FILL IN" is still here. Replace it with what it asks for.']),
    );
  });

  it('is right once they are filled in', () => {
    let count = 0;
    const filled = files.map(({ path, text }) => ({
      path,
      text: text.replaceAll('FILL IN:', () => `Words ${++count} of`).replaceAll('FILL IN', 'Words'),
    }));
    expect(errorsWith(filled)).toEqual([]);
  });
});

it('leaves every other line of a list file as it is', () => {
  for (const [kind, name, options] of wishes.filter(([kind]) =>
    ['attraction', 'document', 'faq'].includes(kind),
  )) {
    for (const { path, text } of make(kind, name, options)) {
      const before = original.find((file) => file.path === path)?.text ?? '';
      expect(before).not.toBe('');
      expect(text.startsWith(before)).toBe(true);
    }
  }
});

it('puts a document below the others, as a choice to look at where no service was named', () => {
  const added = (options: Wish['options']) =>
    make('document', 'Boat titles', options)[0]?.text.split(/\n\n(?= {2}- name: Boat titles)/)[1];
  expect(added({})).toMatchInlineSnapshot(`
    "  - name: Boat titles
        alsoCalled:
          - "FILL IN: what people type for it."
        service: apostille
        bring: 'FILL IN: what they bring besides their ID, such as "the unsigned form"; or delete this line. And is "apostille" the service?'
    "
  `);
  expect(added({ service: 'miscellaneous-notarizations' })).not.toContain('the service?');
});

it('begins the list of documents where there is none', () => {
  const others = original.filter(({ path }) => path !== 'documents.yaml');
  const wish = { name: 'Boat titles', options: {} };
  const [file] = SCAFFOLDS.document?.make(wish, others) ?? [];
  expect(file?.text).toMatch(/^documents:\n {2}- name: Boat titles\n/);
});

it('puts a testimonial in the place of a sample, comments kept', () => {
  const [file] = make('testimonial', 'A. Client');
  expect(file?.text.match(/sample: true/g)).toHaveLength(3);
  expect(file?.text).toContain('# Examples that show how testimonials look.');
});

it('says kindly why something cannot be made', () => {
  const refusal = (kind: string, name: string, options: Wish['options'] = {}) => {
    try {
      make(kind, name, options);
    } catch (error) {
      if (error instanceof UsageError) return error.message;
    }
    return undefined;
  };
  expect([
    refusal('city', 'Boise', { state: 'ID' }),
    refusal('city', 'Boise', { state: 'WA' }),
    refusal('city', '???', { state: 'ID' }),
    refusal('attraction', 'Old Mill'),
    refusal('attraction', 'Old Mill', { city: 'boisee' }),
    refusal('document', 'Vehicle Titles'),
    refusal('document', '???'),
    refusal('document', 'Boat titles', { service: 'apostile' }),
  ]).toMatchInlineSnapshot(`
    [
      "content/cities/boise.md is there already: open that file, or choose another name.",
      "Say the state with --state ID or --state OR.",
      ""???" makes no file name: use letters and numbers of plain English.",
      "Say which one with --city, for example --city boise.",
      "There is no content/cities/boisee. Did you mean "boise"?",
      "content/documents.yaml has "Vehicle titles" already: change that entry, or choose another name.",
      ""???" has no letter or number to type.",
      "There is no content/services/apostile. Did you mean "apostille"?",
    ]
  `);
});
