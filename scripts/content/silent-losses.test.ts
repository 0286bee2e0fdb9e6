import { expect, it } from 'vitest';
import { FIXTURE, settings } from '../../tests/support/fixture.ts';
import { checkContent, type RawFile, readContentFolder } from './index.ts';

const original = await readContentFolder(FIXTURE);

const picture: RawFile = {
  path: 'pictures/new.jpg',
  text: '',
  picture: { key: 'new', width: 1600, height: 1200 },
};

/** What is said of a file after a change of its text, with its line. */
function saidOf(path: string, from: string, to: string): string[] {
  const files = original.map((file) =>
    file.path === path ? { ...file, text: file.text.replace(from, () => to) } : file,
  );
  const { diagnostics } = checkContent([...files, picture], settings, {
    publicFiles: [
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/seal.png',
      '/flyer.pdf',
    ],
  });
  return diagnostics.map(({ file, line, reason }) => `${file}:${line ?? ''} ${reason}`);
}

const CITY = 'cities/boise.md';
const END = '\n---\n';

it.each([
  ['a text that # cuts', CITY, 'name: Boise', 'name: Boise #1', 'boise.md:2 text with # in it'],
  [
    'a value that is all #',
    CITY,
    'order: 1',
    'county: #1\norder: 1',
    'boise.md:4 text with # in it',
  ],
  [
    'two entries read as one',
    CITY,
    '  - kuna',
    '    - kuna',
    'boise.md:11 here or in the line below: two list items',
  ],
  [
    'a field that stands twice',
    CITY,
    'order: 1',
    'order: 1\norder: 2',
    'boise.md:5 "order" is here twice',
  ],
  [
    'a heading among the fields',
    CITY,
    'order: 1',
    '## Parking\norder: 1',
    'boise.md:4 a line with # is a comment here',
  ],
  [
    'a cell beyond the headings',
    CITY,
    END,
    `${END}| A | B |\n| - | - |\n| 1 | 2 | 3 |\n\n`,
    'boise.md:20 no column heading is above "3"',
  ],
  ['columns set with tabs', CITY, END, `${END}Monday\t8 AM\n\n`, 'boise.md:18 pages show tabs'],
  ['raw HTML', CITY, END, `${END}Call <u>now</u>.\n\n`, 'boise.md:18 "<u>" is HTML'],
  ['a footnote', CITY, END, `${END}Call.[^1]\n\n[^1]: Now.\n\n`, 'boise.md:20 footnotes'],
  [
    'a save from anywhere',
    'business.yaml',
    'name',
    'name',
    'business.yaml:81 the public editor has',
  ],
  ['a picture that no page shows', CITY, 'order: 1', 'order: 1', 'new.jpg: no page shows'],
  [
    'a link to a file that is not there',
    CITY,
    END,
    `${END}[Prices](/prices.pdf)\n\n`,
    'boise.md:18 no file public/prices.pdf',
  ],
])('does not lose %s in silence', (_, path, from, to, said) => {
  expect(saidOf(path, from, to)).toContainEqual(expect.stringContaining(said));
});

it('does not lose attractions that are named as the general questions are', () => {
  const lost = { path: 'attractions/general.yaml', text: 'attractions: []\n' };
  const { diagnostics } = checkContent([...original, lost], settings);
  const said = diagnostics.filter(({ severity }) => severity === 'error');
  expect(said).toMatchObject([{ file: `content/${lost.path}` }]);
});

it('takes a link to a file of public/', () => {
  expect(saidOf(CITY, END, `${END}[Flyer](/flyer.pdf)\n\n`).join()).not.toContain('flyer');
});
