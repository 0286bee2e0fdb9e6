import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineDeps } from './inline-deps.ts';

/** How vike asks for the script of a page. */
const SCRIPT = /<script src="([^"]*)\/entries\/[^"]*" type="module" async><\/script>/;

/** How it asks for faces before the page is read. */
const PRELOAD = /<link rel="preload" [^>]*as="font"[^>]*>/g;

/**
 * What is still to be done to a page's HTML, so that it is painted after one request: the loader
 * stands inside, in the place of the request for it, and the face comes when it is used.
 * @param client the folder with what browsers load, as bundled
 * @returns what finishes a page; it throws when the page does not ask for the loader
 */
export async function pageFinisher(client: string): Promise<(html: string) => string> {
  const folder = join(client, 'assets', 'entries');
  const name = (await readdir(folder)).find((file) => file.startsWith('renderer_client.'));
  if (name === undefined) throw new Error(`There is no loader in ${folder}.`);
  const loader = inlineDeps((await readFile(join(folder, name), 'utf8')).trim());
  if (loader.includes('</script')) throw new Error('The loader would end its own element.');
  return (html) => {
    const assets = SCRIPT.exec(html)?.[1];
    if (assets === undefined) throw new Error('A page does not ask for the loader.');
    // What the file imports beside itself, a page has to name from the root.
    const moved = loader.replace(/\bimport\((["'`])\.\.\//g, `import($1${assets}/`);
    return html
      .replace(PRELOAD, '')
      .replace(SCRIPT, () => `<script type="module">${moved}</script>`);
  };
}
