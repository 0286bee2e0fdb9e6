import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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

/**
 * Copies the parts of Sveltia CMS that browsers load, with its fonts.
 * @param folder where the page of the editor is written
 * @param address the address of that folder
 * @returns the import map for the editor: its own name, and its languages, which are JSON that only
 * bundlers can import, as modules
 */
export async function copyCms(folder: string, address: string): Promise<Record<string, string>> {
  const target = join(folder, 'sveltia-cms');
  const targetAddress = `${address}/sveltia-cms`;

  await cp(join(CMS, 'npm'), join(target, 'npm'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  await cp(join(CMS, 'LICENSE.txt'), join(target, 'LICENSE.txt'));
  await askNobodyElse(join(target, 'npm'), `${targetAddress}/npm`);

  const imports: Record<string, string> = { '@sveltia/cms': `${targetAddress}/npm/index.js` };
  await mkdir(join(target, 'locales'), { recursive: true });
  for (const name of await readdir(join(CMS, 'locales'))) {
    const json = await readFile(join(CMS, 'locales', name), 'utf8');
    await writeFile(join(target, 'locales', `${name}.js`), `export default ${inPlainWords(json)}`);
    imports[`${targetAddress}/locales/${name}`] = `${targetAddress}/locales/${name}.js`;
  }
  return imports;
}

function inPlainWords(text: string): string {
  return text.replace(REPOSITORY_WORDS, FOLDER_WORDS);
}

/**
 * Takes what the editor asks of other hosts by itself from here: the fonts that the package brings
 * along, and an answer of our own about the state of GitHub. Throws when one of them has moved.
 */
async function askNobodyElse(folder: string, address: string): Promise<void> {
  const entry = join(folder, 'index.js');
  const assets = await readdir(join(folder, 'assets'));
  const code = await readFile(entry, 'utf8');

  const withFonts = code.replace(FONT_ELSEWHERE, (_, face: string, cut: string) => {
    const font = assets.find((name) => name.startsWith(`${face}-${cut}-`));
    if (font === undefined) throw new Error(`The editor brings no font ${face} ${cut} along.`);
    return `${address}/assets/${font}`;
  });
  if (withFonts === code || !code.includes(STATUS_ELSEWHERE)) {
    throw new Error('The editor asks other hosts for other things than it did: see copy-cms.ts.');
  }

  const withStatus = withFonts.replace(STATUS_ELSEWHERE, STATUS_FINE);
  await writeFile(entry, inPlainWords(withStatus));
}
