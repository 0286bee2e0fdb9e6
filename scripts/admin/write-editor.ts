import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Business } from '../../model/content.ts';
import { EDITOR_PATH } from '../../model/routes.ts';
import { bundleStart } from './bundle-start.ts';
import { editorConfig } from './editor-config.ts';
import { editorPage } from './editor-page.ts';

/** The folder of the package: it exports its entry alone. */
const CMS = dirname(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')));

/**
 * Writes the editor in the browser below `site`, unless the business facts leave it out.
 * @param site the folder that is served as the site
 */
export async function writeEditor(business: Business, site: string): Promise<void> {
  const { editor } = business;
  if (editor === undefined || !editor.enabled) return;
  const folder = join(site, EDITOR_PATH);
  const config = editorConfig(business, editor);
  const start = await bundleStart();
  await mkdir(folder, { recursive: true });
  const imports = await copyCms(folder);
  await writeFile(join(folder, start.fileName), start.code);
  await writeFile(join(folder, 'config.json'), JSON.stringify(config));
  await writeFile(
    join(folder, 'index.html'),
    editorPage({
      title: `Editor of ${business.name}`,
      script: `${EDITOR_PATH}/${start.fileName}`,
      config: `${EDITOR_PATH}/config.json`,
      imports,
      ...(editor.repository === undefined ? {} : { repository: editor.repository }),
    }),
  );
}

/**
 * Copies the parts of Sveltia CMS that browsers load, with its fonts, under its version.
 * Returns the import map for it: its own name, and its languages, which are JSON that only bundlers
 * can import, as modules.
 */
async function copyCms(folder: string): Promise<Record<string, string>> {
  const { version } = JSON.parse(await readFile(join(CMS, 'package.json'), 'utf8'));
  const home = `sveltia-cms-${version}`;
  const target = join(folder, home);
  const address = `${EDITOR_PATH}/${home}`;
  await cp(join(CMS, 'npm'), join(target, 'npm'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  await cp(join(CMS, 'LICENSE.txt'), join(target, 'LICENSE.txt'));
  await mkdir(join(target, 'locales'));
  const locales = await readdir(join(CMS, 'locales'));
  const modules = locales.map(async (file): Promise<[string, string]> => {
    const name = basename(file, '.json');
    const json = await readFile(join(CMS, 'locales', file), 'utf8');
    await writeFile(join(target, 'locales', `${name}.js`), `export default ${json}`);
    return [`${address}/locales/${file}`, `${address}/locales/${name}.js`];
  });
  return {
    '@sveltia/cms': `${address}/npm/index.js`,
    ...Object.fromEntries(await Promise.all(modules)),
  };
}
