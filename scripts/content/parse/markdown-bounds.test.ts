import { beforeAll, describe, expect, it } from 'vitest';
import { FROZEN_CONTENT } from '../../../tests/support/frozen-content.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { validateContent } from '../index.ts';
import { LIMITS } from '../limits.ts';
import { type RawFile, readContentFolder } from '../read.ts';
import { renderMarkdown } from './markdown.ts';
import { parseYaml } from './yaml.ts';

const told = (markdown: string) =>
  renderMarkdown(markdown).diagnostics.map(({ at, message }) => `${at.line}: ${message}`);
const yamlErrors = (text: string) =>
  parseYaml(text).errors.map(({ line, message }) => `${line}: ${message}`);

describe('a text in Markdown', () => {
  it('may hold lists in quotes in lists, rules, and many links', () => {
    const lists =
      '> - one\n>   - two\n>     1. three\n\n* * * * * * * * * * * * * * * * * * * * * * * *\n';
    const links = '- [a](/contact) and **b**\n'.repeat(40);
    expect(told(`${lists}\n${links}`)).toEqual([]);
  });

  it.each(['> ', '>', '- ', '1. ', '> - + 2) '])(
    'is not parsed with %j thousands of times',
    (marks) => {
      expect(told(`One.\n\n${marks.repeat(2000)}x`)).toEqual([
        expect.stringMatching(/^3: more than 20 lists or quotes inside each other/),
      ]);
    },
  );

  it('is not parsed when its lists go deeper and deeper', () => {
    const stairs = Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n');
    const [first, ...others] = told(stairs);
    expect(first).toMatch(/^21: more than 20 lists or quotes inside each other/);
    expect(others).toHaveLength(300 - 21);
  });

  it('is not rendered when its marks go deeper and deeper', () => {
    expect(told(`${'**a *b '.repeat(35)}${'c* d** '.repeat(35)}`)).toEqual([
      expect.stringMatching(/^1: too many lists, quotes or marks/),
    ]);
  });

  it.each(['*a_ ', '[', '`a', '<'])('is not parsed with %j without end in a paragraph', (piece) => {
    const line = `${piece.repeat(100)}x\n`;
    expect(told(line)).not.toContainEqual(expect.stringContaining('in one paragraph'));
    expect(told(`One.\n\n${line.repeat(4)}`)).toEqual([
      expect.stringMatching(/^[456]: more than 300 of the characters/),
    ]);
  });
});

describe('a text in YAML', () => {
  const place = /^2: more than 20 lists or brackets inside each other/;

  it.each(['- ', '? ', '[', '{a: ', '[{'])('may not hold %j hundreds of times', (piece) => {
    for (const times of [30, 300, 30_000]) {
      expect(yamlErrors(`a:\n  ${piece.repeat(times)}`)).toEqual([expect.stringMatching(place)]);
    }
  });

  it('may not go deeper and deeper', () => {
    const stairs = Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
    expect(yamlErrors(stairs)).toEqual([expect.stringMatching(/^21: more than 20/)]);
  });

  it('may hold lists in lists', () => {
    expect(yamlErrors('a:\n  - - - [[{ b: [1] }]]\n')).toEqual([]);
  });

  it('tells a second document and names that stand twice', () => {
    expect(yamlErrors('a: 1\n---\nb: 2\n')).toEqual([
      expect.stringMatching(/^2: this line ends the file too early/),
    ]);
    expect(yamlErrors('a: 1\nb:\n  c: 1\n  c: 2\na: 3\n')).toEqual([
      '4: the same field is here twice. Delete one.',
      '5: the same field is here twice. Delete one.',
    ]);
  });
});

describe('in a file among others', { timeout: 60_000 }, () => {
  let original: readonly RawFile[];
  beforeAll(async () => {
    original = await readContentFolder(FROZEN_CONTENT);
  });

  /** What is told of a city's file after a change of its text: errors, or warnings. */
  function diagnosticsOf(
    change: (text: string) => string,
    told: Diagnostic['severity'] = 'error',
  ): Diagnostic[] {
    const path = original.find((file) => file.path.startsWith('cities/'))?.path ?? '';
    const places = path.replace('cities/', 'attractions/').replace('.md', '.yaml');
    // The facts, so that they are filled in and looked for; the other files have no part in it.
    const files = original
      .filter((file) => [path, places, 'business.yaml'].includes(file.path))
      .map((file) => (file.path === path ? { ...file, text: change(file.text) } : file));
    const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
    return validateContent(files, settings).diagnostics.filter(
      ({ file, severity }) => file === `content/${path}` && severity === told,
    );
  }

  const inFields = (lines: string) => (text: string) =>
    text.replace('\nnearbyLocations:\n', () => `\n${lines}`);
  const numbered = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');

  it('tells forty unknown fields of a file and counts the others', () => {
    const fields = numbered(9000, (index) => `k${index}: 1`);
    const diagnostics = diagnosticsOf(inFields(`${fields}nearbyLocations:\n`));
    expect(diagnostics).toHaveLength(LIMITS.diagnostics + 1);
    expect(diagnostics[0]?.message).toBe('unknown field "k0". Delete it.');
    expect(diagnostics.at(-1)).toMatchObject({
      severity: 'error',
      line: expect.any(Number),
      message: '8,960 more in this file. Fix the ones above, then check again.',
    });
  });

  it('tells forty unknown neighbors of a file and counts the others', () => {
    const cities = numbered(8000, (index) => `  - t${index}`);
    const diagnostics = diagnosticsOf(inFields(`nearbyLocations:\n${cities}`));
    expect(diagnostics).toHaveLength(LIMITS.diagnostics + 1);
    expect(diagnostics.at(-1)?.message).toMatch(/^7,96\d more in this file/);
  });

  it.each(['a', '1'])('tells a line of 95,000 times %j by its length', (letter) => {
    const diagnostics = diagnosticsOf((text) => `${text}\n${letter.repeat(95_000)}\n`);
    expect(diagnostics).toEqual([
      expect.objectContaining({
        severity: 'error',
        line: expect.any(Number),
        message: expect.stringMatching(/^this line has 95,000 characters, more than the 5,000/),
      }),
    ]);
  });

  it('warns of a value of 95,000 letters', () => {
    const value = `${`${'a'.repeat(2000)}\\\n  `.repeat(45)}`;
    const diagnostics = diagnosticsOf(
      (text) => text.replace(/^description: .*$/m, () => `description: "${value}"`),
      'warning',
    );
    expect(diagnostics.map(({ field }) => field)).toContain('description');
  });
});
