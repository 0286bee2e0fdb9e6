import { isBuiltin } from 'node:module';
import { dirname, join, normalize, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsIn, specifiers } from './support/imports.ts';

/** Which rooms each room may import from (docs/architecture.md); its own files always. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  model: [],
  admin: [],
  islands: ['model'],
  components: ['model', 'islands'],
  styles: ['components'],
  pages: ['model', 'components', 'islands'],
  renderer: ['model', 'components', 'islands', 'styles'],
  scripts: ['model'],
};

/** The folder at the top that a relative import leads to. */
function roomOf({ file, specifier }: { file: string; specifier: string }): string {
  return normalize(join(dirname(file), specifier)).split(sep)[0] ?? '';
}

it.each(Object.entries(MAY_IMPORT))('%s imports only where arrows lead', (room, others) => {
  const found = importsIn(room);
  expect(found).not.toEqual([]);
  const relative = found.filter(({ specifier }) => specifier.startsWith('.'));
  expect(relative.filter((one) => ![room, ...others].includes(roomOf(one)))).toEqual([]);
});

it.each(['model', 'components', 'islands', 'admin'])('%s can run in a browser', (room) => {
  expect(importsIn(room).filter(({ specifier }) => isBuiltin(specifier))).toEqual([]);
});

describe('an import is found', () => {
  it.each([
    `import { a } from './a.ts';`,
    `import type { A } from "./a.ts";`,
    `import './a.ts';`,
    `const a = await import('./a.ts');`,
    'const a = await import(`./a.ts`);',
    `type A = import('./a.ts').A;`,
    `export * from './a.ts';`,
    `export { a } from "./a.ts";`,
    `import {\n  a,\n} from './a.ts';`,
  ])('in a script: %s', (text) => {
    expect(specifiers('one.mjs', text)).toEqual(['./a.ts']);
  });

  it.each([
    `@import './a.css' layer(reset);`,
    `@import "./a.css";`,
    `@import url("./a.css") print;`,
    '@import url(./a.css);',
    `a { background: url( './a.css' ) }`,
  ])('in a style sheet: %s', (text) => {
    expect(specifiers('one.css', text)).toEqual(['./a.css']);
  });
});

it('finds no room that is missing', () => {
  expect(() => importsIn('no-such-room')).toThrow('ENOENT');
});
