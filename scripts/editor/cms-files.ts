import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

/** Found by its entry, the only export of the package. */
const CMS = dirname(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')));

export interface EditorFile {
  /** Without the base path. */
  path: string;
  make: () => string | Buffer;
}

interface CmsParts {
  files: EditorFile[];
  /** The address of its entry script, without the base path. */
  entry: string;
  /**
   * An import map that serves its locales as modules: they are JSON files, which only bundlers can
   * import.
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

  return { files: [...code, license, ...locales], entry, imports: Object.fromEntries(imports) };
}
