import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Business } from '../../model/content.ts';
import { EDITOR_PATH } from '../../model/routes.ts';
import { bundleStart } from './bundle-start.ts';
import { copyCms } from './copy-cms.ts';
import { editorConfig } from './editor-config.ts';
import { editorPage } from './editor-page.ts';

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
      title: `${business.name} Editor`,
      script: `${EDITOR_PATH}/${start.fileName}`,
      config: `${EDITOR_PATH}/config.json`,
      imports,
      ...(editor.repository === undefined ? {} : { repository: editor.repository }),
    }),
  );
}
