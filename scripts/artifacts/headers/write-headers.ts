import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { POSTMARKS_FOLDER } from '../../../model/postmark.ts';
import { MAPS_FOLDER } from '../../../model/region-map.ts';
import type { Site } from '../../../model/site.ts';
import { ARTIFACTS } from '../artifacts.ts';
import { headerRules } from './header-rules.ts';
import { formatHeaders, HEADERS_FILE } from './headers-file.ts';
import type { PagePolicies } from './page-policies.ts';

/**
 * Writes the headers file of a built site.
 * @param editor the policy of the editor's page; undefined where there is no editor
 */
export async function writeHeaders(
  site: Site,
  policies: PagePolicies,
  editor: string | undefined,
  folder: string,
): Promise<void> {
  const rules = headerRules(site, policies, await unhashedFiles(), editor);
  await writeFile(join(folder, HEADERS_FILE), formatHeaders(rules));
}

/** Patterns for what is served beside the pages under a name that stays. */
async function unhashedFiles(): Promise<string[]> {
  const fixed = (await readdir('public')).map((name) => `/${name}`);
  const made = ARTIFACTS.map(({ path }) => path).filter((path) => !path.startsWith('/_'));
  return [...made, ...fixed, '/cards/*', `${MAPS_FOLDER}/*`, `${POSTMARKS_FOLDER}/*`];
}
