import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

/** The folder of the package: it exports its entry alone. */
const CMS = dirname(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')));

/** A file of the editor. */
export interface EditorFile {
  /** The address of the file, without the base of the site. */
  path: string;
  make: () => string | Buffer;
}

/** The parts of Sveltia CMS that browsers load. */
interface CmsParts {
  files: EditorFile[];
  /** The address of its code, below the base of the site. */
  entry: string;
  /** The import map for its languages, which are JSON that only bundlers can import, as modules. */
  imports: Record<string, string>;
}

/**
 * The parts of Sveltia CMS that browsers load, as they are.
 * @param folder the address of their folder, without the base of the site
 * @param base the path that the site stands below
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
