import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EDITOR_PATH, withBase } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { editorPolicy } from '../artifacts/headers.ts';
import { bundleStart, START } from './bundle-start.ts';
import { copyCms } from './copy-cms.ts';
import { editorConfig } from './editor-config.ts';
import { editorPage } from './editor-page.ts';
import { publishedContent } from './published-content.ts';

/**
 * Writes the editor in the browser, unless the business facts leave it out.
 * @param texts the text of each file, by its path in the content folder: what a preview is made of, with the edit
 * @param folder the folder that is served as the site
 * @returns the policy of its page, for the headers; undefined when it is left out
 */
export async function writeEditor(
  site: Site,
  texts: ReadonlyMap<string, string>,
  folder: string,
): Promise<string | undefined> {
  const { business, settings } = site;
  const { editor } = business;
  const { base } = settings;
  if (editor === undefined || !editor.enabled) return undefined;
  const target = join(folder, EDITOR_PATH);
  const address = withBase(base, EDITOR_PATH);
  await bundleStart(target);
  const script = (await readdir(target)).find((file) => file.startsWith(START));
  if (script === undefined) throw new Error('The start of the editor was not bundled.');
  const importMap = JSON.stringify({ imports: await copyCms(target, address) });
  const policy = editorPolicy(importMap);
  const published = publishedContent(site, texts);
  if (published !== undefined) {
    await writeFile(join(target, 'content.json'), JSON.stringify(published));
  }
  await writeFile(
    join(target, 'config.json'),
    JSON.stringify(editorConfig(business, editor, base)),
  );
  const page = editorPage({
    title: `${business.name} Editor`,
    script: `${address}/${script}`,
    config: `${address}/config.json`,
    content: published && `${address}/content.json`,
    icon: withBase(base, '/favicon.svg'),
    importMap,
    policy,
    repository: editor.repository,
  });
  await writeFile(join(target, 'index.html'), page);
  return policy;
}
