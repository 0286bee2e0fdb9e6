import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, it } from 'vitest';

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

/** `import`, `import()` and `export from` in a script, `@import` and `url()` in a style sheet. */
const NAMED = {
  script: /\b(?:from|import)\s*\(?\s*["'`]([^"'`\n]+)["'`]/g,
  style: /(?:@import\s+(?!url\()|url\(\s*)["']?([^"'()\s]+)["']?/g,
};

/** Everything that the files of a room import, tests aside. */
function importsOf(room: string): { file: string; specifier: string }[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(room, name))
    .flatMap((file) => {
      const pattern = file.endsWith('.css') ? NAMED.style : NAMED.script;
      return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, specifier]) =>
        specifier === undefined ? [] : [{ file, specifier }],
      );
    });
}

it.each(Object.entries(MAY_IMPORT))('%s imports only where arrows lead', (room, others) => {
  const found = importsOf(room);
  expect(found).not.toEqual([]);
  const leads = found
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ file, specifier }) => {
      const [target = ''] = normalize(join(dirname(file), specifier)).split(sep);
      return { file, specifier, target };
    });
  expect(leads.filter(({ target }) => ![room, ...others].includes(target))).toEqual([]);
});

it.each(['model', 'components', 'islands', 'admin'])('%s can run in a browser', (room) => {
  expect(importsOf(room).filter(({ specifier }) => isBuiltin(specifier))).toEqual([]);
});
