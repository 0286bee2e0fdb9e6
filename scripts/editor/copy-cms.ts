import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the package: it exports its entry alone. */
const CMS = dirname(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')));

/** Where the editor's styles look for fonts, with the names of face and cut in it. */
const FONT_ELSEWHERE =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g;

/** What the editor asks for on this computer, and the same for people who know no repositories. */
const REPOSITORY_WORDS = /select the root directory of (?:the “\{\$repo\}”|your Git) repository/g;
const inPlainWords = (text: string) =>
  text.replace(REPOSITORY_WORDS, 'choose this folder: the one of the site, with “content” in it');

/** Where the editor asks how GitHub's servers are; no setting turns that off. */
const STATUS_ELSEWHERE = 'https://www.githubstatus.com/api/v2/status.json';
const STATUS_FINE = `data:application/json,${encodeURIComponent('{"status":{"indicator":"none"}}')}`;

/**
 * Copies the parts of Sveltia CMS that browsers load, with its fonts. Returns the import map for it:
 * its own name, and its languages, which are JSON that only bundlers can import, as modules.
 * @param at the address of the folder
 */
export async function copyCms(folder: string, at: string): Promise<Record<string, string>> {
  const target = join(folder, 'sveltia-cms');
  const address = `${at}/sveltia-cms`;
  const imports: Record<string, string> = { '@sveltia/cms': `${address}/npm/index.js` };
  await cp(join(CMS, 'npm'), join(target, 'npm'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  await cp(join(CMS, 'LICENSE.txt'), join(target, 'LICENSE.txt'));
  await askNobodyElse(join(target, 'npm'), `${address}/npm`);
  await mkdir(join(target, 'locales'));
  for (const name of await readdir(join(CMS, 'locales'))) {
    const json = inPlainWords(await readFile(join(CMS, 'locales', name), 'utf8'));
    await writeFile(join(target, 'locales', `${name}.js`), `export default ${json}`);
    imports[`${address}/locales/${name}`] = `${address}/locales/${name}.js`;
  }
  return imports;
}

/**
 * Takes what the editor asks of other hosts by itself from here: the fonts that the package brings
 * along, and an answer of our own about the state of GitHub. Throws when one of them has moved.
 */
async function askNobodyElse(folder: string, address: string): Promise<void> {
  const entry = join(folder, 'index.js');
  const assets = await readdir(join(folder, 'assets'));
  const code = await readFile(entry, 'utf8');
  const served = code.replace(FONT_ELSEWHERE, (_, face: string, cut: string) => {
    const font = assets.find((name) => name.startsWith(`${face}-${cut}-`));
    if (font === undefined) throw new Error(`The editor brings no font ${face} ${cut} along.`);
    return `${address}/assets/${font}`;
  });
  if (served === code || !code.includes(STATUS_ELSEWHERE)) {
    throw new Error('The editor asks other hosts for other things than it did: see copy-cms.ts.');
  }
  await writeFile(entry, inPlainWords(served.replace(STATUS_ELSEWHERE, STATUS_FINE)));
}
