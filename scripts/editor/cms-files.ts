import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

/** The folder of the package: it exports its entry alone. */
const CMS = dirname(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')));

/** Where the editor's styles look for fonts, with the names of face and cut in it. */
const FONT_ELSEWHERE =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g;

/** What the editor asks of people who open a folder of this computer. */
const REPOSITORY_WORDS = /select the root directory of (?:the “\{\$repo\}”|your Git) repository/g;

/** What it asks here of people who know no repositories. */
const FOLDER_WORDS = 'choose this folder: the one of the site, with “content” in it';

/** Where the editor asks how GitHub's servers are; no setting turns that off. */
const STATUS_ELSEWHERE = 'https://www.githubstatus.com/api/v2/status.json';

/** The answer that it gets here: all is well. */
const STATUS_FINE = `data:application/json,${encodeURIComponent('{"status":{"indicator":"none"}}')}`;

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
 * The parts of Sveltia CMS that browsers load, with its fonts.
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
      const make = () => readFileSync(file);
      return path === entry ? { path, make: () => entryCode(base + folder) } : { path, make };
    });
  const license = {
    path: `${folder}/LICENSE.txt`,
    make: () => readFileSync(join(CMS, 'LICENSE.txt')),
  };

  const names = readdirSync(join(CMS, 'locales'));
  const locales = names.map((name): EditorFile => {
    const json = () => readFileSync(join(CMS, 'locales', name), 'utf8');
    return {
      path: `${folder}/locales/${name}.js`,
      make: () => `export default ${inPlainWords(json())}`,
    };
  });
  const imports = names.map((name) => {
    const address = `${base}${folder}/locales/${name}`;
    return [address, `${address}.js`];
  });

  return { files: [...code, license, ...locales], entry, imports: Object.fromEntries(imports) };
}

function inPlainWords(text: string): string {
  return text.replace(REPOSITORY_WORDS, FOLDER_WORDS);
}

/**
 * The code of the editor, without what it asks of other hosts by itself: from here come the fonts that
 * the package brings along, and an answer of our own about the state of GitHub. Throws when one of
 * them has moved.
 * @param address of the folder of the editor's parts
 */
function entryCode(address: string): string {
  const assets = readdirSync(join(CMS, 'npm', 'assets'));
  const code = readFileSync(join(CMS, 'npm', 'index.js'), 'utf8');

  const withFonts = code.replace(FONT_ELSEWHERE, (_, face: string, cut: string) => {
    const font = assets.find((name) => name.startsWith(`${face}-${cut}-`));
    if (font === undefined) throw new Error(`The editor brings no font ${face} ${cut} along.`);
    return `${address}/npm/assets/${font}`;
  });
  if (withFonts === code || !code.includes(STATUS_ELSEWHERE)) {
    throw new Error('The editor asks other hosts for other things than it did: see cms-files.ts.');
  }

  return inPlainWords(withFonts.replace(STATUS_ELSEWHERE, STATUS_FINE));
}
