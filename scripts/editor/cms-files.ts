import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Found by its entry, the only export of the package. */
const CMS = dirname(dirname(resolve('@sveltia/cms')));

/** A package that it imports by name, for the preview (0.221.1). */
const IMMUTABLE = 'immutable';

export interface EditorFile {
  /** Without the base path. */
  path: string;
  make: () => string | Buffer | Promise<string | Buffer>;
}

interface CmsParts {
  files: EditorFile[];
  /** The address of its entry script, without the base path. */
  entry: string;
  /**
   * An import map for what only bundlers can import: its locales, which are JSON files, and a package by
   * its name.
   */
  imports: Record<string, string>;
}

/**
 * Returns the files of Sveltia CMS that browsers load.
 * @param folder the address of their folder, without the base path
 * @param base the base path of the site
 */
export function cmsFiles(folder: string, base: string): CmsParts {
  const entry = `${folder}/npm/index.js`;
  const code = readdirSync(join(CMS, 'npm'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.endsWith('.map'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file): EditorFile => {
      const path = folder + file.slice(CMS.length).split(sep).join('/');
      return { path, make: () => readFileSync(file) };
    });
  const license = {
    path: `${folder}/LICENSE.txt`,
    make: () => readFileSync(join(CMS, 'LICENSE.txt')),
  };

  const names = readdirSync(join(CMS, 'locales'));
  const locales = names.map((name): EditorFile => {
    const json = () => readFileSync(join(CMS, 'locales', name), 'utf8');
    return { path: `${folder}/locales/${name}.js`, make: () => `export default ${json()}` };
  });
  const imports = names.map((name) => {
    const address = `${base}${folder}/locales/${name}`;
    return [address, `${address}.js`];
  });

  const immutable = {
    path: `${folder}/${IMMUTABLE}.js`,
    make: () =>
      readFileSync(join(dirname(resolve(IMMUTABLE, { paths: [CMS] })), 'immutable.es.js')),
  };
  imports.push([IMMUTABLE, base + immutable.path]);

  const files = [...code, license, ...locales, immutable];
  return { files, entry, imports: Object.fromEntries(imports) };
}
