import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, it } from 'vitest';

/**
 * What each folder of the code may import besides its own files: folders, and single files of
 * other folders (docs/architecture.md, "Folders"). A file belongs to the folder with the longest matching
 * name.
 */
const FOLDERS: Record<string, readonly string[]> = {
  model: [],
  admin: ['admin/preview'],
  // The one folder that imports pages: it draws them beside the form.
  'admin/preview': ['model', 'scripts/content', 'renderer', 'pages', 'islands'],
  islands: ['model'],
  components: ['model', 'islands'],
  styles: ['components'],
  pages: ['model', 'components', 'islands'],
  renderer: ['model', 'components', 'islands', 'styles'],
  'scripts/content': ['model'],
  'scripts/artwork': ['model', 'scripts/cache.ts'],
  'scripts/files': ['model', 'scripts/artwork', 'scripts/cache.ts'],
  'scripts/editor': ['model', 'scripts/content/collections.ts'],
  scripts: [
    'model',
    'scripts/content/index.ts',
    'scripts/content/collections.ts',
    'scripts/content/diagnostic.ts',
    'scripts/content/report.ts',
    'scripts/artwork',
    'scripts/files',
    'scripts/editor',
  ],
};

interface Import {
  /** The importing file. */
  file: string;
  /** A package, or the path of a file. */
  target: string;
  /** Whether it imports only types, which are erased. */
  isType: boolean;
  /** Whether it's an `import()`, which loads on demand. */
  isDynamic: boolean;
}

/** `import` and `export from` in a script. */
const STATIC =
  /^(?:import|export)\s+(?<type>type\s)?(?:[^'"`;]*?\sfrom\s+)?["'](?<name>[^"'\n]+)["']/gm;

/** `import()` in code and in type comments. */
const DYNAMIC = /\bimport\(\s*["'`](?<name>[^"'`\n]+)["'`]/g;

/** `@import` and `url()` in a style sheet. */
const STYLE = /(?:@import\s+(?!url\()|url\(\s*)["']?(?<name>[^"'()\s]+)["']?/g;

const TOP_FOLDERS = new Set(Object.keys(FOLDERS).map((folder) => folder.split('/')[0] ?? ''));

/** Scripts and style sheets, except tests. */
const FILES = [...TOP_FOLDERS]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => file.split(sep).join('/'));

const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file)]));

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const patterns = file.endsWith('.css') ? [STYLE] : [STATIC, DYNAMIC];
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ groups }): Import => {
      const name = groups?.name ?? '';
      const isPath = name.startsWith('.');
      const path = normalize(join(dirname(file), name))
        .split(sep)
        .join('/');
      return {
        file,
        target: isPath ? path : name,
        isType: groups?.type !== undefined,
        isDynamic: pattern === DYNAMIC,
      };
    }),
  );
}

function folderOf(file: string): string {
  const folders = Object.keys(FOLDERS).filter((folder) => file.startsWith(`${folder}/`));
  return folders.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

const isInProject = ({ target }: Import) => existsSync(target);

it.each(Object.entries(FOLDERS))('%s imports only what it may', (folder, allowed) => {
  const imports = FILES.filter((file) => folderOf(file) === folder)
    .flatMap((file) => IMPORTS.get(file) ?? [])
    .filter(isInProject);
  const isAllowed = ({ target }: Import) =>
    [folder, ...allowed].includes(folderOf(target)) || allowed.includes(target);

  expect(FILES.filter((file) => folderOf(file) === folder)).not.toEqual([]);
  expect(imports.filter((each) => !isAllowed(each))).toEqual([]);
});

it('has no circular imports of values or types', () => {
  const needsOf = (file: string) => (IMPORTS.get(file) ?? []).map(({ target }) => target);

  const circles: string[] = [];
  const done = new Set<string>();
  /** @param importers the chain of files that import the file, the first one first */
  const visit = (file: string, importers: readonly string[]) => {
    const start = importers.indexOf(file);
    if (start >= 0) circles.push([...importers.slice(start), file].join(' > '));
    if (start >= 0 || done.has(file)) return;

    for (const needed of needsOf(file)) visit(needed, [...importers, file]);
    done.add(file);
  };
  for (const file of FILES) visit(file, []);

  expect(circles).toEqual([]);
});

it.each(['model', 'components', 'islands', 'admin'])('%s can run in a browser', (folder) => {
  const imports = FILES.filter((file) => folderOf(file) === folder).flatMap(importsOf);
  expect(imports.filter(({ target }) => isBuiltin(target))).toEqual([]);
});

/** All that files load when they are loaded, themselves among it: files and packages. */
function loadedBy(...files: readonly string[]): ReadonlySet<string> {
  const loaded = new Set<string>();
  const load = (target: string) => {
    if (loaded.has(target)) return;
    loaded.add(target);
    for (const each of IMPORTS.get(target) ?? []) {
      if (!each.isType && !each.isDynamic) load(each.target);
    }
  };
  for (const file of files) load(file);
  return loaded;
}

it('the check of content can run in a browser', () => {
  const split = 'scripts/content/parse/split.ts';
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(imports['#split-front-matter'].default).toBe(`./${split}`);

  const loaded = [...loadedBy('scripts/content/check.ts', split)];
  expect(loaded).toContain('scripts/content/parse/yaml.ts');
  const ofNode = loaded.filter((target) => isBuiltin(target) || HEAVY.includes(target));
  expect(ofNode).toEqual([]);

  const code = loaded.filter((target) => existsSync(target) && target.endsWith('.ts'));
  const withNode = code.filter((file) => /\b(?:Buffer|process)\b/.test(readFileSync(file, 'utf8')));
  expect(withNode).toEqual([]);
});

/** Slow to load, and needed only for some steps of a build. */
const HEAVY = ['@sveltia/cms', 'satori', 'sharp', 'vite'];

it('npm run check loads nothing heavy before it is used', () => {
  const loaded = loadedBy('scripts/check.ts');
  expect(loaded).toContain('zod');
  expect(HEAVY.filter((each) => loaded.has(each))).toEqual([]);
});

/** All tests, and what helps them. */
const TESTS = ['tests', ...TOP_FOLDERS]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => file.startsWith('tests') || /\.test\.tsx?$/.test(file));

it('no test reads the clock of this machine', () => {
  // Written so that it doesn't find itself.
  const clock = /\bnew Date\([)]|\bDate\.now\b/;
  expect(TESTS.length).toBeGreaterThan(1);
  expect(TESTS.filter((file) => clock.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('all pages under test are opened where their clock is set', () => {
  const opens = TESTS.filter((file) => /\blaunchBrowser\([^)]/.test(readFileSync(file, 'utf8')));
  expect(opens.map((file) => file.split(sep).join('/'))).toEqual([
    'tests/support/browser.ts',
    'tests/support/launch-browser.ts',
  ]);
});
