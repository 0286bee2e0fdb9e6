import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EDITOR_PATH, withBase } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { editorPolicy } from '../artifacts/headers/content-policy.ts';
import { copyCms } from './copy-cms.ts';
import { editorConfig } from './editor-config.ts';
import { editorPage } from './editor-page.ts';

/**
 * Writes the editor in the browser, unless the business facts leave it out.
 * @param folder the folder that is served as the site
 * @param start the folder with the bundled script that starts it
 * @returns the policy of its page, for the headers; undefined when it is left out
 */
export async function writeEditor(
  { business, settings: { base } }: Site,
  folder: string,
  start: string,
): Promise<string | undefined> {
  const { editor } = business;
  if (editor === undefined || !editor.enabled) return undefined;
  const target = join(folder, EDITOR_PATH);
  const address = withBase(base, EDITOR_PATH);
  const [script] = await readdir(start);
  if (script === undefined) throw new Error('The start of the editor was not bundled.');
  await mkdir(target, { recursive: true });
  const importMap = JSON.stringify({ imports: await copyCms(target, address) });
  const policy = editorPolicy(importMap);
  await copyFile(join(start, script), join(target, script));
  await writeFile(
    join(target, 'config.json'),
    JSON.stringify(editorConfig(business, editor, base)),
  );
  const page = editorPage({
    title: `${business.name} Editor`,
    script: `${address}/${script}`,
    config: `${address}/config.json`,
    icon: withBase(base, '/favicon.svg'),
    importMap,
    policy,
    repository: editor.repository,
  });
  await writeFile(join(target, 'index.html'), page);
  return policy;
}
